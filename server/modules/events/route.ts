import { openStream } from './stream.ts';
import type { StoreRoute } from '../../http/route.ts';

export const listen: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/events',
  operationId: 'listenToStore',
  summary: 'What happens in the store, as it happens: a server-sent stream of small facts',
  tags: ['events'],
  access: { permission: null },
  refusals: ['too_many_requests'],
  answers: {
    200: { description: 'Server-sent events; `data` is `{type, id?, data?}`', type: 'text/event-stream' },
    429: { description: 'Too many open streams of this user' },
  },
  async handle(context) {
    const release = context.ports.state.streams.open(context.user.userId);
    return {
      status: 200,
      raw: openStream(context, release),
      headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' },
    };
  },
};
