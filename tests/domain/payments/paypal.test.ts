import { createPublicKey, createSign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 as crcOfZlib } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Claim, ProviderAccount } from '../../../domain/payments/contract.ts';
import { paypal } from '../../../domain/payments/paypal/adapter.ts';
import { crc32, isCertificateUrl, signedText } from '../../../domain/payments/paypal/webhook.ts';
import { ACCOUNTS, notification } from './accounts.ts';

const FOLDER = path.join(import.meta.dirname, '../../../scripts/gateway/certificates');
const read = (name: string): string => readFileSync(path.join(FOLDER, name), 'utf8');
const SPKI = new Uint8Array(createPublicKey(read('leaf.pem')).export({ type: 'spki', format: 'der' }));
const ACCOUNT = ACCOUNTS.paypal;

const BODY = JSON.stringify({
  id: 'WH-1',
  event_type: 'PAYMENT.CAPTURE.COMPLETED',
  resource: { id: 'CAP1', custom_id: 'tndabc-x', supplementary_data: { related_ids: { order_id: 'ORD1' } } },
});
const ID = '69cd13f0-d67a-11e5-baa3-778b53f4ae55';
const TIME = '2016-02-18T20:01:35Z';

function headers(body: string, webhookId = ACCOUNT.eventsKey): Record<string, string> {
  const text = signedText({
    transmissionId: ID,
    time: TIME,
    webhookId,
    body: new TextEncoder().encode(body),
  });
  return {
    'paypal-transmission-id': ID,
    'paypal-transmission-time': TIME,
    'paypal-transmission-sig': createSign('RSA-SHA256').update(text).sign(read('leaf-key.pem'), 'base64'),
    'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1',
    'paypal-auth-algo': 'SHA256withRSA',
  };
}

function verify(
  body = BODY,
  changed: Record<string, string> = {},
  account: ProviderAccount = ACCOUNT,
): Promise<Claim | null> {
  const sent = notification(body, { headers: { ...headers(BODY), ...changed } });
  return paypal.verify(sent, account, async () => SPKI);
}

describe('published vectors', () => {
  test('the text that is signed', () => {
    const body = new TextEncoder().encode('{"id":"WH-TEST-1","event_type":"PAYMENT.CAPTURE.COMPLETED"}');
    expect(signedText({ transmissionId: ID, time: TIME, webhookId: '1JE4291016473214C', body })).toBe(
      '69cd13f0-d67a-11e5-baa3-778b53f4ae55|2016-02-18T20:01:35Z|1JE4291016473214C|2077941293',
    );
  });

  test('CRC-32 is that of zlib', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(crc32(bytes)).toBe(crcOfZlib(bytes));
      }),
    );
  });
});

test('a genuine webhook names the order, whatever event of it is reported', async () => {
  expect(await verify()).toEqual({
    eventId: 'WH-1',
    attemptId: 'ORD1',
    reference: 'tndabc-x',
    state: 'approved',
  });
});

describe('a webhook is refused', () => {
  test.each([
    ['transmission id', { 'paypal-transmission-id': 'another' }],
    ['time', { 'paypal-transmission-time': '2016-02-18T20:01:36Z' }],
    ['algorithm', { 'paypal-auth-algo': 'none' }],
    ['signature', { 'paypal-transmission-sig': 'AAAA' }],
    ['no base64', { 'paypal-transmission-sig': '%%%' }],
    ['address of the certificate', { 'paypal-cert-url': 'https://evil.example/cert' }],
  ])('with another %s', async (_, changed) => {
    expect(await verify(BODY, changed)).toBeNull();
  });

  test('with another body, be it the same JSON in other bytes', async () => {
    expect(await verify(BODY.replace('ORD1', 'ORD2'))).toBeNull();
    expect(await verify(JSON.stringify(JSON.parse(BODY), null, 1))).toBeNull();
  });

  test('for the webhook of another store, and for an account without one', async () => {
    expect(await verify(BODY, {}, { ...ACCOUNT, eventsKey: 'WEBHOOK_ID' })).toBeNull();
    expect(await verify(BODY, headers(BODY, ''), { ...ACCOUNT, eventsKey: '' })).toBeNull();
  });

  test('by a certificate that is not PayPal’s', async () => {
    const sent = notification(BODY, { headers: headers(BODY) });
    expect(await paypal.verify(sent, ACCOUNT, async () => null)).toBeNull();
  });
});

test.each([
  ['https://api.paypal.com/v1/notifications/certs/CERT', true],
  ['https://api.sandbox.paypal.com/v1/notifications/certs/CERT', true],
  ['https://api.paypal.com/v1/oauth2/token', false],
  ['http://api.paypal.com/v1/notifications/certs/CERT', false],
  ['https://api.paypal.com.evil.co/v1/notifications/certs/CERT', false],
  ['https://api.paypal.com:8443/v1/notifications/certs/CERT', false],
  ['https://api.paypal.com@evil.co/v1/notifications/certs/CERT', false],
  ['https://user:word@api.paypal.com/v1/notifications/certs/CERT', false],
  ['https://127.0.0.1/v1/notifications/certs/CERT', false],
  ['file:///etc/passwd', false],
  ['', false],
])('a certificate at %s is trusted: %s', (url, trusted) => {
  expect(isCertificateUrl(url)).toBe(trusted);
});
