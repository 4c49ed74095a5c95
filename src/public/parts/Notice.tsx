import { useEffect, useState, type ReactNode } from 'react';
import type { Problem } from '../call/useCall.ts';
import { useWords } from '../../i18n/words.ts';
import { PUBLIC_WORDS } from '../words/public-words.ts';
import css from './Notice.module.css';

interface Props {
  tone: 'danger' | 'warning' | 'info';
  children: ReactNode;
  /** The user's next step. */
  action?: { label: string; onClick(): void } | undefined;
}

/** A message that screen readers announce at once. */
export function Notice({ tone, children, action }: Props) {
  return (
    <div role={tone === 'info' ? 'status' : 'alert'} className={css.notice} data-tone={tone}>
      <svg className={css.icon} viewBox="0 0 24 24" aria-hidden>
        <circle cx="12" cy="12" r="9.25" />
        <path d={tone === 'info' ? 'M12 11v5.5M12 7.5v.5' : 'M12 7v6M12 16v.5'} />
      </svg>
      <div>
        <p className={css.sentence}>{children}</p>
        {action && (
          <button type="button" className={css.action} onClick={action.onClick}>
            {action.label}
          </button>
        )}
      </div>
    </div>
  );
}

/** The problem, a button to try again, and a message when a wait has ended. */
export function ProblemNotice({ problem, retry }: { problem: Problem | null; retry(): void }) {
  const words = useWords(PUBLIC_WORDS).problem;
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
