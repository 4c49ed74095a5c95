import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountAmount, orderTotal } from '../../../domain/orders/totals.ts';
import type { Order } from '../../../generated/orders/types.ts';
import { useOrderChat } from '../../../src/resources/orders/useOrderChat.ts';
import { InPage } from '../in-page.tsx';

const line = fc.record({
  name: fc.string({ maxLength: 30 }),
  quantity: fc.integer({ min: 1, max: 9999 }),
  price: fc.nat({ max: 999_999_999 }),
});
const sold = fc.record({
  order_details: fc.array(line, { minLength: 1, maxLength: 6 }),
  shipping_cost: fc.nat({ max: 1_000_000 }),
  percent: fc.option(fc.integer({ min: 1, max: 100 }), { nil: null }),
});

/** The amount that a line of the text ends with. */
const amountOf = (text: string): bigint => BigInt(text.slice(text.lastIndexOf(':')).replaceAll(/\D/g, ''));

test('[R31] the text for WhatsApp says what the lines cost, what is taken off them, the shipping, and the total', () => {
  fc.assert(
    fc.property(sold, ({ order_details, shipping_cost, percent }) => {
      const discount = discountAmount(order_details, { discount_percent: percent });
      const order = {
        sequence: 12,
        customer: { first_name: 'Ana', phone_number: '573001112233' },
        order_details,
        discount,
        shipping_cost,
        order_status_id: 3,
        carrier: null,
        tracking_number: null,
        tracking_url: null,
        total: orderTotal(order_details, shipping_cost, discount),
      } as Order;
      const link = new URL(
        renderHook(() => useOrderChat(order), { wrapper: InPage }).result.current?.href ?? '',
      );
      const text = (link.searchParams.get('text') ?? '').split('\n');
      const bullets = text.filter((each) => each.startsWith('• '));
      const sums = text.slice(text.lastIndexOf('') + 1);
      const total = sums.at(-1) ?? '';
      const sent = shipping_cost === 0 ? undefined : sums.at(-2);
      const off = discount === 0 ? undefined : sums[0];
      expect(sums).toHaveLength([off, sent, total].filter((each) => each !== undefined).length);
      const said = {
        lines: bullets.map(amountOf),
        discount: off === undefined ? 0n : amountOf(off),
        shipping: sent === undefined ? 0n : amountOf(sent),
        total: amountOf(total),
      };
      const lines = order_details.map(({ quantity, price }) => BigInt(quantity) * BigInt(price));
      expect(said.lines).toEqual(lines);
      const sum = lines.reduce((before, amount) => before + amount, 0n);
      expect(said.discount).toBe(percent === null ? 0n : (sum * BigInt(percent) + 50n) / 100n);
      expect(said.shipping).toBe(BigInt(shipping_cost));
      expect(said.total).toBe(sum - said.discount + said.shipping);
    }),
  );
});

test('[R31] the text for WhatsApp says what went back already, also of an order that was paid too much', () => {
  const order = {
    sequence: 12,
    customer: { first_name: 'Ana', phone_number: '573001112233' },
    order_details: [{ name: 'Ruana', quantity: 1, price: 90_000 }],
    order_status_id: 4,
    total: 90_000,
    paid: 120_000,
    refunded: 10_000,
    carrier: null,
    tracking_number: null,
  } as Order;
  const link = new URL(renderHook(() => useOrderChat(order), { wrapper: InPage }).result.current?.href ?? '');
  const text = (link.searchParams.get('text') ?? '').split('\n');
  const total = text.indexOf('Total: $ 90.000');
  expect(text.slice(total, total + 3)).toEqual([
    'Total: $ 90.000',
    'Ya pagaste $ 120.000. Te devolvemos $ 20.000',
    'Ya te devolvimos $ 10.000',
  ]);
});
