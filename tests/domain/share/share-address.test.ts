import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareAddress, shopAddress, type Shop } from '../../../domain/share/share-address.ts';

const SHOP: Shop = { domain: null, url: 'alma', line: '573001112233' };
const HOST = 'tendero.co';

describe('[SHL-12] [PRD-13] the public address', () => {
  test('of a shop is its host and the phone of the main line', () => {
    expect(shopAddress(SHOP, HOST)).toBe('https://alma.tendero.co/573001112233');
    expect(shopAddress({ ...SHOP, domain: 'alma.co' }, HOST)).toBe('https://alma.co/573001112233');
  });

  test('of a shop without a branch is its host alone', () => {
    expect(shopAddress({ ...SHOP, line: null }, HOST)).toBe('https://alma.tendero.co');
  });

  test('of a product has its slug below the line', () => {
    expect(shareAddress(SHOP, HOST, '{line}/{slug}', { slug: 'camisa-azul' })).toBe(
      'https://alma.tendero.co/573001112233/camisa-azul',
    );
  });

  test('of a record without its part is none', () => {
    expect(shareAddress(SHOP, HOST, '{line}/{slug}', { slug: null })).toBeNull();
    expect(shareAddress({ ...SHOP, line: null }, HOST, '{line}/{slug}', { slug: 'a' })).toBeNull();
  });

  test('keeps every part within its own segment, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme-ascii' }), (slug) => {
        const address = shareAddress(SHOP, HOST, '{line}/{slug}', { slug }) ?? '';
        const last = address.slice('https://alma.tendero.co/573001112233/'.length);
        expect(decodeURIComponent(last)).toBe(slug);
        expect(last).not.toMatch(/[/?#]/);
      }),
    );
  });
});
