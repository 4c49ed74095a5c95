/**
 * What of an order and of its lines is sold, once discounts, refunds and units that came back are taken off, as plain
 * code: tests compare the statements of the server with it. Whole pesos.
 */

export interface SoldLine {
  id: number;
  quantity: number;
  price: number;
}

export interface SoldOrder {
  total: number | null;
  paid: number | null;
  refunded: number | null;
  discount: number | null;
}

/** The total less what went back. Money above the total, of an order that was edited down, goes back first and was no sale. */
export function saleOf({ total, paid, refunded }: Omit<SoldOrder, 'discount'>): number {
  const whole = total ?? 0;
  const above = Math.max(0, (paid ?? whole) - whole);
  return Math.max(0, whole - Math.max(0, (refunded ?? 0) - above));
}

export interface Sold {
  units: number;
  /** With a fraction: it is rounded where many are added up. */
  sales: number;
}

/**
 * Units that came back are sold no more. Lines and shipping add up to the order's sale (`saleOf`): the discount is spread
 * over the lines. What went back is taken from the units that came back, and its rest from all that is left.
 * `server/modules/orders/day-sums.ts` says the same in SQL; tests compare the two.
 * @param returned units that came back, by line
 */
export function soldLines(
  order: SoldOrder,
  lines: readonly SoldLine[],
  returned: ReadonlyMap<number, number>,
): Sold[] {
  const total = order.total ?? 0;
  const gross = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const share = gross > 0 ? Math.max(0, 1 - (order.discount ?? 0) / gross) : 0;
  const back = total - saleOf(order);
  const came = lines.map(({ id, quantity }) => Math.min(quantity, returned.get(id) ?? 0));
  const worth = lines.map(({ price }, at) => (came[at] ?? 0) * price * share);
  const ofUnits = worth.reduce((sum, value) => sum + value, 0);
  const fromUnits = Math.min(back, ofUnits);
  const kept = total > fromUnits ? 1 - (back - fromUnits) / (total - fromUnits) : 1;
  return lines.map(({ quantity, price }, at) => {
    const lost = ofUnits > 0 ? ((worth[at] ?? 0) * fromUnits) / ofUnits : 0;
    return { units: quantity - (came[at] ?? 0), sales: (quantity * price * share - lost) * kept };
  });
}
