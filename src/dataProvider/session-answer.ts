import type { SessionInfo } from '../../domain/identity/session-info.ts';
import { unreadableAnswer } from './api-error.ts';
import type { HttpAnswer } from './http.ts';

/** The session in an answer that holds one. @throws ApiHttpError */
export function sessionOf({ json }: HttpAnswer): SessionInfo {
  if (isSessionInfo(json)) return json;
  throw unreadableAnswer();
}

export function isSessionInfo(json: unknown): json is SessionInfo {
  return typeof json === 'object' && json !== null && 'user' in json && 'stores' in json && 'store' in json;
}
