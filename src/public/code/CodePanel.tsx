import { useEffect, useState } from 'react';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { Notice } from '../parts/Notice.tsx';
import { Prose } from '../parts/Prose.tsx';
import { usePublicWords } from '../words/usePublicWords.ts';
import { fill } from '../../i18n/fill.ts';
import { watchCode } from './watch-code.ts';
import css from './CodePanel.module.css';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';

type Shown =
  { kind: 'code'; code: string } | { kind: 'opening' | 'claimed' | 'refused' | 'paused' | 'failed' };

/** The rotating code: a signed-in phone signs this browser in with it (spec 1 §2). */
export default function CodePanel(props: Props) {
  const [attempt, setAttempt] = useState(0);
  return <Panel key={attempt} {...props} again={() => setAttempt(attempt + 1)} />;
}

interface Props {
  onSignedIn(session: SessionInfo): Promise<void>;
  /** The page shows only the code, and its heading already says so. */
  alone?: boolean;
}

function Panel({ onSignedIn, alone = false, again }: Props & { again(): void }) {
  const words = usePublicWords().code;
  const { http } = useSessionStore();
  const [shown, setShown] = useState<Shown>({ kind: 'opening' });

  useEffect(() => {
    const leaving = new AbortController();
    const watcher = {
      shown: ({ code }: { code: string }) => setShown({ kind: 'code', code }),
      claimed: () => setShown({ kind: 'claimed' }),
      refused: () => setShown({ kind: 'refused' }),
      paused: () => setShown({ kind: 'paused' }),
      entered: onSignedIn,
    };
    watchCode(http, watcher, leaving.signal).catch(() => {
      if (!leaving.signal.aborted) setShown({ kind: 'failed' });
    });
    return () => leaving.abort();
  }, [http, onSignedIn]);

  return (
    <section className={alone ? undefined : css.panel} aria-label={words.title}>
      {!alone && <h2 className={css.title}>{words.title}</h2>}
      <Prose>{fill(words.how, { address: `${location.host}/code` })}</Prose>
      {(shown.kind === 'code' || shown.kind === 'opening') && (
        <Digits code={shown.kind === 'code' ? shown.code : null} />
      )}
      {shown.kind === 'claimed' && <Notice tone="info">{words.claimed}</Notice>}
      {shown.kind === 'refused' && (
        <Notice tone="warning" action={{ label: words.again, onClick: again }}>
          {words.refused}
        </Notice>
      )}
      {shown.kind === 'paused' && (
        <Notice tone="info" action={{ label: words.again, onClick: again }}>
          {words.paused}
        </Notice>
      )}
      {shown.kind === 'failed' && (
        <Notice tone="info" action={{ label: words.again, onClick: again }}>
          {words.failed}
        </Notice>
      )}
    </section>
  );
}

/**
 * Two groups of three digits, as people read them out. Screen readers do not announce it, because it changes every
 * minute.
 */
function Digits({ code }: { code: string | null }) {
  return (
    <>
      <p className={css.code} translate="no">
        <span>{code?.slice(0, 3) ?? '···'}</span>
        <span>{code?.slice(3) ?? '···'}</span>
      </p>
      <div className={css.time} aria-hidden>
        {code !== null && <div key={code} className={css.left} />}
      </div>
    </>
  );
}
