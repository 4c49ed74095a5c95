import type { SessionInfo } from '../../domain/identity/session-info.ts';
import { randomId } from './random-id.ts';

/** How the calls about the session and the sign-up are made: apart from `http.ts`, so that the login loads nothing of react-admin. */
const BASE = '/api/v1';
const PATIENCE = 30_000;

/** What is wrong with one field: the rule's name, and the values that fill its sentence. */
export interface FieldProblem {
  key: string;
  args?: Record<string, string | number>;
}

/** Why a call about the session failed. `code` is the API's, or `network` or `timeout` when no answer came. */
export class SessionCallError extends Error {
  readonly status: number;
  readonly code: string;
  /** Seconds until another try is allowed; with `too_many_requests`. */
  readonly retryAfter: number | undefined;
  /** By field; with `invalid`. */
  readonly errors: Readonly<Record<string, FieldProblem>>;

  constructor(
    status: number,
    code: string,
    details: { retryAfter?: number; errors?: Record<string, FieldProblem> } = {},
  ) {
    super(`errors.${code}`);
    this.name = 'SessionCallError';
    this.status = status;
    this.code = code;
    this.retryAfter = details.retryAfter;
    this.errors = details.errors ?? {};
  }
}

export interface SessionCall {
  body?: object;
  email?: string | undefined;
  /** The id of a write that may be sent again; one of its own when left out. */
  requestId?: string;
  /** Version that a change was made against, in quotes. */
  ifMatch?: string | undefined;
}

/** The answer's body; null when it has none. @throws SessionCallError */
export async function callSession(
  method: string,
  path: string,
  { body, email, requestId = randomId(), ifMatch }: SessionCall = {},
): Promise<unknown> {
  const headers = new Headers({ accept: 'application/json', 'x-request-id': requestId });
  const language = document.documentElement.lang;
  if (language !== '') headers.set('accept-language', language);
  if (email !== undefined) headers.set('x-user-email', email);
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (ifMatch !== undefined) headers.set('if-match', ifMatch);
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

/** The session in an answer that holds one. @throws SessionCallError */
export function sessionIn(body: unknown): SessionInfo {
  if (isSessionInfo(body)) return body;
  throw new SessionCallError(0, 'unexpected');
}

export function isSessionInfo(body: unknown): body is SessionInfo {
  return typeof body === 'object' && body !== null && 'user' in body && 'stores' in body && 'store' in body;
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response.headers.get('content-type')?.startsWith('application/json') !== true) return null;
  return response.json();
}

function errorOf(status: number, body: unknown): SessionCallError {
  if (typeof body !== 'object' || body === null || !('code' in body) || typeof body.code !== 'string')
    return new SessionCallError(status, status >= 500 ? 'unavailable' : 'unexpected');
  const details: { retryAfter?: number; errors?: Record<string, FieldProblem> } = {};
  if ('retry_after' in body && typeof body.retry_after === 'number') details.retryAfter = body.retry_after;
  // The shape of the catalogue of errors (docs/architecture.md, conventions).
  if ('errors' in body) details.errors = body.errors as Record<string, FieldProblem>;
  return new SessionCallError(status, body.code, details);
}
