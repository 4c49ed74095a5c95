import type { SessionInfo } from '../../domain/identity/session-info.ts';
import { unreadableAnswer } from './api-error.ts';
import type { Http } from './http.ts';
import { objectOf } from './records.ts';
import { sessionOf } from './session-answer.ts';

export interface ShownCode {
  /** Six digits. */
  code: string;
  /** Seconds. */
  refreshAfter: number;
}

/** State of the code on this screen; `over` when it shows no valid one. */
export type CodeState = 'waiting' | 'claimed' | 'approved' | 'refused' | 'over';
const STATES: readonly CodeState[] = ['waiting', 'claimed', 'approved', 'refused', 'over'];

/** A code for this browser's screen. @throws ApiHttpError */
export async function showCode(http: Http): Promise<ShownCode> {
  const answer = await http('/users/codes', { method: 'POST' });
  const { code, refresh_after } = objectOf<{ code: string; refresh_after: number }>(
    answer,
    'code',
    'refresh_after',
  );
  return { code, refreshAfter: refresh_after };
}

/** @throws ApiHttpError */
export async function readCodeState(http: Http): Promise<CodeState> {
  const answer = objectOf<{ state: string }>(await http('/users/codes'), 'state');
  const known = STATES.find((state) => answer.state === state);
  if (known === undefined) throw unreadableAnswer();
  return known;
}

/** Opens the session that the phone has approved. @throws ApiHttpError */
export async function enterByCode(http: Http): Promise<SessionInfo> {
  return sessionOf(await http('/users/codes/session', { method: 'POST' }));
}
