import { describe, expect, test } from 'vitest';
import type { Claim, ProviderCall, Send } from '../../../domain/payments/contract.ts';
import { paypal } from '../../../domain/payments/paypal/adapter.ts';
import { payu } from '../../../domain/payments/payu/adapter.ts';
import { ACCOUNTS } from './accounts.ts';

const claim = (attemptId: string): Claim => ({
  eventId: 'WH-1',
  attemptId,
  reference: 'tndabc-x',
  state: 'unknown',
});

/** A provider that answers these calls, by method and end of the address, and keeps what it was sent. */
function provider(answers: Record<string, object | (() => object)>): { send: Send; calls: string[] } {
  const calls: string[] = [];
  const send = async ({ method, url }: ProviderCall) => {
    const path = new URL(url).pathname;
    calls.push(`${method} ${path}`);
    const answer = answers[`${method} ${path}`];
    if (answer === undefined) return { status: 404, body: '{}' };
    return { status: 200, body: JSON.stringify(typeof answer === 'function' ? answer() : answer) };
  };
  return { send, calls };
}

describe('[PAY-01] what PayPal says of an order', () => {
  interface Part {
    id?: string;
    status: string;
    value: string;
  }
  const money = (value: string) => ({ value, currency_code: 'USD' });
  const parts = (all: Part[]) => all.map(({ value, ...part }) => ({ ...part, amount: money(value) }));
  const order = (status: string, captures: Part[] = [], refunds: Part[] = []) => ({
    id: 'ORD1',
    status,
    purchase_units: [
      {
        custom_id: 'tndabc-x',
        amount: money('20.00'),
        payee: { merchant_id: 'MERCHANT9' },
        payments: { captures: parts(captures), refunds: parts(refunds) },
      },
    ],
  });
  const TOKEN = { 'POST /v1/oauth2/token': { access_token: 'T' } };
  const ORDER = 'GET /v2/checkout/orders/ORD1';
  const asked = async (answer: object, attemptId = 'ORD1', more = {}) => {
    const { send, calls } = provider({ ...TOKEN, [ORDER]: answer, ...more });
    return { confirmed: await paypal.confirm(claim(attemptId), ACCOUNTS.paypal, send), calls };
  };

  test('that the buyer has approved: it is captured, and then asked for again', async () => {
    let captured = false;
    const { confirmed, calls } = await asked(
      () => (captured ? order('COMPLETED', [{ status: 'COMPLETED', value: '20.00' }]) : order('APPROVED')),
      'ORD1',
      {
        'POST /v2/checkout/orders/ORD1/capture': () => {
          captured = true;
          return {};
        },
      },
    );
    expect(calls.slice(1)).toEqual([ORDER, 'POST /v2/checkout/orders/ORD1/capture', ORDER]);
    expect(confirmed).toMatchObject({ state: 'approved', cents: 2000, currency: 'USD', ours: true });
  });

  test('that is not captured moved no money', async () => {
    expect((await asked(order('PAYER_ACTION_REQUIRED'))).confirmed).toMatchObject({
      state: 'pending',
      cents: 2000,
    });
  });

  test('of a refund that names its capture alone: the capture leads to the order', async () => {
    const refunded = order(
      'COMPLETED',
      [{ status: 'REFUNDED', value: '20.00' }],
      [{ status: 'COMPLETED', value: '20.00' }],
    );
    const capture = { supplementary_data: { related_ids: { order_id: 'ORD1' } } };
    const { confirmed } = await asked(refunded, 'capture:CAP1', {
      'GET /v2/payments/captures/CAP1': capture,
    });
    expect(confirmed).toMatchObject({ attemptId: 'ORD1', state: 'refunded', refundedCents: 2000 });
  });

  test.each<[string, Part[], Part[], object]>([
    [
      'a part that went back',
      [{ status: 'PARTIALLY_REFUNDED', value: '20.00' }],
      [
        { status: 'COMPLETED', value: '5.00' },
        { status: 'COMPLETED', value: '2.50' },
        { status: 'PENDING', value: '1.00' },
      ],
      { state: 'approved', cents: 2000, refundedCents: 750 },
    ],
    [
      'several captures',
      [
        { status: 'COMPLETED', value: '12.00' },
        { status: 'COMPLETED', value: '8.00' },
      ],
      [],
      { state: 'approved', cents: 2000, refundedCents: 0 },
    ],
    [
      'a declined capture before the one that holds',
      [
        { status: 'DECLINED', value: '20.00' },
        { status: 'COMPLETED', value: '20.00' },
      ],
      [],
      { state: 'approved', cents: 2000, refundedCents: 0 },
    ],
    [
      'one of two captures that went back whole',
      [
        { status: 'REFUNDED', value: '12.00' },
        { status: 'COMPLETED', value: '8.00' },
      ],
      [{ status: 'COMPLETED', value: '12.00' }],
      { state: 'approved', cents: 2000, refundedCents: 1200 },
    ],
    [
      'a declined capture before one that waits',
      [
        { status: 'DECLINED', value: '20.00' },
        { status: 'PENDING', value: '20.00' },
      ],
      [],
      { state: 'pending', cents: 2000 },
    ],
    ['declined captures alone', [{ status: 'DECLINED', value: '20.00' }], [], { state: 'declined' }],
    ['a status that nobody knows', [{ status: 'ODD', value: '20.00' }], [], { state: 'unknown' }],
  ])('with %s', async (_, captures, refunds, expected) => {
    expect((await asked(order('COMPLETED', captures, refunds))).confirmed).toMatchObject(expected);
  });
});

describe('[PAY-01] what PayU says of a transaction', () => {
  const transaction = (id: string, type: string, state: string, value: number, parent?: string) => ({
    id,
    type,
    parentTransactionId: parent ?? null,
    transactionResponse: { state },
    additionalValues: { TX_VALUE: { value, currency: 'COP' } },
  });
  const PAID = transaction('T1', 'AUTHORIZATION_AND_CAPTURE', 'APPROVED', 90_000);
  const asked = (...transactions: object[]) => {
    const payload = [{ merchantId: 508_029, referenceCode: 'tndabc-x', transactions }];
    const { send } = provider({
      'POST /reports-api/4.0/service.cgi': { code: 'SUCCESS', result: { payload } },
    });
    return payu.confirm(claim('T1'), ACCOUNTS.payu, send);
  };

  test.each<[string, object[], object]>([
    ['paid', [], { state: 'approved', cents: 9_000_000, refundedCents: 0, ours: true }],
    [
      'refunded in part',
      [transaction('R1', 'REFUND', 'APPROVED', 30_000, 'T1')],
      { state: 'approved', refundedCents: 3_000_000 },
    ],
    [
      'refunded in parts, whole',
      [
        transaction('R1', 'REFUND', 'APPROVED', 30_000, 'T1'),
        transaction('R2', 'REFUND', 'APPROVED', 60_000, 'T1'),
      ],
      { state: 'refunded', refundedCents: 9_000_000 },
    ],
    [
      'voided',
      [transaction('V1', 'VOID', 'APPROVED', 90_000, 'T1')],
      { state: 'refunded', refundedCents: 9_000_000 },
    ],
    [
      'asked back without success, and another one refunded',
      [
        transaction('R1', 'REFUND', 'DECLINED', 90_000, 'T1'),
        transaction('R2', 'REFUND', 'PENDING', 90_000, 'T1'),
        transaction('R3', 'REFUND', 'APPROVED', 90_000, 'T9'),
      ],
      { state: 'approved', refundedCents: 0 },
    ],
  ])('that is %s', async (_, others, expected) => {
    expect(await asked(PAID, ...others)).toMatchObject(expected);
  });

  test('that is not in the report, of another merchant, or of half an answer', async () => {
    await expect(asked(transaction('T2', 'AUTHORIZATION_AND_CAPTURE', 'APPROVED', 1))).rejects.toThrow(
      /payu/,
    );
    const { send } = provider({});
    await expect(payu.confirm(claim('T1'), ACCOUNTS.payu, send)).rejects.toThrow(/payu/);
    const other = await payu.confirm(
      claim('T1'),
      { ...ACCOUNTS.payu, merchantId: '1' },
      provider({
        'POST /reports-api/4.0/service.cgi': {
          code: 'SUCCESS',
          result: { payload: [{ merchantId: 508_029, referenceCode: 'x', transactions: [PAID] }] },
        },
      }).send,
    );
    expect(other.ours).toBe(false);
  });
});
