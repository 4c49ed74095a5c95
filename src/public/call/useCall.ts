import { useRef, useState } from 'react';
import { ApiHttpError } from '../../dataProvider/api-error.ts';
import { fill, useIntlLocale, useWords } from '../../i18n/words.ts';
import { PUBLIC_WORDS, type PublicWords } from '../words/public-words.ts';

export interface Problem {
  tone: 'danger' | 'warning';
  sentence: string;
  /** True when the same call may succeed later. */
  retry: boolean;
  /** Milliseconds until the next try is allowed. */
  wait?: number;
}

/** The reason of a failed call for the page. No reason reveals whether the address has an account. */
export function problemOf(error: unknown, words: PublicWords, language: string): Problem {
  const { problem } = words;
  if (!(error instanceof ApiHttpError)) return { tone: 'danger', sentence: problem.unexpected, retry: true };
  switch (error.code) {
    case 'wrong_credentials':
    case 'invalid':
      return { tone: 'danger', sentence: problem.wrong_credentials, retry: false };
    case 'too_many_requests': {
      const seconds = error.retryAfter ?? 60;
      const sentence = fill(problem.too_many_requests, { wait: waitInWords(seconds, language) });
      return { tone: 'warning', sentence, retry: false, wait: seconds * 1000 };
    }
    case 'network':
    case 'timeout':
      return { tone: 'warning', sentence: problem.network, retry: true };
    case 'unavailable':
      return { tone: 'warning', sentence: problem.unavailable, retry: true };
    default:
      return { tone: 'danger', sentence: problem.unexpected, retry: true };
  }
}

/** `40 segundos`, `7 minutos`: rounded up. */
function waitInWords(seconds: number, language: string): string {
  const [unit, value] = seconds < 60 ? ['second', seconds] : ['minute', Math.ceil(seconds / 60)];
  return new Intl.NumberFormat(language, { style: 'unit', unit: String(unit), unitDisplay: 'long' }).format(
    Number(value),
  );
}

/** One call at a time, with its result. */
export function useCall() {
  const words = useWords(PUBLIC_WORDS);
  const language = useIntlLocale();
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
