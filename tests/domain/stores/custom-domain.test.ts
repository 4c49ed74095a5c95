import { describe, expect, test } from 'vitest';
import { readDomain, spokenDomain } from '../../../domain/stores/custom-domain.ts';
import { judgeDomain, pauseBetweenLooks } from '../../../domain/stores/domain-check.ts';

describe('[CFG-06] what people type as their domain', () => {
  test.each([
    ['alma.co', 'alma.co'],
    ['  https://www.Alma.CO/inicio?a=1#b ', 'alma.co'],
    ['http:alma.co', 'alma.co'],
    ['https//alma.co', 'alma.co'],
    ['//alma.co', 'alma.co'],
    ['ALMA. co', 'alma.co'],
    ['alma.co.', 'alma.co'],
    ['alma.co:8080', 'alma.co'],
    ['https://yo:clave@alma.co', 'alma.co'],
    ['misinstagram.com', 'misinstagram.com'],
    ['www.tienda.alma.com.co', 'tienda.alma.com.co'],
    ['www.co', 'www.co'],
    ['café.co', 'xn--caf-dma.co'],
    ['CAFÉ.co', 'xn--caf-dma.co'],
    ['ｍuñecas。co', 'xn--muecas-xwa.co'],
    ['http.co', 'http.co'],
    [`${'a'.repeat(63)}.co`, `${'a'.repeat(63)}.co`],
  ])('%s is %s', (typed, domain) => expect(readDomain(typed)).toEqual({ domain }));

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['https://', 'required'],
    ['alma', 'shape'],
    ['alma,co', 'shape'],
    ['alma..co', 'shape'],
    ['-alma.co', 'shape'],
    ['alma-.co', 'shape'],
    ['al_ma.co', 'shape'],
    ['*.alma.co', 'shape'],
    ['alma.co%00', 'shape'],
    ['<b>.co', 'shape'],
    [`${'a'.repeat(64)}.co`, 'shape'],
    [`${'a.'.repeat(130)}co`, 'shape'],
    ['203.0.113.4', 'address'],
    ['127.1', 'address'],
    ['2130706433', 'address'],
    ['0x7f.0.0.1', 'address'],
    ['http://[::1]/', 'address'],
    ['::ffff:127.0.0.1', 'address'],
    ['169.254.169.254', 'address'],
    ['localhost', 'local'],
    ['tienda.localhost', 'local'],
    ['impresora.local', 'local'],
    ['servidor.internal', 'local'],
    ['1.0.0.127.in-addr.arpa', 'local'],
    ['alma.test', 'local'],
    ['hola@alma.co', 'mail'],
    [' mailto:hola@alma.co ', 'mail'],
    ['https://www.instagram.com/alma.co', 'profile'],
    ['wa.me/573001112233', 'profile'],
    ['m.facebook.com', 'profile'],
  ])('%s is none: %s', (typed, fault) => expect(readDomain(typed)).toEqual({ fault }));

  test('a long paste is read in no time, and only its beginning', () => {
    expect(readDomain(`alma.co/${'/'.repeat(1_000_000)}`)).toEqual({ domain: 'alma.co' });
    expect(readDomain('a'.repeat(1_000_000))).toEqual({ fault: 'shape' });
  });
});

describe('[CFG-06] what the addresses of a domain mean', () => {
  const ours = '203.0.113.10';
  const seen = (...addresses: string[]) =>
    judgeDomain(
      'alma.co',
      {
        addresses: addresses.map((address) => ({ address, isPublic: !address.startsWith('10.') })),
        isProven: true,
      },
      ours,
    );

  test('only our address, and no other beside it, is right', () => {
    expect(seen(ours)).toMatchObject({ verified: true, problem: null, incoming_ip: ours, required_ip: ours });
    expect(seen()).toMatchObject({ verified: false, problem: 'missing', incoming_ip: null });
    expect(seen(ours, '198.51.100.7')).toMatchObject({
      verified: false,
      problem: 'other',
      incoming_ip: '198.51.100.7',
    });
    expect(seen(ours, '2001:db8::1')).toMatchObject({ verified: false, incoming_ip: '2001:db8::1' });
  });

  test('an address of a private network is not shown to anybody', () => {
    expect(seen('10.0.0.5')).toMatchObject({ verified: false, problem: 'private', incoming_ip: null });
  });
});

test('[CFG-06] looks come after a minute, then ever later, up to half an hour', () => {
  expect([0, 1, 4, 5, 200].map(pauseBetweenLooks)).toEqual([1, 2, 16, 30, 30].map((n) => n * 60_000));
});

test('[CFG-06] a domain that only machines read is shown beside the name as it was typed', () => {
  const shown = (typed: string) => {
    const read = readDomain(typed);
    return 'domain' in read ? spokenDomain(typed, read.domain) : read.fault;
  };
  expect(shown(' https://www.Ñandú.co/inicio')).toBe('ñandú.co (xn--and-6ma2c.co)');
  expect(shown('alma.co')).toBe('alma.co');
  expect(shown('xn--caf-dma.co')).toBe('xn--caf-dma.co');
});
