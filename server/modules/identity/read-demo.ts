import { DEMO_ACCOUNT } from '../../../domain/identity/demo-account.ts';
import { findPublicDemo } from './demo-account.ts';
import type { PublicRoute } from '../../http/route.ts';

/**
 * The login page of a demo names its account. On a server that others reach (`settings.demoSignIn` is off), and after the
 * password was changed, the answer names none.
 */
export const readDemo: PublicRoute = {
  method: 'GET',
  path: '/users/demo',
  operationId: 'readDemoAccount',
  summary: 'The account of the demo store, where it may sign in',
  tags: ['session'],
  access: 'public',
  answers: {
    200: {
      description: 'The account, or null',
      schema: {
        type: 'object',
        properties: {
          account: {
            type: ['object', 'null'],
            properties: { email: { type: 'string' }, password: { type: 'string' } },
            required: ['email', 'password'],
            additionalProperties: false,
          },
        },
        required: ['account'],
        additionalProperties: false,
      },
    },
  },
  async handle({ ports }) {
    const offered = ports.settings.demoSignIn === true && (await findPublicDemo(ports)) !== undefined;
    return { status: 200, body: { account: offered ? DEMO_ACCOUNT : null } };
  },
};
