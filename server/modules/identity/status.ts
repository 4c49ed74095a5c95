import { ApiError } from '../../errors.ts';
import { closedObject } from '../../http/closed-object.ts';
import type { PublicRoute } from '../../http/route.ts';

/** A page that lost its connection asks here whether the server can work again. */
export const status: PublicRoute = {
  method: 'GET',
  path: '/status',
  operationId: 'status',
  summary: 'Whether the service can work now',
  tags: ['session'],
  access: 'public',
  answers: {
    200: {
      description: 'It can',
      schema: closedObject({ status: { const: 'ok' }, time: { type: 'string', format: 'date-time' } }),
    },
    503: { description: 'It cannot reach its database' },
  },
  async handle({ ports, now }) {
    if (!(await ports.database.healthy())) throw new ApiError('unavailable');
    return { status: 200, body: { status: 'ok', time: now.toISOString() } };
  },
};
