import { describe, expect, test } from 'vitest';
import type { Claim, ProviderAccount } from '../../../domain/payments/contract.ts';
import { mercadoPago, webhookSignature } from '../../../domain/payments/mercado-pago/adapter.ts';
import { ACCOUNTS, noCertificate, notification } from './accounts.ts';

const ACCOUNT = ACCOUNTS.mercado_pago;
const REQUEST_ID = '2066ca19-c6f1-498a-be75-1923005edd06';
const TS = '1742505638683';

const SIGNED: Record<string, string> = {
  '123456789': 'bcd78a744ce26743f9bc19f4f9402372dcda23c7ed773161dec8508734dd02f2',
  ord01jq4s4ky8hwq6na5pxb65b3d3: '633f91233312dd391ec75fa0bea539cfc2d6c4918873305b84a96cc1c58db71c',
  ORD01JQ4S4KY8HWQ6NA5PXB65B3D3: 'fb15ae6472eb449173c556793205d77787d58f384d183bb5bc3b724c27bd103c',
};

interface Sent {
  id?: string;
  v1?: string;
  ts?: string;
  requestId?: string;
  query?: string;
  body?: object;
  signature?: string;
}

function verify(sent: Sent = {}, account: ProviderAccount = ACCOUNT): Promise<Claim | null> {
  const { id = '123456789', ts = TS, requestId = REQUEST_ID, body = { live_mode: true } } = sent;
  const v1 = sent.v1 ?? SIGNED['123456789'] ?? '';
  const headers = { 'x-signature': sent.signature ?? `ts=${ts},v1=${v1}`, 'x-request-id': requestId };
  const query = sent.query ?? `data.id=${id}&type=payment`;
  return mercadoPago.verify(
    notification(JSON.stringify({ type: 'payment', data: { id }, ...body }), { headers, query }),
    account,
    noCertificate,
  );
}

describe('published vectors', () => {
  test.each(Object.entries(SIGNED))('signature of %s', async (id, v1) => {
    expect(webhookSignature({ id, requestId: REQUEST_ID, ts: TS }, 'your_secret_key_here')).toBe(v1);
    expect(await verify({ id, v1 })).toMatchObject({ attemptId: id, reference: null, state: 'unknown' });
  });

  test('an id in upper case that is signed in lower case, as the documentation says', async () => {
    const v1 = SIGNED['ord01jq4s4ky8hwq6na5pxb65b3d3'];
    expect(await verify({ id: 'ORD01JQ4S4KY8HWQ6NA5PXB65B3D3', v1 })).not.toBeNull();
  });

  test('a part that is absent is left out of what is signed', () => {
    const whole = webhookSignature({ id: '1', requestId: null, ts: TS }, 'k');
    expect(whole).not.toBe(webhookSignature({ id: '1', requestId: '', ts: TS }, 'k'));
  });

  test('a time in seconds is accepted too', async () => {
    const ts = '1742505638';
    const v1 = webhookSignature({ id: '1', requestId: REQUEST_ID, ts }, 'your_secret_key_here');
    expect(await verify({ id: '1', ts, v1 })).not.toBeNull();
  });
});

describe('a webhook is refused', () => {
  test.each<[string, Sent]>([
    ['id', { id: '123456780' }],
    ['request id', { requestId: 'another' }],
    ['time', { ts: '1742505638684' }],
    ['signature', { v1: '0'.repeat(64) }],
    ['form of signature', { signature: 'v1=abc' }],
    ['no signature', { signature: '' }],
    ['time of 11 digits', { ts: '17425056386' }],
    ['kind', { query: 'data.id=123456789&type=plan' }],
    ['old notification', { query: 'topic=payment&id=123456789' }],
    ['environment', { body: { live_mode: false } }],
  ])('with another %s', async (_, sent) => {
    expect(await verify(sent)).toBeNull();
  });

  test('by the secret of another store, and by none', async () => {
    expect(await verify({}, { ...ACCOUNT, eventsKey: 'another' })).toBeNull();
    const v1 = webhookSignature({ id: '123456789', requestId: REQUEST_ID, ts: TS }, '');
    expect(await verify({ v1 }, { ...ACCOUNT, eventsKey: '' })).toBeNull();
  });
});

describe('a checkout', () => {
  const order = {
    reference: 'tndabc-x',
    description: 'Pedido 12',
    cents: 2_490_000,
    currency: 'COP',
    email: 'ana@prueba.co',
    returnUrl: 'https://panel.tendero.co/r',
    notificationUrl: 'https://panel.tendero.co/n',
  };
  const answering = (init_point: string) => async () => ({
    status: 201,
    body: JSON.stringify({ id: '1', init_point, sandbox_init_point: 'https://evil.example/' }),
  });

  test('asks for whole pesos, and names nothing of ours but an opaque reference', async () => {
    const sent: string[] = [];
    const checkout = await mercadoPago.createCheckout(order, ACCOUNT, async (call) => {
      sent.push(call.body ?? '');
      return answering('https://www.mercadopago.com.co/checkout/v1/redirect?pref_id=1')();
    });
    expect(checkout).toMatchObject({ kind: 'link' });
    expect(JSON.parse(sent.join(''))).toMatchObject({
      items: [{ unit_price: 24_900, quantity: 1, currency_id: 'COP' }],
      external_reference: 'tndabc-x',
    });
  });

  test.each(['https://evil.example/', 'http://www.mercadopago.com.co/x', 'https://mercadopago.com.evil.co/'])(
    'never leads to %s',
    async (url) => {
      await expect(mercadoPago.createCheckout(order, ACCOUNT, answering(url))).rejects.toThrow(
        'mercado_pago: no preference',
      );
    },
  );
});
