import { ApiError } from '../../errors.ts';
import { sessionRoute } from '../../http/typed-route.ts';
import { sessionInfo } from './session-info.ts';
import { SESSION_INFO } from './session-info-schema.ts';
import { enterStore } from './sessions.ts';
import type { SessionRoute } from '../../http/route.ts';

export const readSession: SessionRoute = {
  method: 'GET',
  path: '/users/token',
  operationId: 'readSession',
  summary: 'Who is signed in, the stores they may enter, and what they may do in the current one',
  tags: ['session'],
  access: 'session',
  answers: { 200: { description: 'The session', schema: SESSION_INFO } },
  async handle({ ports, user }) {
    return { status: 200, body: await sessionInfo(ports, user.sessionId) };
  },
};

export const changeStore = sessionRoute({
  method: 'PUT',
  path: '/users/token',
  operationId: 'changeStore',
  summary: 'Make another of the user’s stores the current one of this session',
  tags: ['session'],
  access: 'session',
  body: {
    type: 'object',
    properties: { store_id: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } },
    required: ['store_id'],
    additionalProperties: false,
  },
  refusals: ['not_found'],
  answers: {
    200: { description: 'The session', schema: SESSION_INFO },
    404: { description: 'No such store among the user’s' },
  },
  async handle({ ports, user, body }) {
    if (!(await enterStore(ports.database, user, body.store_id))) throw new ApiError('not_found');
    return { status: 200, body: await sessionInfo(ports, user.sessionId) };
  },
});
