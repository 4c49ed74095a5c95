import type { SessionInfo } from '../../domain/identity/session-info.ts';
import type { DemoAccount, DemoAnswer } from '../../domain/identity/sign-in-answers.ts';
import type { Http } from './http.ts';
import { objectOf } from './records.ts';
import { sessionOf } from './session-answer.ts';

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/** The account of the demo store; null where the server does not publish it. @throws ApiHttpError */
export async function readDemoAccount(http: Http): Promise<DemoAccount | null> {
  return objectOf<DemoAnswer>(await http('/users/demo'), 'account').account;
}

/** Signs in and opens a session. @throws ApiHttpError */
export async function signIn(http: Http, credentials: Credentials): Promise<SessionInfo> {
  return sessionOf(await http('/users/auth', { method: 'POST', body: credentials }));
}

/** The session that the cookie names. @throws ApiHttpError, with status 401 when there is none */
export async function readSession(http: Http): Promise<SessionInfo> {
  return sessionOf(await http('/users/token'));
}

/** Ends the session on the server, if there is one. @throws ApiHttpError */
export async function signOut(http: Http): Promise<void> {
  await http('/logout', { method: 'POST' });
}

/** Sends the mail with the link if the address has an account. The answer is always the same. @throws ApiHttpError */
export async function requestReset(http: Http, email: string): Promise<void> {
  await http('/users/reset', { method: 'POST', body: { email } });
}

/** Whether a link for a new password is still valid. @throws ApiHttpError, with status 404 when it is not */
export async function checkResetToken(http: Http, token: string): Promise<void> {
  await http(`/users/validate/token/${encodeURIComponent(token)}`);
}

/** Sets the password by the mailed link; every session of the account ends. @throws ApiHttpError */
export async function resetPassword(http: Http, token: string, password: string): Promise<void> {
  await http('/users/change-password', { method: 'PUT', body: { token, password } });
}
