import { ApiHttpError, unreadableAnswer } from './api-error.ts';
import { backoff, type Http, pause } from './http.ts';

interface EventHandlers {
  /** A whole message; `id` is undefined when it has none. */
  onMessage(data: string, id: string | undefined): void;
  /** Milliseconds that the server asks clients to wait before the next connection. */
  onRetry(milliseconds: number): void;
}

/** Maximum characters of a message; the server's messages have a few hundred. */
const LONGEST_MESSAGE = 64 * 1024;

/**
 * Reads server-sent events from text that arrives in pieces (WHATWG HTML, 9.2.6). It ignores event names, because our
 * server sends none. A package would cost the first list a kilobyte.
 * @throws RangeError when a message is longer than the maximum
 */
function createEventParser({ onMessage, onRetry }: EventHandlers): (text: string) => void {
  let rest = '';
  return (text) => {
    rest += text;
    const blocks = rest.split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    if (rest.length > LONGEST_MESSAGE) throw new RangeError('A message of the event stream does not end');
    for (const block of blocks) {
      const valuesOf = (name: string): string[] =>
        block
          .split(/\r?\n/)
          .flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1).trimStart()] : []));
      const retry = Number(valuesOf('retry')[0]);
      if (Number.isSafeInteger(retry)) onRetry(retry);
      const data = valuesOf('data');
      if (data.length > 0) onMessage(data.join('\n'), valuesOf('id').at(-1));
    }
  };
}

/** An event of the store: `orders.created` with the order's id, `imports.progress`, or `resync` after a gap. */
export interface LiveEvent {
  type: string;
  id?: number;
  data?: Record<string, string | number | boolean | null>;
}

/**
 * A stream without a byte for so many milliseconds counts as cut: the server's heartbeat of 15 seconds, and ten more for
 * a slow network. Longer, and an order stays unseen behind a proxy that holds the stream back.
 */
const SILENCE = 25_000;

/** Milliseconds between two looks while the stream cannot be opened. Nobody looks at a hidden tab. */
const POLL = 15_000;

/**
 * Reads the server-sent events of a store, until the signal aborts or the server refuses: nobody is signed in, or the
 * member has left the team, which `access.changed` reports. Then the promise settles; it never rejects. A stream that is
 * cut or falls silent is opened again. The wait is the one that the server requests, plus a growing one of our own.
 * `resync` reports the gap. While no stream says anything, `resync` comes every 15 to 30 seconds of a visible tab instead.
 */
export async function listenTo(
  http: Http,
  path: string,
  onEvent: (event: LiveEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let lastId: string | undefined;
  let retry = 0;
  let failures = 0;
  let looked = Date.now();
  const handlers = {
    onMessage: (data: string, id: string | undefined) => {
      lastId = id ?? lastId;
      const event: unknown = JSON.parse(data);
      if (isLiveEvent(event)) onEvent(event);
    },
    onRetry: (milliseconds: number) => {
      retry = milliseconds;
    },
  };

  while (!signal.aborted) {
    let wait = 0;
    const parse = createEventParser(handlers);
    try {
      for await (const text of readText(http, path, lastId, signal)) {
        // An id is the server's only sign of an earlier stream. What a page reads before its first one may have failed too.
        if (failures > 0 && lastId === undefined) onEvent({ type: 'resync' });
        failures = 0;
        looked = Date.now();
        parse(text);
      }
    } catch (error) {
      if (isRefusal(error)) {
        onEvent({ type: 'access.changed' });
        return;
      }
      wait = retryAfterOf(error);
    }
    failures += 1;
    if (Date.now() - looked >= POLL && document.visibilityState === 'visible') {
      looked = Date.now();
      onEvent({ type: 'resync' });
    }
    await pause(Math.max(wait, retry) + backoff(failures - 1), signal).catch(() => undefined);
  }
}

/** Reads the events of one connection until it ends. @throws ApiHttpError, or the reason of the abort */
async function* readText(
  http: Http,
  path: string,
  lastId: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const headers: Record<string, string> = lastId === undefined ? {} : { 'Last-Event-ID': lastId };
  const { stream } = await http(path, { as: 'stream', headers, signal });
  if (stream === null) throw unreadableAnswer();
  const reader = stream.getReader();
  // Needed for answers that MSW makes: they ignore the signal of their call.
  const cut = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cut);
  if (signal.aborted) cut();
  const decoder = new TextDecoder();
  let silence: ReturnType<typeof setTimeout> | undefined;
  try {
    for (;;) {
      silence = setTimeout(cut, SILENCE);
      const { done, value } = await reader.read();
      clearTimeout(silence);
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', cut);
    cut();
  }
}

/** The server refused this user and would refuse again. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiHttpError) || error.code === 'too_many_requests') return false;
  return error.status >= 400 && error.status < 500;
}

/** Milliseconds. */
function retryAfterOf(error: unknown): number {
  return error instanceof ApiHttpError ? (error.retryAfter ?? 0) * 1000 : 0;
}

function isLiveEvent(value: unknown): value is LiveEvent {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
