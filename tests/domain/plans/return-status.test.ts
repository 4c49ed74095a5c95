import { expect, test } from 'vitest';
import { readReturn } from '../../../domain/plans/billing-types.ts';

const told = (query: string) => readReturn(new URLSearchParams(query));

test('[BIL-04] [BIL-11] all that Mercado Pago says of a payment is read for its record, its word null as nothing', () => {
  const query =
    'collection_status=pending&payment_id=77&status=pending&external_reference=tnd-x&merchant_order_id=88' +
    '&preference_id=p1&status_detail=pending_waiting&processing_mode=aggregator';
  expect(told(query)).toEqual({
    status: 'pending',
    reference: 'tnd-x',
    paymentId: '77',
    told: {
      preference_id: 'p1',
      payment_status_detail: 'pending_waiting',
      merchant_order_id: '88',
      processing_mode: 'aggregator',
    },
  });
  expect(told('status=null&merchant_order_id=null&preference_id=').told).toEqual({
    preference_id: null,
    payment_status_detail: null,
    merchant_order_id: null,
    processing_mode: null,
  });
});

test('[BIL-04] PayU’s return is read by its own names', () => {
  expect(told('transactionState=7&transactionId=t-9&reference=tnd-y')).toMatchObject({
    status: 'pending',
    reference: 'tnd-y',
    paymentId: 't-9',
  });
});
