import {
  enterByCode,
  readCodeState,
  showCode,
  type CodeState,
  type ShownCode,
} from '../../dataProvider/sign-in-code.ts';
import type { Http } from '../../dataProvider/http.ts';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';

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
    const state = await waitFor(http, performance.now() + code.refreshAfter * 1000, watcher, signal);
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
