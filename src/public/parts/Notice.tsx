import type { ReactNode } from 'react';
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
