/**
 * Plays the payment providers on this machine: `npm run gateway`, and a server with
 * `PAYMENT_GATEWAY=http://127.0.0.1:4390`. A store's channel takes the keys of `scripts/gateway/accounts.ts` and the test
 * mode. `TENDERO_ORIGIN` and `STORE` say where its reports go.
 */
import { serve } from '@hono/node-server';
import { GATEWAY_KEYS } from './gateway/accounts.ts';
import { atDesk } from './gateway/desk.ts';
import { createGateway } from './gateway/gateway.ts';

if (process.env['NODE_ENV'] === 'production')
  throw new Error('The gateway pays with nothing: not in production');

const port = Number(process.env['PORT'] ?? 4390);
const receiver = {
  origin: process.env['TENDERO_ORIGIN'] ?? 'http://localhost:4000',
  storeId: Number(process.env['STORE'] ?? 1),
};
const gateway = createGateway();
serve({ fetch: (request) => atDesk(gateway, request, receiver), port, hostname: '127.0.0.1' });
console.log(`Gateway  http://127.0.0.1:${port}  reports to store ${receiver.storeId} of ${receiver.origin}`);
console.log(JSON.stringify(GATEWAY_KEYS, null, 2));
