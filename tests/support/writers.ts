import { setTimeout as pause } from 'node:timers/promises';
import type { TestClient } from './client.ts';

export interface Write {
  requestId: string;
  path: string;
  body: object;
}

export interface Acknowledged extends Write {
  /** Of the record that the answer gave. */
  id: number;
}

export interface Writers {
  /** Answered with 201. */
  acknowledged: Acknowledged[];
  /** Requests without answer at least once that an identical retry answered. */
  retried: Set<string>;
  /** Requests without answer that were never repeated. */
  abandoned: Set<string>;
  /** Where the writers send; null while the server is away. */
  client: TestClient | null;
  /** Lets each writer finish its current request, if a server runs. Rejects with unexpected answers. */
  stop(): Promise<void>;
}

/** How long a client waits before it tries again. */
const AGAIN = 50;

/**
 * Clients that create records without end, like users on a bad connection. They repeat an unanswered request with the
 * same request id until an answer arrives; they give up every third one.
 * @param next the write of a request id
 */
export function startWriters(
  count: number,
  next: (requestId: string, n: number) => Omit<Write, 'requestId'>,
): Writers {
  let stopping = false;
  let n = 0;
  let unanswered = 0;

  async function write(): Promise<void> {
    while (!stopping) {
      n += 1;
      const requestId = crypto.randomUUID();
      await untilAnswered({ requestId, ...next(requestId, n) });
    }
  }

  async function untilAnswered(one: Write): Promise<void> {
    for (;;) {
      const answer = await send(one);
      if (answer !== null) {
        writers.acknowledged.push({ ...one, id: answer });
        return;
      }
      if (stopping && writers.client === null) {
        writers.abandoned.add(one.requestId);
        return;
      }
      if (!writers.retried.has(one.requestId)) {
        unanswered += 1;
        if (unanswered % 3 === 0) {
          writers.abandoned.add(one.requestId);
          return;
        }
        writers.retried.add(one.requestId);
      }
      await pause(AGAIN);
    }
  }

  /** The new record's id; null when no answer came. */
  async function send({ requestId, path, body }: Write): Promise<number | null> {
    const { client } = writers;
    if (client === null) return null;
    const headers = { 'x-request-id': requestId };
    const answer = await client.post<{ id: number }>(path, body, { headers }).catch(() => null);
    if (answer === null || answer.status === 503) return null;
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body.id;
  }

  const writers: Writers = {
    acknowledged: [],
    retried: new Set(),
    abandoned: new Set(),
    client: null,
    stop: async () => {
      stopping = true;
      await running;
    },
  };
  const running = Promise.all(Array.from({ length: count }, write));
  // Heard by `stop`.
  running.catch(() => undefined);
  return writers;
}
