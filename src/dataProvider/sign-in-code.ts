import type { SessionInfo } from '../../domain/identity/session-info.ts';
import { unreadableAnswer } from './api-error.ts';
import { http } from './client.ts';
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
export async function showCode(): Promise<ShownCode> {
  const { json } = await http('/users/codes', { method: 'POST' });
  if (!isShownCode(json)) throw unreadableAnswer();
  return { code: json.code, refreshAfter: json.refresh_after };
}

/** @throws ApiHttpError */
export async function readCodeState(): Promise<CodeState> {
  const { json } = await http('/users/codes');
  const known = STATES.find((state) => isObject(json) && json['state'] === state);
  if (known === undefined) throw unreadableAnswer();
  return known;
}

/** Opens the session that the phone has approved. @throws ApiHttpError */
export async function enterByCode(): Promise<SessionInfo> {
  return sessionOf(await http('/users/codes/session', { method: 'POST' }));
}

function isShownCode(json: unknown): json is { code: string; refresh_after: number } {
  return isObject(json) && typeof json['code'] === 'string' && typeof json['refresh_after'] === 'number';
}

function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null;
}
