import { useRef, useState } from 'react';
import { problemOf, type Problem } from './problem.ts';
import { useLanguage, usePublicWords } from '../words/usePublicWords.ts';

/** One call at a time, with what became of it. */
export function useCall() {
  const words = usePublicWords();
  const language = useLanguage();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  /** Does nothing while a call is under way. `onProblem` runs after the problem is on the page. */
  async function call(work: () => Promise<void>, onProblem?: () => void): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(problemOf(error, words, language));
      onProblem?.();
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { call, busy, problem };
}
