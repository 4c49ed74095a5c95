import { holdsStock, holdsStockAfter, type Holding } from './held-stock.ts';
import { paidOf, type OrderMoney } from './refunds.ts';
import { ORDER_STATUS } from './statuses.ts';

/** What a new payment status does besides changing its label; said before it is set. */
export interface StatusEffects {
  /** Units go back to the stock, or are taken again. */
  stock: 'returns' | 'takes' | null;
  /** What the buyer has paid and keeps waiting for after a cancellation, in whole pesos. */
  heldMoney: number;
  /** True for a label that says refunded while no money is written down as given back. */
  labelOnly: boolean;
}

export function statusEffects(order: OrderMoney & Holding, to: number): StatusEffects {
  const [held, holds] = [holdsStock(order), holdsStockAfter(to, order)];
  const money = paidOf(order) - (order.refunded ?? 0);
  return {
    stock: held === holds ? null : holds ? 'takes' : 'returns',
    heldMoney: to === ORDER_STATUS.cancelled && order.order_status_id !== to ? Math.max(0, money) : 0,
    labelOnly: to === ORDER_STATUS.refunded && order.order_status_id !== ORDER_STATUS.refunded && money > 0,
  };
}
