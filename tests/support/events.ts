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
