import { ApiHttpError, errorOfAnswer, errorWithoutAnswer } from './api-error.ts';
import type { OnProgress } from './progress-fetch.ts';

interface HttpSettings {
  /** `/api/v1`. */
  baseUrl: string;
  /** E-mail of the signed-in user. Every call sends it and the server checks it; it grants nothing. */
  email(): string | undefined;
  /** Language of the server's own sentences and of the mails that it sends. */
  locale(): string;
  /** Whether the page is being left, with which the browser ends all calls that do not say that they outlive it. */
  leaving(): boolean;
}

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; a FormData is sent unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | null | undefined;
  /**
   * Milliseconds for each attempt; by default 20 s for reads, 30 s for writes. A stream must begin within that time.
   */
  timeout?: number;
  /** Of the body. While it moves, `timeout` begins anew. */
  onProgress?: OnProgress;
  /** Read the answer as a file, or as an endless stream, instead of JSON. */
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
/** The server may have done the work: send the call again with the same id. */
const RETRIED = new Set([0, 502, 503, 504]);

function isUnclear(error: unknown): error is ApiHttpError {
  // `in_progress`: our own earlier attempt still runs; the next attempt gets its stored answer.
  return error instanceof ApiHttpError && (RETRIED.has(error.status) || error.code === 'in_progress');
}

/**
 * Number of attempts without a clear answer. The server stores the answers to a store's writes by request id
 * (docs/decisions/0005). So a repeated write has one effect. It stores none for other writes, such as signing in. Those
 * are sent once, and the user presses the button again. The reader of a stream reopens it.
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
  const wait = () => setTimeout(() => patience.abort(), timeout);
  let timer = wait();
  const { onProgress } = options;
  const send = async (request: RequestInit): Promise<Response> => {
    if (onProgress === undefined) return fetch(url, request);
    const { progressFetch } = await import('./progress-fetch.ts');
    return progressFetch(url, request, (...progress) => {
      clearTimeout(timer);
      timer = wait();
      onProgress(...progress);
    });
  };
  const signal = options.signal ? AbortSignal.any([patience.signal, options.signal]) : patience.signal;
  try {
    return await read(await send({ ...init, signal }), options.as);
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

/** Browsers carry 64 KiB beyond the end of a page, all calls together (Fetch standard, inflight keepalive bytes). */
const CARRIED = 60 * 1024;

function isShort(body: BodyInit | undefined): boolean {
  return body === undefined || (typeof body === 'string' && new Blob([body]).size <= CARRIED);
}

/** The content that makes two writes the same: for the server too, which refuses one id with two contents. */
async function fingerprintOf(method: string, path: string, body: BodyInit | undefined): Promise<string> {
  const content = body instanceof FormData ? await formDigest(body) : String(body ?? '');
  return `${method} ${path} ${content}`;
}

/** @throws ApiHttpError `network` where the code that reads files cannot be loaded: nothing has been sent then. */
async function formDigest(form: FormData): Promise<string> {
  const load = import('./form-digest.ts').catch(() => Promise.reject(errorWithoutAnswer('network')));
  return (await load).formDigest(form);
}

/**
 * The only HTTP client of the admin and the public pages. Reads, and writes of a store, have up to four attempts until
 * a clear answer arrives. A write keeps its `X-Request-Id` until then, even when the user makes it again.
 */
export function createHttp(settings: HttpSettings): Http {
  const requestIds = createRequestIds();
  return async (path, options = {}) => {
    const method = options.method ?? 'GET';
    const reads = method === 'GET';
    const { body, type } = encode(options.body);
    const fingerprint = reads ? newRequestId() : await fingerprintOf(method, path, body);
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
      ...(!reads && settings.leaving() ? { keepalive: isShort(body) } : {}),
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

/**
 * The id of a logical write, which is also its idempotency key. A write without a clear answer keeps its id. When the
 * user presses the button again with the same content, the server sees the same write.
 */
interface RequestIds {
  of(fingerprint: string): string;
  /** A clear answer arrived, good or bad: the next write with this content is a new one. */
  settle(fingerprint: string): void;
}

function createRequestIds(create: () => string = newRequestId): RequestIds {
  const open = new Map<string, string>();
  return {
    of(fingerprint) {
      const known = open.get(fingerprint);
      if (known !== undefined) return known;
      const id = create();
      open.set(fingerprint, id);
      return id;
    },
    settle(fingerprint) {
      open.delete(fingerprint);
    },
  };
}

/**
 * 128 random bits in hexadecimal. `crypto.randomUUID` needs https, which a shop's laptop on the local network does not
 * have.
 */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;

/** Milliseconds before attempt `attempt + 1`: doubling, with jitter so that phones do not return in step. */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return full / 2 + (full / 2) * random();
}

/** Waits, or rejects with the signal's reason as soon as it aborts. */
export function pause(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
