/** What happened in the store: `orders.created` with the order's id, `imports.progress`, or `resync` after a gap. */
export interface LiveEvent {
  type: string;
  id?: number;
  data?: Record<string, string | number | boolean | null>;
}

function isLiveEvent(value: unknown): value is LiveEvent {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/**
 * The server-sent events of a store, until the signal aborts; the promise settles then, and never rejects. The browser
 * comes back by itself after a cut. Without EventSource (an old browser) nothing is heard, and lists are as fresh as
 * their last reading.
 */
export function listenTo(
  url: string,
  onEvent: (event: LiveEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  if (typeof EventSource === 'undefined' || signal.aborted) return Promise.resolve();
  const source = new EventSource(url, { withCredentials: true });
  source.addEventListener('message', ({ data }) => {
    const event: unknown = typeof data === 'string' ? JSON.parse(data) : null;
    if (isLiveEvent(event)) onEvent(event);
  });
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      source.close();
      resolve();
    });
  });
}
