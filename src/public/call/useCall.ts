import { useRef, useState } from 'react';
import { problemOf, type Problem } from './problem.ts';
import { useLanguage, usePublicWords } from '../words/usePublicWords.ts';

/** One call at a time, with its result. */
export function useCall() {
  const words = usePublicWords();
  const language = useLanguage();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  /** Does nothing during a call. `onProblem` runs after the page shows the problem. */
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
