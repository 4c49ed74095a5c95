import { paidAfter, paidOf, type OrderMoney } from './refunds.ts';
import { ORDER_STATUS } from './statuses.ts';

/**
 * What an order holds of the stock. Goods move when goods move: cancelling returns them, and a new state of the money
 * does not. So whether an order holds its units is stored (`holds_stock`), and so is what came back of each line
 * (`restocked`); every move of stock is the difference between two such states.
 */

/** The part of an order that says whether it holds its units. Null: an order from before this was stored. */
export interface Holding {
  order_status_id: number;
  holds_stock?: number | null;
}

/** A line, as far as its units go. */
export interface LineUnits {
  quantity?: number;
  /** Units that a refund put back to the stock. */
  restocked?: number | null;
}

/** Whether the order's units are taken from the stock now. */
export function holdsStock({ order_status_id, holds_stock }: Holding): boolean {
  return holds_stock == null ? order_status_id !== ORDER_STATUS.cancelled : holds_stock === 1;
}

/**
 * Whether an order in this payment status holds its units. A cancelled one returns them, an open or paid one takes them.
 * Devolución is about money alone: the order goes on as it was. @param before null for a new order
 */
export function holdsStockAfter(orderStatusId: number, before: Holding | null): boolean {
  if (orderStatusId === ORDER_STATUS.cancelled) return false;
  return orderStatusId === ORDER_STATUS.refunded && before !== null ? holdsStock(before) : true;
}

/**
 * Units of a line that stay restocked after an edit. The units that an edit takes off the line are first those that came
 * back: they are not given back twice. @param before the line as it was stored; undefined for a new one
 */
export function restockedAfter(quantity: number, before: LineUnits | undefined): number {
  const fewer = Math.max(0, (before?.quantity ?? 0) - quantity);
  return Math.max(0, (before?.restocked ?? 0) - fewer);
}

/** Units that the order holds of a line. */
export function heldUnits(order: Holding, { quantity = 0, restocked }: LineUnits): number {
  return holdsStock(order) ? Math.max(0, quantity - (restocked ?? 0)) : 0;
}

/** What a new payment status does besides changing its label; said before it is set. */
interface StatusEffects {
  /** Units go back to the stock, or are taken again. */
  stock: 'returns' | 'takes' | null;
  /** What the buyer has paid and keeps waiting for after a cancellation, in whole pesos. */
  heldMoney: number;
  /** True for a label that says refunded while no money is written down as given back. */
  labelOnly: boolean;
  /** True when the payment that made it paid is voided. */
  voids: boolean;
}

export function statusEffects(order: OrderMoney & Holding, to: number): StatusEffects {
  const [held, holds] = [holdsStock(order), holdsStockAfter(to, order)];
  const money = paidOf(order) - (order.refunded ?? 0);
  return {
    stock: held === holds ? null : holds ? 'takes' : 'returns',
    heldMoney: to === ORDER_STATUS.cancelled && order.order_status_id !== to ? Math.max(0, money) : 0,
    labelOnly: to === ORDER_STATUS.refunded && order.order_status_id !== ORDER_STATUS.refunded && money > 0,
    voids: paidAfter(order, { ...order, order_status_id: to }) < paidOf(order),
  };
}
