import { ApiHttpError, errorOfAnswer, errorWithoutAnswer } from './api-error.ts';
import { backoff, pause } from './backoff.ts';
import { randomId } from './random-id.ts';
import { createRequestIds } from './request-ids.ts';

export interface HttpSettings {
  /** `/api/v1`. */
  baseUrl: string;
  /** Of the signed-in user; sent on every call and checked by the server, where it grants nothing. */
  email(): string | undefined;
  /** Language in which the server words what we have no sentence for, and the mails that it sends. */
  locale(): string;
}

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; a FormData goes as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | null;
  /** Milliseconds for each attempt: 20 s for reads, 30 s for writes when left out. A stream has to begin in them. */
  timeout?: number;
  /** Read the answer as a file, or as a stream that goes on, instead of JSON. */
  as?: 'json' | 'blob' | 'stream';
}

export interface HttpAnswer {
  status: number;
  headers: Headers;
  json: unknown;
  blob: Blob | null;
  stream: ReadableStream<Uint8Array> | null;
}

/** @throws ApiHttpError, or the signal's reason when the caller aborted. */
export type Http = (path: string, options?: CallOptions) => Promise<HttpAnswer>;

const ATTEMPTS = 4;
const READ_TIMEOUT = 20_000;
const WRITE_TIMEOUT = 30_000;
/** The work may or may not have been done: ask again, with the same id. */
const RETRIED = new Set([0, 502, 503, 504]);

function isUnclear(error: unknown): error is ApiHttpError {
  // `in_progress`: our own earlier attempt is still at work; its stored answer comes with the next one.
  return error instanceof ApiHttpError && (RETRIED.has(error.status) || error.code === 'in_progress');
}

/**
 * How often a call is sent while no clear answer comes. The server keeps the answers to the writes of a store by their
 * request id (docs/decisions/0005), so that a repeated one has one effect. Of other writes, such as signing in, it keeps
 * none: they are sent once, and their button sends them again. A stream is opened again by whoever listens to it.
 */
function attemptsOf(method: string, path: string, as: CallOptions['as']): number {
  if (as === 'stream') return 1;
  return method === 'GET' || path.startsWith('/stores/') ? ATTEMPTS : 1;
}

async function read(response: Response, as: CallOptions['as']): Promise<HttpAnswer> {
  const { status, headers } = response;
  const answer = { status, headers, json: null, blob: null, stream: null };
  if (response.ok && as === 'stream') return { ...answer, stream: response.body };
  if (response.ok && as === 'blob') return { ...answer, blob: await response.blob() };
  const text = await response.text();
  const isJson = headers.get('content-type')?.startsWith('application/json') === true;
  const json: unknown = isJson && text !== '' ? JSON.parse(text) : null;
  if (!response.ok) throw errorOfAnswer(status, json);
  return { ...answer, json };
}

async function attempt(
  url: string,
  init: RequestInit,
  options: CallOptions,
  timeout: number,
): Promise<HttpAnswer> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), timeout);
  const signal = options.signal ? AbortSignal.any([patience.signal, options.signal]) : patience.signal;
  try {
    return await read(await fetch(url, { ...init, signal }), options.as);
  } catch (error) {
    if (error instanceof ApiHttpError) throw error;
    if (options.signal?.aborted) throw options.signal.reason;
    throw errorWithoutAnswer(patience.signal.aborted ? 'timeout' : 'network');
  } finally {
    clearTimeout(timer);
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
 * The one place of the admin and of the public pages that speaks HTTP. A read, and a write of a store, is tried up to
 * four times while no clear answer comes. A write keeps its `X-Request-Id` until one came, also when it is made again.
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
      Accept: options.as === 'stream' ? 'text/event-stream' : 'application/json',
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
    const attempts = attemptsOf(method, path, options.as);

    for (let tries = 1; ; tries += 1) {
      try {
        const answer = await attempt(settings.baseUrl + path, init, options, timeout);
        requestIds.settle(fingerprint);
        return answer;
      } catch (error) {
        const unclear = isUnclear(error);
        if (!unclear || reads) requestIds.settle(fingerprint);
        if (!unclear || tries === attempts) throw error;
        await pause(backoff(tries - 1), options.signal);
      }
    }
  };
}
