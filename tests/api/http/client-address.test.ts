import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createProxyList, readNetwork } from '../../../server/adapters/proxy-list.ts';
import { clientAddress, plainAddress } from '../../../server/http/handler.ts';
import { effort } from '../../support/effort.ts';

const port = fc.integer({ min: 1, max: 65_535 });
const trusted = createProxyList(['10.0.0.0/8', 'fd00::/8', '192.0.2.7']);

function seen(remoteAddress: string | undefined, forwarded?: string): string {
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return clientAddress(new Request('http://localhost/', { headers }), remoteAddress, trusted);
}

/** The same IPv4 address in every way that a proxy or a socket writes it. */
function spellings(address: string, number: number): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  const groups = [(a << 8) | b, (c << 8) | d].map((group) => group.toString(16)).join(':');
  return [
    address,
    `${address}:${number}`,
    ` ${address} `,
    `::ffff:${address}`,
    `::FFFF:${groups}`,
    `[::ffff:${address}]:${number}`,
    `0:0:0:0:0:ffff:${groups}`,
  ];
}

describe('an address has one spelling', () => {
  test('of IPv4, however it is written', () => {
    fc.assert(
      fc.property(fc.ipV4(), port, (address, number) => {
        for (const text of spellings(address, number))
          expect([text, plainAddress(text)]).toEqual([text, address]);
      }),
    );
  });

  test('of IPv6, with brackets, port, zone and capitals or without', () => {
    const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(groups, port, (numbers, number) => {
        const long = numbers.map((group) => group.toString(16).padStart(4, '0')).join(':');
        const short = plainAddress(long);
        expect(short).not.toBeNull();
        for (const text of [
          long.toUpperCase(),
          `[${long}]`,
          `[${long}]:${number}`,
          `${long}%eth0`,
          `${short}`,
        ])
          expect(plainAddress(text)).toBe(short);
      }),
    );
  });

  test('what is no address is none, and nothing is thrown', () => {
    const junk = [
      '',
      ' ',
      'unknown',
      '_hidden',
      '1.2.3',
      '1.2.3.4.5',
      '256.1.1.1',
      '1.2.3.4:',
      '[1.2.3.4',
      '::g',
      '[]',
      'a.b.c.d',
      '1.2.3.4, 5',
      'fe80::1::2',
    ];
    for (const text of junk) expect([text, plainAddress(text)]).toEqual([text, null]);
    fc.assert(fc.property(fc.string(), (text) => void plainAddress(text)));
  });
});

describe('networks of proxies', () => {
  test('hold the addresses whose first bits are theirs, and no other', () => {
    const number = (address: string) => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
    fc.assert(
      fc.property(fc.ipV4(), fc.ipV4(), fc.integer({ min: 0, max: 32 }), (network, address, prefix) => {
        const size = 2 ** (32 - prefix);
        const inside = Math.floor(number(network) / size) === Math.floor(number(address) / size);
        expect(createProxyList([`${network}/${prefix}`])(address)).toBe(inside);
      }),
      { numRuns: effort(50, 500) },
    );
  });

  test('are read whole or not at all', () => {
    for (const good of ['10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', '0.0.0.0/0'])
      expect([good, readNetwork(good)]).not.toEqual([good, null]);
    for (const bad of [
      '',
      'proxy.local',
      '10.0.0.0/33',
      '10.0.0.0/-1',
      '10.0.0.0/',
      '::/129',
      '10.0.0/8',
      '10.0.0.0/8/8',
    ])
      expect([bad, readNetwork(bad)]).toEqual([bad, null]);
  });
});

describe('the address that counts', () => {
  const proxy = fc.constantFrom(
    '10.1.2.3',
    '::ffff:10.9.9.9',
    'fd00::7',
    '192.0.2.7',
    '[fd12::1]:4711',
    '10.4.4.4:80',
  );
  const client = fc.ipV4().filter((address) => !trusted(address));
  const written = fc.array(fc.oneof(fc.ipV4(), fc.constantFrom('127.0.0.1', 'unknown', '10.0.0.9', '')), {
    maxLength: 4,
  });

  test('is the first that is no proxy, from the right, in whatever spelling; what stands left of it is not read', () => {
    fc.assert(
      fc.property(
        fc.array(proxy, { minLength: 1, maxLength: 3 }),
        client,
        written,
        port,
        (proxies, address, left, at) => {
          const [remote = '', ...passed] = proxies;
          for (const text of spellings(address, at)) {
            const forwarded = [...left, text, ...passed].join(', ');
            expect([forwarded, seen(plainAddress(remote) ?? '', forwarded)]).toEqual([forwarded, address]);
          }
        },
      ),
    );
  });

  test('is the caller’s own, whatever the caller writes, when that is no proxy', () => {
    fc.assert(
      fc.property(client, written, (address, left) => {
        expect(seen(address, left.join(', '))).toBe(address);
        expect(seen(`::ffff:${address}`, left.join(', '))).toBe(address);
      }),
    );
  });

  test('is the last proxy’s when it passes on what is no address', () => {
    expect(seen('10.0.0.1', 'unknown')).toBe('10.0.0.1');
    expect(seen('10.0.0.1', '20.0.0.1, unknown, 10.0.0.2')).toBe('10.0.0.2');
    expect(seen('10.0.0.1')).toBe('10.0.0.1');
    expect(seen(undefined, '20.0.0.1')).toBe('unknown');
  });
});
