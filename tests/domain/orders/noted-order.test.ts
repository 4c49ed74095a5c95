import { describe, expect, test } from 'vitest';
import {
  arrived,
  changed,
  changesOf,
  fittedLines,
  isForgotten,
  isUnclear,
  LARGEST_NOTED,
  leaving,
  MOST_NOTED,
  noteOrder,
  refused,
  REMEMBERED,
  sendsItself,
  withNoted,
  type NotedOrder,
} from '../../../domain/orders/noted-order.ts';
import type { OrderLine } from '../../../domain/orders/order-lines.ts';
import { RETENTION } from '../../../server/modules/upkeep/retention.ts';

const NOW = Date.UTC(2026, 10, 28, 15);

type Note = NotedOrder<{ comments: string }, { comments: string }>;

function note(id = 'a'.repeat(32), comments = 'Sin lazo'): Note {
  return noteOrder({ id, notedAt: NOW, values: { comments }, body: { comments } });
}

const line = (name: string, price: number, quantity: number): OrderLine => ({
  product_id: 3,
  product_variant_id: null,
  name,
  sku: null,
  price,
  quantity,
  stock: null,
  picture_url: null,
});

describe('a device has a bounded number of orders, each of a bounded size', () => {
  test('one more than fits is refused, and a change of one that is there is not', () => {
    const full = Array.from({ length: MOST_NOTED }, (_, at) => note(`order-${at}`));
    expect(withNoted(full.slice(1), note('last'))).toHaveLength(MOST_NOTED);
    expect(withNoted(full, note('one-more'))).toBeNull();
    const other = changed(full[4] ?? note(), note('', 'Con lazo'));
    expect(withNoted(full, other)?.[4]).toMatchObject({ id: 'order-4', body: { comments: 'Con lazo' } });
  });

  test('one that is too long is refused', () => {
    expect(withNoted([], note('long', 'x'.repeat(LARGEST_NOTED / 2)))).toBeNull();
    expect(withNoted([], note('long', 'x'.repeat(LARGEST_NOTED / 2 - 200)))).toHaveLength(1);
  });
});

describe('what has left the device may have arrived', () => {
  test('each body is remembered once, and the doubt begins with the first', () => {
    const first = leaving(note(), NOW);
    const again = leaving(first, NOW + 5_000);
    expect(again).toMatchObject({ sent: [{ comments: 'Sin lazo' }], unclearSince: NOW });
    const other = leaving(changed(again, note('', 'Con lazo')), NOW + 9_000);
    expect(other).toMatchObject({
      sent: [{ comments: 'Sin lazo' }, { comments: 'Con lazo' }],
      unclearSince: NOW,
    });
  });

  test('it is sent without a question only while the server surely remembers its answer', () => {
    const sent = leaving(note(), NOW);
    expect(sendsItself(sent, NOW + REMEMBERED)).toBe(true);
    expect(sendsItself(sent, NOW + REMEMBERED + 1)).toBe(false);
    expect(isForgotten(sent, NOW + REMEMBERED + 1)).toBe(true);
    // What never left cannot be there.
    expect(sendsItself(note(), NOW + 90 * REMEMBERED)).toBe(true);
    const [kept] = RETENTION.requests === 'lasting' ? [] : RETENTION.requests;
    expect(kept).toMatchObject({ column: 'created_at' });
    expect(kept?.keep).toBeGreaterThan(REMEMBERED);
  });

  test.each([
    ['network', true],
    ['timeout', true],
    ['unavailable', true],
    ['in_progress', true],
    ['internal', true],
    ['too_many_requests', true],
    ['invalid', false],
    ['out_of_stock', false],
    ['forbidden', false],
    ['request_id_reused', false],
  ])('the answer %s leaves it open: %s', (code, open) => {
    expect(isUnclear(code)).toBe(open);
  });
});

describe('a refusal waits for a person', () => {
  const fields = { 'products.0.price': { key: 'price_changed', args: { price: 12_000 } } };

  test('one of the values says that nothing had arrived', () => {
    const sent = leaving(note(), NOW);
    const after = refused(sent, sent.body, { code: 'invalid', fields });
    expect(after).toMatchObject({ unclearSince: null, refusal: { code: 'invalid', fields } });
    expect(sendsItself(after, NOW)).toBe(false);
    expect(sendsItself(changed(after, note()), NOW)).toBe(true);
  });

  test('one of the caller does not', () => {
    const sent = leaving(note(), NOW);
    expect(refused(sent, sent.body, { code: 'forbidden', fields: {} }).unclearSince).toBe(NOW);
  });

  test('what was changed while it was under way is another order', () => {
    const sent = leaving(note(), NOW);
    const other = changed(sent, note('', 'Con lazo'));
    expect(refused(other, sent.body, { code: 'invalid', fields }).refusal).toBeNull();
    expect(arrived(sent, sent.body, { id: 9, sequence: 204 })).toBeNull();
    expect(arrived(other, sent.body, { id: 9, sequence: 204 })).toMatchObject({
      refusal: { code: 'arrived', order: { id: 9, sequence: 204 } },
    });
  });
});

describe('what no longer fits is said by its line', () => {
  const lines = [line('Panela', 6_000, 5), line('Ruana', 90_000, 1), line('Mochila', 80_000, 2)];

  test('price, stock and product; anything else apart', () => {
    const { lines: found, others } = changesOf(lines, {
      'products.0.quantity': { key: 'out_of_stock', args: { available: 2 } },
      'products.1.price': { key: 'price_changed', args: { price: 95_000 } },
      'products.2.product_id': { key: 'reference' },
      'products.7.product_id': { key: 'reference' },
      'customer.id': { key: 'reference' },
    });
    expect(found).toEqual([
      { at: 0, kind: 'stock', wanted: 5, left: 2 },
      { at: 1, kind: 'price', before: 90_000, now: 95_000 },
      { at: 2, kind: 'gone' },
    ]);
    expect(Object.keys(others)).toEqual(['products.7.product_id', 'customer.id']);
    expect(fittedLines(lines, found)).toMatchObject([
      { name: 'Panela', quantity: 2, price: 6_000 },
      { name: 'Ruana', quantity: 1, price: 95_000 },
    ]);
  });

  test('an order of which nothing is left has nothing to accept', () => {
    expect(
      fittedLines([line('Panela', 6_000, 5)], [{ at: 0, kind: 'stock', wanted: 5, left: 0 }]),
    ).toBeNull();
    expect(fittedLines([line('Panela', 6_000, 5)], [{ at: 0, kind: 'gone' }])).toBeNull();
  });
});
