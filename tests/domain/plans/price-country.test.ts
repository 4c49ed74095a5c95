import { expect, test } from 'vitest';
import { isInColombia, priceCountry } from '../../../domain/plans/price-country.ts';

const CC = 1;
const PASSPORT = 3;
const COLOMBIA = '573001234567';
const MIAMI = '13055550100';

test.each([
  ['a number of Colombia', [COLOMBIA], null, 'CO', 'CO'],
  ['one branch of several in Colombia, whatever the document', [MIAMI, COLOMBIA], PASSPORT, 'US', 'CO'],
  ['a document of Colombia, whatever the numbers', [MIAMI], CC, 'US', 'CO'],
  ['numbers of elsewhere', [MIAMI], PASSPORT, 'CO', 'DO'],
  ['a prefix that two countries share', [MIAMI], PASSPORT, 'US', 'US'],
  ['the longest prefix', ['50355512345'], null, 'CO', 'SV'],
  ['a number of a country that no form offers', ['447700900123'], PASSPORT, 'CO', 'US'],
  ['no branch yet', [], null, 'MX', 'MX'],
  ['no branch yet, with a document of Colombia', [], CC, 'MX', 'CO'],
  ['a number that was erased', ['0000000'], null, 'MX', 'MX'],
])('[BIL-06] the country of a price: %s', (_, numbers, documentTypeId, home, country) => {
  expect(priceCountry({ numbers, documentTypeId, home })).toBe(country);
});

test('[BIL-06] a document of Colombia belongs to a store that is there by its numbers, else by its sign-up', () => {
  expect(isInColombia({ numbers: [MIAMI, COLOMBIA], home: 'US' })).toBe(true);
  expect(isInColombia({ numbers: [MIAMI], home: 'CO' })).toBe(false);
  expect(isInColombia({ numbers: [], home: 'CO' })).toBe(true);
});
