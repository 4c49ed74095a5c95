import { useEffect, useState } from 'react';
import { usePublicWords } from '../words/usePublicWords.ts';
import { Notice } from './Notice.tsx';
import type { Problem } from '../call/problem.ts';

/** The problem, a button to try again, and a message when a wait has ended. */
export function ProblemNotice({ problem, retry }: { problem: Problem | null; retry(): void }) {
  const words = usePublicWords().problem;
  const [waited, setWaited] = useState<Problem | null>(null);
  useEffect(() => {
    if (problem?.wait === undefined) return;
    const timer = setTimeout(() => setWaited(problem), problem.wait);
    return () => clearTimeout(timer);
  }, [problem]);
  if (problem === null) return null;
  if (waited === problem) return <Notice tone="info">{words.wait_over}</Notice>;
  const action = problem.retry ? { label: words.retry, onClick: retry } : undefined;
  return (
    <Notice tone={problem.tone} action={action}>
      {problem.sentence}
    </Notice>
  );
}
