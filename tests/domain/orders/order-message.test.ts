import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CHAT_PARTS,
  CHAT_TEXT,
  chatStage,
  LONGEST_MESSAGE,
  orderMessage,
  renameParts,
} from '../../../domain/orders/order-message.ts';
import { ORDER_STATUS, SHIPPING_STATUS } from '../../../domain/orders/statuses.ts';

const more = (count: number) => `y ${count} más`;
const GREETING = 'Hola {name}, te escribimos de {store} por tu pedido #{order}:';
const TEXT = `${GREETING}\n\n{lines}\n\n{summary}\nEnvío: {shipment}\nSíguelo aquí: {tracking}\n\nPara pagar {due}:\n{how_to_pay}`;
const WHO = { name: 'Ana', store: 'Alma Criolla', order: '12' };

test('[R31] greets, lists what was ordered and says the total', () => {
  const lines = ['2 × Ruana: $ 490.000', '1 × Pocillo: $ 22.900'];
  expect(
    orderMessage({
      text: TEXT,
      parts: { ...WHO, summary: 'Total: $ 512.900', due: '$ 512.900' },
      lines,
      more,
    }),
  ).toBe(
    'Hola Ana, te escribimos de Alma Criolla por tu pedido #12:\n\n• 2 × Ruana: $ 490.000\n• 1 × Pocillo: $ 22.900\n\nTotal: $ 512.900',
  );
});

test('says how to pay and how the parcel travels where that is known', () => {
  const parts = {
    ...WHO,
    summary: 'Total: $ 9.000',
    due: '$ 9.000',
    how_to_pay: 'Nequi\n300 111 2233',
    shipment: 'TCC · 889',
    tracking: 'https://tcc.com.co/889',
  };
  expect(orderMessage({ text: TEXT, parts, lines: ['1 × Pocillo: $ 9.000'], more })).toBe(
    'Hola Ana, te escribimos de Alma Criolla por tu pedido #12:\n\n• 1 × Pocillo: $ 9.000\n\nTotal: $ 9.000\nEnvío: TCC · 889\nSíguelo aquí: https://tcc.com.co/889\n\nPara pagar $ 9.000:\nNequi\n300 111 2233',
  );
});

test('the last lines give way to their number; greeting and total stay', () => {
  const lines = Array.from({ length: 100 }, (_, at) => `1 × Camiseta número ${at}: $ 62.900`);
  const parts = { ...WHO, summary: 'Total: $ 6.290.000', shipment: 'TCC · 889' };
  const text = orderMessage({ text: TEXT, parts, lines, more });
  const shown = text.split('\n').filter((line) => line.startsWith('• ')).length;
  expect(shown).toBeGreaterThan(15);
  expect(text).toContain(`\ny ${100 - shown} más\n`);
  expect(text.endsWith('Total: $ 6.290.000\nEnvío: TCC · 889')).toBe(true);
  expect(encodeURIComponent(text).length).toBeLessThanOrEqual(LONGEST_MESSAGE);
});

test('every text fits into a link and can be encoded, whatever people typed', () => {
  const typed = fc.string({ unit: 'binary', maxLength: 300 });
  fc.assert(
    fc.property(typed, fc.array(typed, { maxLength: 40 }), typed, typed, (name, lines, summary, text) => {
      const message = orderMessage({ text: `${text}\n${TEXT}`, parts: { name, summary }, lines, more });
      expect(encodeURIComponent(message).length).toBeLessThanOrEqual(LONGEST_MESSAGE);
    }),
  );
  expect(orderMessage({ text: '{name}\n\n{lines}', parts: { name: 'a\uD800b' }, lines: ['c'], more })).toBe(
    'a\uFFFDb\n\n• c',
  );
});

test('braces hold names of parts alone, and a name of another language returns as it was', () => {
  expect(CHAT_TEXT.test(CHAT_PARTS.map((part) => `{${part}}`).join(' '))).toBe(true);
  for (const text of ['Hola {nombre}', 'Hola {name', 'Hola name}', '{}', '{{name}}', '{constructor}'])
    expect(CHAT_TEXT.test(text), text).toBe(false);
  const spoken = renameParts(
    'Hola {name}, {due} {other}',
    new Map([
      ['name', 'nombre'],
      ['due', 'por_pagar'],
    ]),
  );
  expect(spoken).toBe('Hola {nombre}, {por_pagar} {other}');
});

const DAYS = { today: '2026-11-27', timeZone: 'America/Bogota' };
const ORDER = { total: 90_000, paid: null, refunded: null, updated_at: '2026-11-27T10:00:00Z' };

test.each([
  ['to be paid', ORDER_STATUS.pending, SHIPPING_STATUS.notPrepared, {}, 'pay'],
  ['on hold', ORDER_STATUS.onHold, SHIPPING_STATUS.notPrepared, {}, 'pay'],
  ['paid', ORDER_STATUS.paid, SHIPPING_STATUS.prepared, {}, 'paid'],
  ['paid, and dearer since', ORDER_STATUS.paid, SHIPPING_STATUS.prepared, { paid: 50_000 }, 'pay'],
  ['on its way', ORDER_STATUS.paid, SHIPPING_STATUS.dispatched, {}, 'sent'],
  ['paid at the door', ORDER_STATUS.pending, SHIPPING_STATUS.dispatched, {}, 'sent'],
  // The third night after it left, in Bogotá.
  [
    'still on its way',
    ORDER_STATUS.paid,
    SHIPPING_STATUS.dispatched,
    { updated_at: '2026-11-24T23:30:00Z' },
    'sent',
  ],
  ['arrived', ORDER_STATUS.paid, SHIPPING_STATUS.dispatched, { updated_at: '2026-11-24T01:00:00Z' }, 'done'],
  ['cancelled', ORDER_STATUS.cancelled, SHIPPING_STATUS.dispatched, {}, null],
  ['refunded', ORDER_STATUS.refunded, SHIPPING_STATUS.prepared, {}, null],
])('the chat about an order that is %s', (_, order_status_id, shipping_order_status_id, changes, stage) => {
  const order = { ...ORDER, order_status_id, shipping_order_status_id, ...changes };
  expect(chatStage(order, DAYS)).toBe(stage);
});
