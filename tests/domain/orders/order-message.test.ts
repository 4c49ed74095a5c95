import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_MESSAGE, orderMessage } from '../../../domain/orders/order-message.ts';

const more = (count: number) => `y ${count} más`;

test('[R31] greets, lists what was ordered and says the total', () => {
  expect(
    orderMessage({
      greeting: 'Hola Ana, te escribimos de Alma Criolla por tu pedido #12:',
      lines: ['2 × Ruana: $ 490.000', '1 × Pocillo: $ 22.900'],
      total: 'Total: $ 512.900',
      more,
    }),
  ).toBe(
    'Hola Ana, te escribimos de Alma Criolla por tu pedido #12:\n\n• 2 × Ruana: $ 490.000\n• 1 × Pocillo: $ 22.900\n\nTotal: $ 512.900',
  );
});

test('the last lines give way to their number; greeting and total stay', () => {
  const lines = Array.from({ length: 100 }, (_, at) => `1 × Camiseta número ${at}: $ 62.900`);
  const text = orderMessage({ greeting: 'Hola', lines, total: 'Total: $ 6.290.000', more });
  const shown = text.split('\n').filter((line) => line.startsWith('• ')).length;
  expect(shown).toBeGreaterThan(20);
  expect(text).toContain(`\ny ${100 - shown} más\n`);
  expect(text.endsWith('Total: $ 6.290.000')).toBe(true);
});

test('[ORD-09] says how the parcel travels after the total, also where lines give way', () => {
  const shipment = ['Envío: TCC · 889', 'Síguelo aquí: https://tcc.com.co/889'];
  const lines = Array.from({ length: 100 }, (_, at) => `1 × Camiseta número ${at}: $ 62.900`);
  const text = orderMessage({ greeting: 'Hola', lines, total: 'Total: $ 6.290.000', shipment, more });
  expect(text.endsWith(`Total: $ 6.290.000\n${shipment.join('\n')}`)).toBe(true);
  expect(encodeURIComponent(text).length).toBeLessThanOrEqual(LONGEST_MESSAGE);
});

test('every text fits into a link and can be encoded, whatever people typed', () => {
  const typed = fc.string({ unit: 'binary', maxLength: 1_000 });
  fc.assert(
    fc.property(typed, fc.array(typed, { maxLength: 100 }), typed, (greeting, lines, total) => {
      const text = orderMessage({ greeting, lines, total, more });
      expect(encodeURIComponent(text).length).toBeLessThanOrEqual(LONGEST_MESSAGE);
    }),
  );
  expect(orderMessage({ greeting: 'a\uD800b', lines: ['c'], total: 'd', more })).toBe('a\uFFFDb\n\n• c\n\nd');
});
