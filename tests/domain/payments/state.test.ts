import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';
import {
  paidStatus,
  statusAfter,
  type PaymentFact,
  type PaymentState,
} from '../../../domain/payments/state.ts';

const STATES: PaymentState[] = ['pending', 'declined', 'approved', 'refunded'];
const facts = (...states: PaymentState[]): PaymentFact[] =>
  states.map((state) => ({ attemptId: 'p1', state }));

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]),
  );
}

/** The order's status when facts arrive one by one, as the server applies them. */
function run(arriving: PaymentFact[], start: number = ORDER_STATUS.pending): number {
  let status = start;
  const known: PaymentFact[] = [];
  for (const fact of arriving) {
    const after = [...known, fact];
    status = statusAfter(status, known, after) ?? status;
    known.push(fact);
  }
  return status;
}

describe('[R15] the status of an order after its payments', () => {
  test('is the same for all 24 orders of the four states, with duplicates', () => {
    const ends = permutations(STATES).flatMap((order) => [
      run(facts(...order)),
      run(facts(...order, ...order)),
      run(facts(...order.flatMap((state) => [state, state]))),
    ]);
    expect(new Set(ends)).toEqual(new Set([ORDER_STATUS.refunded]));
    expect(ends).toHaveLength(72);
  });

  test('is paid after an approval, however late a decline or a pending comes', () => {
    for (const order of permutations<PaymentState>(['pending', 'declined', 'approved']))
      expect(run(facts(...order)), order.join()).toBe(ORDER_STATUS.paid);
  });

  test('depends on the set of facts of any payments, and not on their order', () => {
    const fact = fc.record({
      attemptId: fc.constantFrom('p1', 'p2', 'p3'),
      state: fc.constantFrom(...STATES),
    });
    fc.assert(
      fc.property(
        fc.array(fact, { minLength: 1, maxLength: 8 }),
        fc.array(fc.nat(), { maxLength: 8 }),
        (all, swaps) => {
          const other = [...all, ...all];
          swaps.forEach((swap, at) => {
            const [to, from] = [at % other.length, swap % other.length];
            const [left, right] = [other[to], other[from]];
            if (left !== undefined && right !== undefined) [other[to], other[from]] = [right, left];
          });
          expect(run(other)).toBe(run(all));
          expect(paidStatus(other)).toBe(paidStatus(all));
        },
      ),
    );
  });

  test('one payment that holds makes it paid, whatever became of the others', () => {
    const both: PaymentFact[] = [
      { attemptId: 'p1', state: 'approved' },
      { attemptId: 'p2', state: 'approved' },
      { attemptId: 'p1', state: 'refunded' },
    ];
    expect(run(both)).toBe(ORDER_STATUS.paid);
    expect(run([...both, { attemptId: 'p2', state: 'refunded' }])).toBe(ORDER_STATUS.refunded);
  });

  test('an unknown state changes nothing', () => {
    expect(run(facts('unknown'))).toBe(ORDER_STATUS.pending);
    expect(run(facts('approved', 'unknown'))).toBe(ORDER_STATUS.paid);
  });

  test('what a person has set is replaced by news of money alone', () => {
    expect(run(facts('declined'), ORDER_STATUS.paid)).toBe(ORDER_STATUS.paid);
    expect(run(facts('pending'), ORDER_STATUS.refunded)).toBe(ORDER_STATUS.refunded);
    expect(run(facts('approved'), ORDER_STATUS.cancelled)).toBe(ORDER_STATUS.paid);
    expect(statusAfter(ORDER_STATUS.cancelled, facts('approved'), facts('approved', 'approved'))).toBeNull();
  });
});
