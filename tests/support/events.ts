import type { StoreEvent } from '../../server/ports/ports.ts';
import type { TestApi } from './api.ts';
import type { TestClient } from './client.ts';

export interface EventReader {
  /** The next message; null when the server ended the stream. Throws after five seconds of silence. */
  next(): Promise<unknown>;
  close(): Promise<void>;
}

/** Opens the live stream of a store and reads its messages. */
export async function openEvents(
  client: TestClient,
  storeId: number,
  headers: Record<string, string> = {},
): Promise<EventReader> {
  const response = await client.raw(`/stores/${storeId}/events`, { headers });
  if (response.status !== 200 || response.body === null)
    throw new Error(`The stream answered ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';

  async function next(): Promise<unknown> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end !== -1) {
        const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
        text = text.slice(end + 2);
        if (data !== undefined) return JSON.parse(data);
        continue;
      }
      const { done, value } = await withDeadline(reader.read());
      if (done) return null;
      text += value;
    }
  }
  return { next, close: () => reader.cancel() };
}

async function withDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Nothing came for five seconds')), 5000);
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}

export interface HeardEvents {
  /** Those of every commit so far, and none that a later call of it gives again. */
  take(): Promise<StoreEvent[]>;
  stop(): void;
}

/** The events of a store. They arrive after the answers of their calls, and in the order of the commits. */
export function hearEvents(
  { ports, database }: Pick<TestApi, 'ports' | 'database'>,
  storeId: number,
): HeardEvents {
  const heard: StoreEvent[] = [];
  const ends = new Map<string, () => void>();
  const stop = ports.events.subscribe(storeId, (event) => {
    const end = ends.get(event.type);
    if (end === undefined) heard.push(event);
    else end();
  });
  return {
    async take() {
      const mark = `mark.${crypto.randomUUID()}`;
      const arrived = new Promise<void>((resolve) => ends.set(mark, resolve));
      await database.write(storeId, async ({ notify }) => notify({ type: mark }));
      await arrived;
      return heard.splice(0);
    },
    stop,
  };
}

/** Ends when the events of every commit so far have arrived: a stream that is opened next reports none of them. */
export async function settleEvents(
  test: Pick<TestApi, 'ports' | 'database'>,
  storeId: number,
): Promise<void> {
  const heard = hearEvents(test, storeId);
  await heard.take();
  heard.stop();
}
