import type { SessionInfo } from '../../domain/identity/session-info.ts';
import type { CodeState, ShownCode } from '../../domain/identity/sign-in-answers.ts';
import { CODE_STATES } from '../../domain/identity/sign-in-limits.ts';
import { unreadableAnswer } from './api-error.ts';
import type { Http } from './http.ts';
import { objectOf } from './records.ts';
import { sessionOf } from './session-answer.ts';

/** A code for this browser's screen. @throws ApiHttpError */
export async function showCode(http: Http): Promise<ShownCode> {
  return objectOf<ShownCode>(await http('/users/codes', { method: 'POST' }), 'code', 'refresh_after');
}

/** @throws ApiHttpError */
export async function readCodeState(http: Http): Promise<CodeState> {
  const answer = objectOf<{ state: string }>(await http('/users/codes'), 'state');
  const known = CODE_STATES.find((state) => answer.state === state);
  if (known === undefined) throw unreadableAnswer();
  return known;
}

/** Opens the session that the phone has approved. @throws ApiHttpError */
export async function enterByCode(http: Http): Promise<SessionInfo> {
  return sessionOf(await http('/users/codes/session', { method: 'POST' }));
}
