import type { DeviceName } from '../../domain/identity/device-name.ts';
import { callSession, SessionCallError } from './session-call.ts';

/** One place where the user is signed in. */
export interface OwnSession extends DeviceName {
  id: string;
  created_at: string;
  last_seen_at: string;
  /** The one of this browser. */
  current: boolean;
}

/** Where the user is signed in, the last seen first. @throws SessionCallError */
export async function listSessions(email: string): Promise<OwnSession[]> {
  const answer = await callSession('GET', '/users/sessions', { email });
  if (!Array.isArray(answer)) throw new SessionCallError(0, 'unexpected');
  // Of our own API, whose tests hold it to its schema.
  return answer as OwnSession[];
}

/** Signs out on one device. @throws SessionCallError, with status 404 when it was over already */
export async function endSession(id: string, email: string): Promise<void> {
  await callSession('DELETE', `/users/sessions/${encodeURIComponent(id)}`, { email });
}

/** Signs out everywhere but here. @throws SessionCallError */
export async function endOtherSessions(email: string): Promise<void> {
  await callSession('DELETE', '/users/sessions', { email });
}

/** Sets another password; the other sessions end. @throws SessionCallError, with the fields that are wrong */
export async function changePassword(current: string, password: string, email: string): Promise<void> {
  await callSession('PUT', '/users/change-password', {
    body: { current_password: current, password },
    email,
  });
}
