import type { DeviceName } from '../../domain/identity/device-name.ts';
import type { SessionInfo } from '../../domain/identity/session-info.ts';
import { callSession, SessionCallError, sessionIn } from './session-call.ts';

export interface ShownCode {
  /** Six digits. */
  code: string;
  /** Seconds. */
  refreshAfter: number;
}

/** What became of the code on this screen; `over` when it shows none that is good. */
export type CodeState = 'waiting' | 'claimed' | 'approved' | 'refused' | 'over';
const STATES: readonly CodeState[] = ['waiting', 'claimed', 'approved', 'refused', 'over'];

/** A code for this browser's screen. @throws SessionCallError */
export async function showCode(): Promise<ShownCode> {
  const answer = await callSession('POST', '/users/codes');
  const code = memberOf(answer, 'code');
  const refreshAfter = memberOf(answer, 'refresh_after');
  if (typeof code !== 'string' || typeof refreshAfter !== 'number') throw unreadable();
  return { code, refreshAfter };
}

/** @throws SessionCallError */
export async function readCodeState(): Promise<CodeState> {
  const state = memberOf(await callSession('GET', '/users/codes'), 'state');
  const known = STATES.find((one) => one === state);
  if (known === undefined) throw unreadable();
  return known;
}

/** Opens the session that the phone has said yes to. @throws SessionCallError */
export async function enterByCode(): Promise<SessionInfo> {
  return sessionIn(await callSession('POST', '/users/codes/session'));
}

/** Types the code of another screen. @returns which device it would sign in @throws SessionCallError */
export async function claimCode(code: string, email: string): Promise<DeviceName> {
  const answer = await callSession('POST', '/users/codes/claims', { body: { code }, email });
  const [browser, system] = [memberOf(answer, 'browser'), memberOf(answer, 'system')];
  return {
    browser: typeof browser === 'string' ? browser : null,
    system: typeof system === 'string' ? system : null,
  };
}

/** Says yes or no to that device. @throws SessionCallError, with status 404 when the code is over */
export async function decideOnCode(code: string, allow: boolean, email: string): Promise<void> {
  await callSession('PUT', '/users/codes/claims', { body: { code, allow }, email });
}

function memberOf(answer: unknown, name: string): unknown {
  if (typeof answer !== 'object' || answer === null) return undefined;
  return Object.entries(answer).find(([key]) => key === name)?.[1];
}

function unreadable(): SessionCallError {
  return new SessionCallError(0, 'unexpected');
}
