import { describe, expect, test } from 'vitest';
import type { Claim, ProviderAccount } from '../../../domain/payments/contract.ts';
import { payu } from '../../../domain/payments/payu/adapter.ts';
import { payuSignature, signedValue } from '../../../domain/payments/payu/signatures.ts';
import { ACCOUNTS, noCertificate, notification } from './accounts.ts';

const ACCOUNT = ACCOUNTS.payu;
const KEYS = { apiKey: ACCOUNT.clientSecret, hmac: 'test123' };

const HMAC: ProviderAccount = { ...ACCOUNT, signatureAlgorithm: 'HMAC-SHA256', eventsKey: 'test123' };

function form(changes: Record<string, string> = {}): string {
  return new URLSearchParams({
    merchant_id: '508029',
    reference_sale: 'PayUTest01',
    value: '150.00',
    currency: 'USD',
    state_pol: '4',
    transaction_id: 'f5e668f1-7ecc-4b83-a4d1-0aaa68260862',
    test: '1',
    sign: '65fb2b3452572784e23e7d6480359fd2507c54dd285ca3c4dceffb8764cfb66f',
    ...changes,
  }).toString();
}

const verify = (body: string, account: ProviderAccount = HMAC): Promise<Claim | null> =>
  payu.verify(notification(body), account, noCertificate);

describe('published vectors', () => {
  test('P1 and P2: signature of a checkout', () => {
    const parts = ['508029', 'TestPayU', '20000', 'COP'];
    expect(payuSignature(parts, KEYS, 'MD5')).toBe('7ee7cf808ce6a39b17481c54f2c57acc');
    expect(payuSignature(parts, KEYS, 'SHA')).toBe('fa890d3f94e12b5cdb62e8771453b99b78e7ccdc');
    expect(payuSignature(parts, KEYS, 'SHA256')).toBe(
      'af3899a22336b79db46006491d15813158826f944599bf3bf601e2327f898022',
    );
    expect(payuSignature(['508029', 'TestPayU', '3', 'USD'], KEYS, 'MD5')).toBe(
      'ba9ffa71559580175585e45ce70b6c37',
    );
  });

  test('P3 and P4: a notification, with one decimal and with two', async () => {
    expect(await verify(form())).toEqual({
      eventId: 'f5e668f1-7ecc-4b83-a4d1-0aaa68260862:4',
      attemptId: 'f5e668f1-7ecc-4b83-a4d1-0aaa68260862',
      reference: 'PayUTest01',
      state: 'approved',
    });
    const sign = '7770a7933b90570a078fcacce1790eb13079cdf8f8a6e900b79f4f5eb96b8024';
    expect(await verify(form({ value: '150.25', sign }))).not.toBeNull();
  });

  test('P5 and P6: the page that the buyer returns by, with one decimal', () => {
    const hmac = payuSignature(['508029', 'PayUTest01', '150.2', 'USD', '6'], KEYS, 'HMAC-SHA256');
    expect(hmac).toBe('5ac639cc57ea3ceccef66243f7a20412ea4ae0c86b5121ca6aa67597266057d1');
    const md5 = (value: string) => payuSignature(['508029', 'TestPayU04', value, 'USD', '6'], KEYS, 'MD5');
    expect(md5('150.2')).toBe('00286dc735bd9eaa8ae3a3a4cbb40688');
    expect(md5('150.4')).toBe('9df2bb60e2838170009040982967923f');
  });

  test.each([
    ['150.00', '150.0'],
    ['150.25', '150.25'],
    ['150.20', '150.2'],
    ['150.5', '150.5'],
    ['20000', '20000.0'],
    ['20000.00', '20000.0'],
    ['1.005', null],
    ['1e3', null],
    ['-1', null],
    ['', null],
  ])('the value %s is signed as %s', (value, signed) => {
    expect(signedValue(value)).toBe(signed);
  });
});

describe('a notification is refused', () => {
  test.each([
    ['merchant_id', '508028'],
    ['reference_sale', 'PayUTest02'],
    ['value', '150.01'],
    ['value', 'abc'],
    ['currency', 'COP'],
    ['state_pol', '6'],
    ['sign', '0'.repeat(64)],
    ['sign', ''],
    ['transaction_id', ''],
    ['test', '0'],
  ])('with another %s: %s', async (name, value) => {
    expect(await verify(form({ [name]: value }))).toBeNull();
  });

  test('by the key of another store, by none, or by another algorithm than the account has', async () => {
    expect(await verify(form(), { ...HMAC, clientSecret: 'another' })).toBeNull();
    expect(await verify(form(), { ...HMAC, eventsKey: 'another' })).toBeNull();
    expect(await verify(form(), { ...HMAC, eventsKey: '' })).toBeNull();
    expect(await verify(form(), { ...HMAC, clientSecret: '' })).toBeNull();
    const parts = ['508029', 'PayUTest01', '150.0', 'USD', '4'];
    const weak = form({ sign: payuSignature(parts, KEYS, 'MD5') });
    expect(await verify(weak)).toBeNull();
    expect(await verify(weak, ACCOUNT)).not.toBeNull();
  });

  test('of a test, by a live account', async () => {
    expect(await verify(form(), { ...HMAC, testMode: false })).toBeNull();
  });
});

test("the sandbox's merchant is of the test mode, and no other is", () => {
  expect(payu.wrongEnvironment(ACCOUNT)).toEqual([]);
  expect(payu.wrongEnvironment({ ...ACCOUNT, testMode: false })).toEqual(['merchant_id']);
  expect(payu.wrongEnvironment({ ...ACCOUNT, merchantId: '777111' })).toEqual(['merchant_id']);
  expect(payu.wrongEnvironment({ ...ACCOUNT, merchantId: '777111', testMode: false })).toEqual([]);
});

test('a checkout says that nothing of the amount is tax, and is signed over the amount as sent', async () => {
  const order = {
    reference: 'TestPayU',
    description: 'Pedido 12',
    cents: 2_000_000,
    currency: 'COP',
    email: null,
    returnUrl: 'https://panel.tendero.co/r',
    notificationUrl: 'https://panel.tendero.co/n',
  };
  const checkout = await payu.createCheckout(order, ACCOUNT, async () => ({ status: 500, body: '' }));
  expect(checkout).toMatchObject({
    kind: 'form',
    action: 'https://sandbox.checkout.payulatam.com/ppp-web-gateway-payu/',
    fields: { amount: '20000', tax: '0', taxReturnBase: '0', signature: '7ee7cf808ce6a39b17481c54f2c57acc' },
  });
});
