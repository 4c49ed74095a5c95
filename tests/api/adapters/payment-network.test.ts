import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  callOut,
  createPaymentNetwork,
  PATIENCE,
  trustedPublicKey,
} from '../../../server/adapters/payment-network/network.ts';
import { isPublicAddress } from '../../../server/adapters/public-address.ts';
import { systemClock } from '../../../server/adapters/system-clock.ts';
import { readConfig } from '../../../server/config.ts';

const read = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, '../../../scripts/gateway/certificates', name), 'utf8');

describe('calls to payment providers', () => {
  let server: Server;
  let gateway: URL;

  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url?.includes('large') === true) response.end('x'.repeat(600 * 1024));
      else if (request.url?.includes('silent') === true) return;
      else if (request.url?.includes('switched') === true)
        response.socket?.write(
          'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n',
        );
      else if (request.url?.includes('dripping') === true) response.write('{');
      else if (request.url?.includes('elsewhere') === true)
        response.writeHead(302, { location: 'https://api.paypal.com/' }).end();
      else response.end(request.url);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    gateway = new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const get = (url: string, network = createPaymentNetwork(systemClock, gateway)) =>
    network.send({ method: 'GET', url, headers: { authorization: 'Bearer canary' } });

  test('go to the gateway in their place, with host and path', async () => {
    expect(await get('https://sandbox.wompi.co/v1/transactions/1?a=b')).toEqual({
      status: 200,
      body: '/sandbox.wompi.co/v1/transactions/1?a=b',
    });
    const network = createPaymentNetwork(systemClock, gateway);
    expect(network.buyerAddress('https://checkout.wompi.co/p/?x=1')).toBe(
      `${gateway.href}checkout.wompi.co/p/?x=1`,
    );
    expect(createPaymentNetwork(systemClock).buyerAddress('https://checkout.wompi.co/p/')).toBe(
      'https://checkout.wompi.co/p/',
    );
  });

  test('are cut off where an answer is too large, and follow no redirect', async () => {
    await expect(get('https://sandbox.wompi.co/large')).rejects.toThrow(/^No answer from 127.0.0.1$/);
    expect((await get('https://sandbox.wompi.co/elsewhere')).status).toBe(302);
  });

  // A provider that takes the call and says nothing, one that never ends its answer, and one that answers something else.
  test.each(['silent', 'dripping', 'switched'])(
    'end after 15 seconds where a provider is %s',
    async (way) => {
      expect(PATIENCE).toBe(15_000);
      const url = new URL(`/${way}`, gateway);
      const call = { method: 'GET', url: url.href, headers: {} } as const;
      await expect(callOut(call, url, true, 150)).rejects.toThrow(/^No answer from 127.0.0.1$/);
    },
  );

  test.each([
    'http://sandbox.wompi.co/',
    'https://sandbox.wompi.co:8443/',
    'https://sandbox.wompi.co.evil.co/',
    'https://user@sandbox.wompi.co/',
    'https://127.0.0.1/',
    'https://169.254.169.254/latest',
  ])('never leave for %s', async (url) => {
    for (const network of [createPaymentNetwork(systemClock), createPaymentNetwork(systemClock, gateway)])
      await expect(get(url, network)).rejects.toThrow('no payment provider');
  });
});

test.each(['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'])(
  '%s is no public address',
  (address) => expect(isPublicAddress(address)).toBe(false),
);
test.each([
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fd00::1',
  '2002:7f00:1::',
])('%s is no public address', (address) => expect(isPublicAddress(address)).toBe(false));
test.each(['8.8.8.8', '190.85.1.1', '2606:4700::1111'])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

describe('a certificate of PayPal', () => {
  const [leaf, authority, now] = [read('leaf.pem'), read('ca.pem'), new Date()];

  test('is trusted where its chain ends at a trusted authority', () => {
    expect(trustedPublicKey(leaf, [authority], now)).not.toBeNull();
  });

  test('is not without that authority, outside its time, of another name, or of no chain', () => {
    expect(trustedPublicKey(leaf, [], now)).toBeNull();
    expect(trustedPublicKey(leaf, [authority], new Date('2010-01-01'))).toBeNull();
    expect(trustedPublicKey(leaf, [authority], new Date('2300-01-01'))).toBeNull();
    expect(trustedPublicKey(authority, [authority], now)).toBeNull();
    expect(trustedPublicKey('', [authority], now)).toBeNull();
  });
});

test('a server in production refuses the gateway, and any server one that is not on this machine', () => {
  expect(() =>
    readConfig({
      NODE_ENV: 'production',
      TENDERO_ORIGIN: 'https://a.co',
      PAYMENT_GATEWAY: 'http://127.0.0.1:4390',
    }),
  ).toThrow('PAYMENT_GATEWAY cannot be set in production');
  expect(() => readConfig({ PAYMENT_GATEWAY: 'http://10.0.0.1:4390' })).toThrow('must be on this machine');
});
