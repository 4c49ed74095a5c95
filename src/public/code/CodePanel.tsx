import { useEffect, useState } from 'react';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';
import { useSessionStore } from '../../authProvider/useSession.ts';
import type { Http } from '../../dataProvider/http.ts';
import { enterByCode, readCodeState, showCode } from '../../dataProvider/sign-in-code.ts';
import type { CodeState, ShownCode } from '../../../domain/identity/sign-in-answers.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { PUBLIC_WORDS } from '../words/public-words.ts';
import { Notice } from '../parts/Notice.tsx';
import { Prose } from '../parts/Prose.tsx';
import css from './CodePanel.module.css';

/** Milliseconds. An idle login does not need a call every three seconds all day. */
const LOOK_EVERY = 3000;
const WATCH_FOR = 10 * 60 * 1000;

export interface CodeWatcher {
  shown(code: ShownCode): void;
  /** A user has typed the code on a phone and decides. */
  claimed(): void;
  /** The phone refused; the final state. */
  refused(): void;
  entered(session: SessionInfo): Promise<void>;
  /** Nobody used a code for a long time; the final state. */
  paused(): void;
}

/** Shows codes until each expires, and follows the phone's answers. @throws ApiHttpError */
export async function watchCode(http: Http, watcher: CodeWatcher, signal: AbortSignal): Promise<void> {
  const end = performance.now() + WATCH_FOR;
  while (!signal.aborted && performance.now() < end) {
    const code = await showCode(http);
    if (signal.aborted) return;
    watcher.shown(code);
    const state = await waitFor(http, performance.now() + code.refresh_after * 1000, watcher, signal);
    if (signal.aborted) return;
    if (state === 'approved') return watcher.entered(await enterByCode(http));
    if (state === 'refused') return watcher.refused();
  }
  if (!signal.aborted) watcher.paused();
}

/** Waits until the code expires, or longer while the phone decides. */
async function waitFor(
  http: Http,
  until: number,
  watcher: CodeWatcher,
  signal: AbortSignal,
): Promise<CodeState> {
  let state: CodeState = 'waiting';
  while (!signal.aborted && (state === 'claimed' || performance.now() < until)) {
    await pause(LOOK_EVERY, signal);
    await seen(signal);
    if (signal.aborted) break;
    const next = await readCodeState(http);
    if (next === 'claimed' && state !== 'claimed') watcher.claimed();
    state = next;
    if (state !== 'waiting' && state !== 'claimed') break;
  }
  return state;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Resolves when the tab is visible. */
function seen(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve());
  });
}

type Shown =
  | { kind: 'code'; code: string }
  | { kind: 'opening' | 'claimed' | 'refused' | 'paused' | 'failed' };

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
  const words = useWords(PUBLIC_WORDS).code;
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
