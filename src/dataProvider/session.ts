import type { SessionInfo } from '../../domain/identity/session-info.ts';

/** The calls about the session itself. They stand apart from `http.ts`, so that the login loads nothing of react-admin. */
const BASE = '/api/v1';
const PATIENCE = 30_000;

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/** Why a call about the session failed. `code` is the API's, or `network` or `timeout` when no answer came. */
export class SessionCallError extends Error {
  readonly status: number;
  readonly code: string;
  /** Seconds until another try is allowed; with `too_many_requests`. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, retryAfter?: number) {
    super(`errors.${code}`);
    this.name = 'SessionCallError';
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Opens a session. @throws SessionCallError */
export async function signIn(credentials: Credentials): Promise<SessionInfo> {
  return sessionInfo(await call('POST', '/users/auth', { body: credentials }));
}

/** The session that the cookie names. @throws SessionCallError, with status 401 when there is none */
export async function readSession(email?: string): Promise<SessionInfo> {
  return sessionInfo(await call('GET', '/users/token', { email }));
}

/** Makes another of the user's stores the current one. @throws SessionCallError */
export async function changeStore(storeId: number, email: string): Promise<SessionInfo> {
  return sessionInfo(await call('PUT', '/users/token', { email, body: { store_id: storeId } }));
}

/** Ends the session on the server; without one there is nothing to end. @throws SessionCallError */
export async function signOut(email?: string): Promise<void> {
  await call('POST', '/logout', { email });
}

/** Sends the mail with the link, if the address has an account; the answer is the same when it has none. @throws SessionCallError */
export async function requestReset(email: string): Promise<void> {
  await call('POST', '/users/reset', { body: { email } });
}

/** Whether a link for a new password is still good. @throws SessionCallError, with status 404 when it is not */
export async function checkResetToken(token: string): Promise<void> {
  await call('GET', `/users/validate/token/${encodeURIComponent(token)}`, {});
}

/** Sets the password by the mailed link; every session of the account ends. @throws SessionCallError */
export async function resetPassword(token: string, password: string): Promise<void> {
  await call('PUT', '/users/change-password', { body: { token, password } });
}

interface Call {
  body?: object;
  email?: string | undefined;
}

async function call(method: string, path: string, { body, email }: Call): Promise<unknown> {
  const headers = new Headers({ accept: 'application/json', 'x-request-id': randomId() });
  if (email !== undefined) headers.set('x-user-email', email);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    const response = await fetch(BASE + path, {
      method,
      headers,
      credentials: 'same-origin',
      signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await bodyOf(response);
    if (response.ok) return answer;
    throw errorOf(response.status, answer);
  } catch (error) {
    if (error instanceof SessionCallError) throw error;
    throw new SessionCallError(0, signal.aborted ? 'timeout' : 'network');
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response.headers.get('content-type')?.startsWith('application/json') !== true) return null;
  return response.json();
}

function errorOf(status: number, body: unknown): SessionCallError {
  if (typeof body !== 'object' || body === null || !('code' in body) || typeof body.code !== 'string')
    return new SessionCallError(status, status >= 500 ? 'unavailable' : 'unexpected');
  const wait = 'retry_after' in body && typeof body.retry_after === 'number' ? body.retry_after : undefined;
  return new SessionCallError(status, body.code, wait);
}

function sessionInfo(body: unknown): SessionInfo {
  if (isSessionInfo(body)) return body;
  throw new SessionCallError(0, 'unexpected');
}

function isSessionInfo(body: unknown): body is SessionInfo {
  return typeof body === 'object' && body !== null && 'user' in body && 'stores' in body && 'store' in body;
}

/** `crypto.randomUUID` would need https, which a shop's laptop on the local network does not have. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
