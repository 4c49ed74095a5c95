import { expect, test } from 'vitest';
import { misshapenKeys } from '../../../domain/payments/key-shape.ts';
import { accountLines, isTransferTold, readAccount } from '../../../domain/payments/transfer-texts.ts';
import { PROVIDERS } from '../../../domain/payments/provider.ts';
import { ACCOUNTS } from './accounts.ts';

test('[CFG-09] the keys of the documentation have their shape, and keys that are missing have no fault', () => {
  for (const provider of PROVIDERS) {
    expect(misshapenKeys({ provider }, ACCOUNTS[provider])).toEqual({});
    const none = { ...ACCOUNTS[provider], clientId: '', clientSecret: '', merchantId: '' };
    expect(misshapenKeys({ provider }, none)).toEqual({});
  }
});

test('[CFG-09] a key with white space inside is none of any provider', () => {
  for (const provider of PROVIDERS)
    expect(misshapenKeys({ provider }, { ...ACCOUNTS[provider], clientSecret: 'abc 123' })).toEqual({
      client_secret: { key: 'key_space' },
    });
});

test('[CFG-09] ids of PayU and the user of Mercado Pago are digits', () => {
  const payu = { ...ACCOUNTS.payu, merchantId: 'abc', clientId: '51-2' };
  expect(misshapenKeys({ provider: 'payu' }, payu)).toEqual({
    merchant_id: { key: 'key_digits' },
    client_id: { key: 'key_digits' },
  });
  expect(misshapenKeys({ provider: 'mercado_pago' }, { ...ACCOUNTS.mercado_pago, clientId: 'yo' })).toEqual({
    client_id: { key: 'key_digits' },
  });
});

test('[CFG-09] a key of Wompi that begins as none of its kind is told how those of its environment begin', () => {
  const wompi = { ...ACCOUNTS.wompi, clientId: 'hola', integrity: 'prod_events_x' };
  expect(misshapenKeys({ provider: 'wompi' }, wompi)).toEqual({
    client_id: { key: 'key_begins', args: { begins: 'pub_prod_' } },
    integrity: { key: 'key_begins', args: { begins: 'prod_integrity_' } },
  });
  const inTests = { ...wompi, testMode: true, clientId: 'hola', integrity: '' };
  expect(misshapenKeys({ provider: 'wompi' }, inTests)).toEqual({
    client_id: { key: 'key_begins', args: { begins: 'pub_test_' } },
  });
  // Those of the other environment are another mistake, with its own sentence.
  expect(misshapenKeys({ provider: 'wompi' }, { ...ACCOUNTS.wompi, testMode: true })).toEqual({});
});

test.each([
  ['nequi', ' 300 123-4567 ', '3001234567'],
  ['nequi', '+57 300 123 4567', '3001234567'],
  ['daviplata', '573001234567', '3001234567'],
  ['nequi', 'marta', 'marta'],
  ['bre_b', ' @almacriolla', '@almacriolla'],
  ['bre_b', 'marta.gil@correo.co', 'marta.gil@correo.co'],
  ['bre_b', '+57 300 123 4567', '3001234567'],
  ['bre_b', '1.020.304.050', '1020304050'],
  // An account may begin as a number with the code of the country does.
  ['bancolombia', '573-123456-78', '57312345678'],
] as const)('an account of %s that is typed as %j is stored as %j', (way, typed, stored) => {
  expect(readAccount(way, typed)).toBe(stored);
});

test('buyers read the accounts of a transfer in one order, and whose they are', () => {
  const say = (what: string, value: string) => `${what} ${value}`;
  const texts = { holder: 'Ana', daviplata: '3019876543', nequi: '3001234567', bre_b: '@alma' };
  const lines = ['nequi 300 123 4567', 'bre_b @alma', 'daviplata 301 987 6543', 'holder Ana'];
  expect(accountLines(texts, say)).toEqual(lines);
  expect(accountLines({ holder: 'Ana', instructions: 'Al 300' }, say)).toEqual([]);
});

test('a transfer tells buyers something with any text or picture of its own', () => {
  for (const texts of [
    null,
    undefined,
    {},
    { title: ' ', instructions: null, qrImage: '' },
    { holder: 'Ana' },
  ])
    expect(isTransferTold(texts)).toBe(false);
  for (const texts of [
    { title: 'Nequi 300' },
    { instructions: 'Al 300' },
    { qrImage: '/files/1/qr.webp' },
    { bre_b: '@a' },
  ])
    expect(isTransferTold(texts)).toBe(true);
});
