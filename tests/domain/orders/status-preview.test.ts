import { describe, expect, test } from 'vitest';
import { statusEffects } from '../../../domain/orders/stock-effects.ts';
import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';

const { pending, cancelled, paid, refunded } = ORDER_STATUS;
const order = (order_status_id: number, more: object = {}) => ({
  order_status_id,
  total: 30_000,
  paid: null,
  refunded: null,
  ...more,
});

describe('what a new status does besides its label', () => {
  test('cancelling returns the stock, reopening takes it again, anything else moves none', () => {
    expect(statusEffects(order(pending), cancelled).stock).toBe('returns');
    expect(statusEffects(order(cancelled), pending).stock).toBe('takes');
    expect(statusEffects(order(pending), paid).stock).toBeNull();
    expect(statusEffects(order(paid), refunded).stock).toBeNull();
  });

  test('the label of a refund moves no stock, whether the order holds its units or not', () => {
    expect(statusEffects(order(cancelled, { holds_stock: 0 }), refunded).stock).toBeNull();
    expect(statusEffects(order(refunded, { holds_stock: 0 }), cancelled).stock).toBeNull();
    expect(statusEffects(order(refunded, { holds_stock: 0 }), paid).stock).toBe('takes');
    expect(statusEffects(order(refunded, { holds_stock: 1 }), cancelled).stock).toBe('returns');
  });

  test('cancelling a paid order keeps the money that has not gone back', () => {
    expect(statusEffects(order(paid), cancelled).heldMoney).toBe(30_000);
    expect(statusEffects(order(paid, { refunded: 10_000 }), cancelled).heldMoney).toBe(20_000);
    expect(statusEffects(order(pending), cancelled).heldMoney).toBe(0);
    expect(statusEffects(order(cancelled, { paid: 30_000 }), cancelled).heldMoney).toBe(0);
  });

  test('the label of a refund is no refund while money is held', () => {
    expect(statusEffects(order(paid), refunded).labelOnly).toBe(true);
    expect(statusEffects(order(paid, { refunded: 30_000 }), refunded).labelOnly).toBe(false);
    expect(statusEffects(order(refunded), refunded).labelOnly).toBe(false);
  });
});
