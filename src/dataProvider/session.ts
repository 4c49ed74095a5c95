import type { SessionInfo } from '../../domain/identity/session-info.ts';
import { callSession, sessionIn } from './session-call.ts';

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/** Opens a session. @throws SessionCallError */
export async function signIn(credentials: Credentials): Promise<SessionInfo> {
  return sessionIn(await callSession('POST', '/users/auth', { body: credentials }));
}

/** The session that the cookie names. @throws SessionCallError, with status 401 when there is none */
export async function readSession(email?: string): Promise<SessionInfo> {
  return sessionIn(await callSession('GET', '/users/token', { email }));
}

/** Makes another of the user's stores the current one. @throws SessionCallError */
export async function changeStore(storeId: number, email: string): Promise<SessionInfo> {
  return sessionIn(await callSession('PUT', '/users/token', { email, body: { store_id: storeId } }));
}

/** Ends the session on the server; without one there is nothing to end. @throws SessionCallError */
export async function signOut(email?: string): Promise<void> {
  await callSession('POST', '/logout', { email });
}

/** Sends the mail with the link, if the address has an account; the answer is the same when it has none. @throws SessionCallError */
export async function requestReset(email: string): Promise<void> {
  await callSession('POST', '/users/reset', { body: { email } });
}

/** Whether a link for a new password is still good. @throws SessionCallError, with status 404 when it is not */
export async function checkResetToken(token: string): Promise<void> {
  await callSession('GET', `/users/validate/token/${encodeURIComponent(token)}`, {});
}

/** Sets the password by the mailed link; every session of the account ends. @throws SessionCallError */
export async function resetPassword(token: string, password: string): Promise<void> {
  await callSession('PUT', '/users/change-password', { body: { token, password } });
}
