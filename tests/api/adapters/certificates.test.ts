import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCertificates, MOST_CERTIFICATES } from '../../../server/adapters/payment-network/network.ts';

const read = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, '../../../scripts/gateway/certificates', name), 'utf8');
const [LEAF, AUTHORITY] = [read('leaf.pem'), read('ca.pem')];
const address = (name: string): string => `https://api.paypal.com/v1/notifications/certs/${name}`;
const MINUTE = 60_000;

let now: number;
/** What PayPal's host has at an address; anything else is 404 there. */
let served: Map<string, string>;
let downloaded: string[];
let publicKeyAt: ReturnType<typeof createCertificates>;

beforeEach(() => {
  now = Date.now();
  served = new Map();
  downloaded = [];
  publicKeyAt = createCertificates({
    clock: { now: () => new Date(now) },
    download: async (url) => {
      downloaded.push(url);
      const body = served.get(url);
      return body === undefined ? { status: 404, body: '' } : { status: 200, body };
    },
    roots: async () => [AUTHORITY],
  });
});

describe("PayPal's certificates, whose addresses a stranger may choose", () => {
  test('a trusted one is downloaded once an hour, for calls at the same time too', async () => {
    served.set(address('CERT-1'), LEAF);
    const keys = await Promise.all([1, 2, 3].map(() => publicKeyAt(address('CERT-1'))));
    expect(keys.every((key) => key !== null)).toBe(true);
    now += 59 * MINUTE;
    expect(await publicKeyAt(address('CERT-1'))).toEqual(keys[0]);
    expect(downloaded).toHaveLength(1);
    now += 2 * MINUTE;
    await publicKeyAt(address('CERT-1'));
    expect(downloaded).toHaveLength(2);
  });

  test.each([
    ['there is none', undefined],
    ['nobody vouches for it', 'no certificate'],
  ])('one where %s is asked for once a minute', async (_, body) => {
    const url = address('CERT-2');
    if (body !== undefined) served.set(url, body);
    const outcome = () => publicKeyAt(url).catch(() => 'rejected');
    const first = await outcome();
    expect([await outcome(), await outcome()]).toEqual([first, first]);
    expect(downloaded).toHaveLength(1);
    now += MINUTE + 1;
    served.set(url, LEAF);
    expect(await publicKeyAt(url)).not.toBeNull();
    expect(downloaded).toHaveLength(2);
  });

  test('spellings of one address are one address', async () => {
    served.set(address('CERT-3'), LEAF);
    for (const end of ['', '#a', '#b', '?'])
      expect(await publicKeyAt(`${address('CERT-3')}${end}`)).not.toBeNull();
    expect(await publicKeyAt(address('x/../CERT-3'))).not.toBeNull();
    expect(downloaded).toEqual([address('CERT-3')]);
  });

  test('a flood of new addresses is bounded, and does not displace the trusted one', async () => {
    served.set(address('GENUINE'), LEAF);
    await publicKeyAt(address('GENUINE'));
    for (let at = 0; at < 500; at += 1) await publicKeyAt(address(`FALSE-${at}`)).catch(() => null);
    expect(downloaded).toHaveLength(MOST_CERTIFICATES);
    expect(await publicKeyAt(address('GENUINE'))).not.toBeNull();
    // Still during a flood, an hour later.
    now += 61 * MINUTE;
    for (let at = 0; at < 500; at += 1) await publicKeyAt(address(`FALSER-${at}`)).catch(() => null);
    expect(await publicKeyAt(address('GENUINE'))).not.toBeNull();
    now += MINUTE + 1;
    served.set(address('NEXT'), LEAF);
    expect(await publicKeyAt(address('NEXT'))).not.toBeNull();
  });
});
