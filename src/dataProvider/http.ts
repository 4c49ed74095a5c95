import { ApiHttpError, errorOfAnswer, errorWithoutAnswer } from './api-error.ts';
import { backoff, pause } from './backoff.ts';
import { randomId } from './random-id.ts';
import { createRequestIds } from './request-ids.ts';

export interface HttpSettings {
  /** `/api/v1`. */
  baseUrl: string;
  /** Of the signed-in user; sent on every call and checked by the server, where it grants nothing. */
  email(): string | undefined;
  /** Language in which the server words what we have no sentence for. */
  locale(): string;
}

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; a FormData goes as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | null;
  /** Milliseconds for each attempt: 20 s for reads, 30 s for writes when left out. */
  timeout?: number;
  /** Read the answer as a file instead of JSON. */
  as?: 'json' | 'blob';
}

export interface HttpAnswer {
  status: number;
  headers: Headers;
  json: unknown;
  blob: Blob | null;
}

/** @throws ApiHttpError, or the signal's reason when the caller aborted. */
export type Http = (path: string, options?: CallOptions) => Promise<HttpAnswer>;

const ATTEMPTS = 4;
const READ_TIMEOUT = 20_000;
const WRITE_TIMEOUT = 30_000;
/** The work may or may not have been done: ask again, with the same id. */
const RETRIED = new Set([0, 502, 503, 504]);

function worthRetrying(error: unknown): error is ApiHttpError {
  // `in_progress`: our own earlier attempt is still at work; its stored answer comes with the next one.
  return error instanceof ApiHttpError && (RETRIED.has(error.status) || error.code === 'in_progress');
}

async function read(response: Response, as: 'json' | 'blob'): Promise<HttpAnswer> {
  const { status, headers } = response;
  if (response.ok && as === 'blob') return { status, headers, json: null, blob: await response.blob() };
  const text = await response.text();
  const isJson = headers.get('content-type')?.startsWith('application/json') === true;
  const json: unknown = isJson && text !== '' ? JSON.parse(text) : null;
  if (!response.ok) throw errorOfAnswer(status, json);
  return { status, headers, json, blob: null };
}

async function attempt(
  url: string,
  init: RequestInit,
  options: CallOptions,
  timeout: number,
): Promise<HttpAnswer> {
  const patience = AbortSignal.timeout(timeout);
  const signal = options.signal ? AbortSignal.any([patience, options.signal]) : patience;
  try {
    return await read(await fetch(url, { ...init, signal }), options.as ?? 'json');
  } catch (error) {
    if (error instanceof ApiHttpError) throw error;
    if (options.signal?.aborted) throw options.signal.reason;
    throw errorWithoutAnswer(patience.aborted ? 'timeout' : 'network');
  }
}

function encode(body: unknown): { body?: BodyInit; type?: string } {
  if (body === undefined) return {};
  return body instanceof FormData ? { body } : { body: JSON.stringify(body), type: 'application/json' };
}

/** What makes two writes the same; files are never the same. */
function fingerprintOf(method: string, path: string, body: BodyInit | undefined): string {
  return body instanceof FormData ? randomId() : `${method} ${path} ${String(body ?? '')}`;
}

/**
 * The one place of the admin that speaks HTTP. A call is tried up to four times when no clear answer comes;
 * a write keeps its `X-Request-Id` over all of them, so that it happens once.
 */
export function createHttp(settings: HttpSettings): Http {
  const requestIds = createRequestIds();

  return async (path, options = {}) => {
    const method = options.method ?? 'GET';
    const reads = method === 'GET';
    const { body, type } = encode(options.body);
    const fingerprint = reads ? randomId() : fingerprintOf(method, path, body);
    const email = settings.email();
    const headers = {
      Accept: 'application/json',
      'Accept-Language': settings.locale(),
      'X-Request-Id': requestIds.of(fingerprint),
      ...(email === undefined ? {} : { 'X-User-Email': email }),
      ...(type === undefined ? {} : { 'Content-Type': type }),
      ...options.headers,
    };
    const init: RequestInit = {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body }),
    };
    const timeout = options.timeout ?? (reads ? READ_TIMEOUT : WRITE_TIMEOUT);

    for (let tries = 1; ; tries += 1) {
      try {
        const answer = await attempt(settings.baseUrl + path, init, options, timeout);
        requestIds.settle(fingerprint);
        return answer;
      } catch (error) {
        const unclear = worthRetrying(error);
        if (!unclear || reads) requestIds.settle(fingerprint);
        if (!unclear || tries === ATTEMPTS) throw error;
        await pause(backoff(tries - 1), options.signal);
      }
    }
  };
}
