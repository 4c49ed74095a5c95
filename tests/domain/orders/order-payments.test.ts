import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterVoid,
  endedBy,
  keptWhenOpen,
  settlePayments,
  type PaymentRow,
} from '../../../domain/orders/order-payments.ts';
import {
  amountDue,
  paidAfter,
  paidOf,
  refundable,
  statusAfterRefund,
  statusWithPayments,
  toReturn,
  type OrderMoney,
} from '../../../domain/orders/refunds.ts';
import { awaitsPayment, ORDER_STATUS, ORDER_STATUS_IDS } from '../../../domain/orders/statuses.ts';

const { pending, onHold, cancelled, paid } = ORDER_STATUS;

/** An order with its payments, as the server keeps both: the newest row first. */
interface Ledger {
  order: OrderMoney & { order_status_id: number };
  rows: PaymentRow[];
}

let ids = 0;
const row = (amount: number, ended: PaymentRow['ended'] = null): PaymentRow => ({
  id: (ids += 1),
  amount,
  ended,
});

/** A write of an order, as the hooks of the server complete it. */
function write({ order, rows }: Ledger, change: Partial<OrderMoney>): Ledger {
  const wanted = { ...order, ...change };
  const money = paidAfter(order, wanted, keptWhenOpen(rows));
  const after = { ...wanted, paid: money };
  const order_status_id = statusWithPayments(after);
  const { voided, entered } = settlePayments(rows, money);
  const left = rows.filter((one) => !voided.includes(one));
  const next = { ...after, order_status_id };
  if (entered === null) return { order: next, rows: left };
  return { order: next, rows: [row(entered.amount, entered.of?.ended ?? endedBy(order, next)), ...left] };
}

/** Money that came, as the call for it does. */
function receive(ledger: Ledger, amount: number): Ledger {
  const money = { ...ledger.order, paid: paidOf(ledger.order) + amount };
  const order_status_id = statusWithPayments(money);
  const after = { ...money, order_status_id };
  return write({ ...ledger, rows: [row(amount, endedBy(ledger.order, after)), ...ledger.rows] }, after);
}

function takeBack(ledger: Ledger, at: number): Ledger {
  const chosen = ledger.rows[at % Math.max(1, ledger.rows.length)];
  if (chosen === undefined) return ledger;
  const after = afterVoid(ledger.order, chosen);
  if (after.paid < (ledger.order.refunded ?? 0)) return ledger;
  return write({ ...ledger, rows: ledger.rows.filter((one) => one !== chosen) }, after);
}

const opened = (total: number): Ledger => ({
  order: { order_status_id: pending, total, paid: 0, refunded: null },
  rows: [],
});
const amounts = ({ rows }: Ledger) => rows.map(({ amount }) => amount);

describe('[ORD-17] payments of an order', () => {
  test('a part leaves it open, and the rest makes it paid', () => {
    const part = receive(opened(50_000), 20_000);
    expect(part.order).toMatchObject({ order_status_id: pending, paid: 20_000 });
    expect(amountDue(part.order)).toBe(30_000);
    const whole = receive(part, 30_000);
    expect(whole.order).toMatchObject({ order_status_id: paid, paid: 50_000 });
    expect(amounts(whole)).toEqual([30_000, 20_000]);
  });

  test('a status that is set to paid brings all that is missing', () => {
    const whole = write(receive(opened(50_000), 20_000), { order_status_id: paid });
    expect(amounts(whole)).toEqual([30_000, 20_000]);
  });

  test('one that is open again keeps what came before it was paid', () => {
    const whole = write(receive(opened(50_000), 20_000), { order_status_id: paid });
    const reopened = write(whole, { order_status_id: onHold });
    expect(reopened.order).toMatchObject({ order_status_id: onHold, paid: 20_000 });
    expect(amounts(reopened)).toEqual([20_000]);
    expect(
      amounts(write(write(opened(9_000), { order_status_id: paid }), { order_status_id: pending })),
    ).toEqual([]);
  });

  test('an edit to what has come already makes it paid', () => {
    const part = receive(opened(50_000), 20_000);
    const cheaper = write(part, { total: 15_000 });
    expect(cheaper.order).toMatchObject({ order_status_id: paid, paid: 20_000 });
    expect(toReturn(cheaper.order)).toBe(5_000);
  });

  test('a part stays through a cancellation, and when the order is open again', () => {
    const gone = write(receive(opened(50_000), 20_000), { order_status_id: cancelled });
    expect(gone.order.paid).toBe(20_000);
    expect(amountDue(gone.order)).toBe(0);
    expect(write(gone, { order_status_id: pending }).order.paid).toBe(20_000);
  });

  test('a part that goes back leaves the order open, and owed in whole', () => {
    const { order } = receive(opened(50_000), 20_000);
    expect(statusAfterRefund(order, 20_000)).toBe(pending);
    expect(amountDue({ ...order, refunded: 20_000 })).toBe(50_000);
  });

  test.each([
    ['the payment that made it paid opens the order again', 0, { order_status_id: pending, paid: 20_000 }],
    ['an earlier one leaves a difference to collect', 1, { order_status_id: paid, paid: 30_000 }],
  ])('voided, %s', (_, at, after) => {
    expect(takeBack(receive(receive(opened(50_000), 20_000), 30_000), at).order).toMatchObject(after);
  });

  test('voided, the difference of an edit leaves the order paid', () => {
    const dearer = write(receive(opened(50_000), 50_000), { total: 80_000 });
    const collected = receive(dearer, 30_000);
    expect(takeBack(collected, 0).order).toMatchObject({ order_status_id: paid, paid: 50_000 });
  });

  test('of a payment that is voided in part the rest is entered again', () => {
    const [old] = [row(50_000, pending)];
    expect(settlePayments([row(10_000), old], 45_000)).toMatchObject({
      voided: [{ amount: 10_000 }, { amount: 50_000 }],
      entered: { amount: 45_000, of: old },
    });
    expect(settlePayments([old], 50_000)).toEqual({ voided: [], entered: null });
  });

  test('received and owed are the total, whatever happens to an order', () => {
    const step = fc.oneof(
      fc.record({ status: fc.constantFrom(...ORDER_STATUS_IDS) }),
      fc.record({ total: fc.nat(99_000) }),
      fc.record({ receive: fc.integer({ min: 1, max: 60_000 }) }),
      fc.record({ refund: fc.integer({ min: 1, max: 60_000 }) }),
      fc.record({ takeBack: fc.nat(5) }),
    );
    fc.assert(
      fc.property(fc.nat(99_000), fc.array(step, { maxLength: 40 }), (total, steps) => {
        let ledger = opened(total);
        for (const move of steps) {
          const { order } = ledger;
          if ('status' in move) ledger = write(ledger, { order_status_id: move.status });
          else if ('total' in move) ledger = write(ledger, { total: move.total });
          else if ('takeBack' in move) ledger = takeBack(ledger, move.takeBack);
          else if ('receive' in move) {
            if (move.receive <= amountDue(order)) ledger = receive(ledger, move.receive);
          } else if (move.refund <= refundable(order)) {
            const sum = (order.refunded ?? 0) + move.refund;
            ledger = write(ledger, { refunded: sum, order_status_id: statusAfterRefund(order, sum) });
          }
          expect(faultsOf(ledger)).toEqual([]);
        }
      }),
    );
  });
});

/** Rows are what was paid, and what the store has, less what it owes back, is the total together with what is owed. */
function faultsOf({ order, rows }: Ledger): string[] {
  const [received, owed, total, back] = [
    refundable(order),
    amountDue(order),
    order.total ?? 0,
    order.refunded ?? 0,
  ];
  // What went back of a paid order is no longer owed, but for what was above its total.
  const kept = total - Math.max(0, back - Math.max(0, paidOf(order) - total));
  const isOpen = awaitsPayment(order.order_status_id);
  const isPaid = order.order_status_id === paid;
  return [
    ...(rows.reduce((sum, { amount }) => sum + amount, 0) === paidOf(order) ? [] : ['rows']),
    ...(rows.every(({ amount }) => amount > 0) ? [] : ['amounts']),
    ...(received === paidOf(order) - back ? [] : ['received']),
    ...(isOpen && received + owed !== total ? ['open'] : []),
    ...(isPaid && received + owed - toReturn(order) !== kept ? ['paid'] : []),
    ...(!isOpen && !isPaid && owed !== 0 ? ['over'] : []),
  ];
}
