import { ApiError } from '../../errors.ts';
import { openStream } from './stream.ts';
import type { StoreRoute } from '../../http/route.ts';
import type { Events } from '../../ports/ports.ts';

/** Tabs and devices of one person; a browser itself opens no more than six to a host. */
const STREAMS_PER_USER = 8;

/** Open streams of this process, by its events port and then by user. */
const open = new WeakMap<Events, Map<number, number>>();

export const listen: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/events',
  operationId: 'listenToStore',
  summary: 'What happens in the store, as it happens: a server-sent stream of small facts',
  tags: ['events'],
  access: { permission: null },
  answers: {
    200: { description: 'Server-sent events; `data` is `{type, id?, data?}`', type: 'text/event-stream' },
    429: { description: 'Too many open streams of this user' },
  },
  async handle(context) {
    const release = occupy(context.ports.events, context.user.userId);
    return {
      status: 200,
      raw: openStream(context, release),
      headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' },
    };
  },
};

/** Counts a stream in; the answer counts it out. Throws `too_many_requests`. */
function occupy(events: Events, userId: number): () => void {
  const streams = open.get(events) ?? new Map<number, number>();
  open.set(events, streams);
  const count = streams.get(userId) ?? 0;
  if (count >= STREAMS_PER_USER) throw new ApiError('too_many_requests', { details: { retry_after: 30 } });
  streams.set(userId, count + 1);
  return () => {
    const rest = (streams.get(userId) ?? 1) - 1;
    if (rest > 0) streams.set(userId, rest);
    else streams.delete(userId);
  };
}
