import { describe, expect, test } from 'vitest';
import { deviceName } from '../../domain/identity/own-session.ts';
import { isEmail, normaliseEmail } from '../../domain/identity/credentials.ts';
import { readSource } from '../../domain/identity/source.ts';
import { storeUrlCandidate } from '../../domain/stores/store-url.ts';
import { allowedInInactiveStore } from '../../domain/access/access.ts';
import { addressGroup, isAlive, SESSION_POLICY } from '../../domain/identity/sign-in-limits.ts';

describe('addresses', () => {
  test.each(['ana@correo.co', ' Ana@Correo.CO ', "o'neil+x@sub.dominio.com.co", 'a@b-c.io'])(
    '%s',
    (email) => {
      expect(isEmail(email)).toBe(true);
    },
  );
  test.each(['', 'ana', 'ana@', '@correo.co', 'ana@correo', 'a b@correo.co', 'a@b..co', 'a@-b.co', 'á@b.co'])(
    'not %s',
    (email) => {
      expect(isEmail(email)).toBe(false);
    },
  );
  test('no longer than mail can carry', () => {
    expect(isEmail(`${'a'.repeat(250)}@b.co`)).toBe(false);
    expect(isEmail(`a@${'a.'.repeat(50_000)}co`)).toBe(false);
  });
  test('stored in lower case', () => expect(normaliseEmail(' Ana@Correo.CO ')).toBe('ana@correo.co'));
});

describe('sessions', () => {
  const start = new Date('2026-03-01T12:00:00Z');
  const after = (ms: number) => new Date(start.getTime() + ms);
  test.each([
    ['browser', false],
    ['remembered', true],
  ] as const)('%s: idle and absolute ends', (kind, remember) => {
    const { idle, absolute } = SESSION_POLICY[kind];
    const session = { remember, lastSeenAt: start, expiresAt: after(absolute) };
    expect(isAlive(session, after(idle - 1))).toBe(true);
    expect(isAlive(session, after(idle))).toBe(false);
    const used = { ...session, lastSeenAt: after(absolute - 1) };
    expect(isAlive(used, after(absolute - 1))).toBe(true);
    expect(isAlive(used, after(absolute))).toBe(false);
  });
});

describe('an inactive store', () => {
  test.each([null, 'orders.read', 'settings.write', 'team.write', 'billing.write', 'audit.read'])(
    'leaves %s',
    (permission) => expect(allowedInInactiveStore(permission)).toBe(true),
  );
  test.each([
    'orders.write',
    'products.delete',
    'customers.export',
    'orders.mark_paid',
    'products.edit_price',
  ])('takes %s', (permission) => expect(allowedInInactiveStore(permission)).toBe(false));
});

describe('addresses that count as one', () => {
  test.each([
    ['190.24.1.7', '190.24.1.7'],
    ['::ffff:190.24.1.7', '190.24.1.7'],
    ['2800:484:1:2:3:4:5:6', '2800:484:1:2::/64'],
    ['2800:484:1:2::9', '2800:484:1:2::/64'],
    ['2800::9', '2800:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s', (address, group) => expect(addressGroup(address)).toBe(group));
});

describe('sources of visitors', () => {
  test.each([' instagram ', 'feria-2026', 'Volante Ñ', 'welcome-10x'])('%s', (text) =>
    expect(readSource(text)).toBe(text.trim()),
  );
  test.each(['', '//evil', 'https://evil', '/\\evil', 'a\nb', '<b>', 'x'.repeat(101), null, 7])(
    'not %j',
    (text) => expect(readSource(text)).toBeNull(),
  );
});

describe('addresses of new stores', () => {
  test.each([
    ['Café de la Montaña', 1, 'cafe-de-la-montana'],
    ['Café', 3, 'cafe-3'],
    ['¿?', 1, null],
    ['¿?', 2, 'tienda-2'],
    ['Admin', 1, null],
    ['WWW', 2, 'www-2'],
  ])('%s, number %d: %s', (name, n, url) => expect(storeUrlCandidate(name, n)).toBe(url));
  test('are labels of a host name, however long the name', () => {
    const url = storeUrlCandidate(`${'muy larga '.repeat(20)}`, 123_456);
    expect(url).toMatch(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])$/);
  });
});

describe('devices by their User-Agent', () => {
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
  test.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome', 'Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0`, 'Edge', 'Windows'],
    [`Mozilla/5.0 (Linux; Android 14; SM-A146M) ${chrome} Mobile Safari/537.36`, 'Chrome', 'Android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1',
      'Safari',
      'iPhone',
    ],
    ['curl/8.5.0', null, null],
    [null, null, null],
  ])('%s', (userAgent, browser, system) => expect(deviceName(userAgent)).toEqual({ browser, system }));
});
