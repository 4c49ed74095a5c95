import { soldLines, type SoldLine, type SoldOrder } from '../../support/sold-lines.ts';

interface Read extends SoldOrder {
  store_id: number;
  id: number;
  user_store_id: number;
  order_status_id: number;
  seconds: number;
  lines: (SoldLine & { product_id: number | null; name: string | null })[] | null;
  back: { id: number; quantity: number }[] | null;
  kept:
    | {
        line_id: number;
        units: number;
        sales: number;
        user_store_id: number;
        order_status_id: number;
        product_id: number;
        name: string;
        seconds: number;
      }[]
    | null;
}

/** Orders with the rows that are kept of them, and the ids of rows whose order is gone. */
const STATE = `
  select jsonb_build_object(
    'orders', (select jsonb_agg(to_jsonb(o) || jsonb_build_object(
      'seconds', extract(epoch from o.date),
      'lines', (select jsonb_agg(l order by l.id) from order_details l where l.store_id = o.store_id and l.parent_id = o.id),
      'back', (select jsonb_agg(b) from order_refunds f, jsonb_array_elements(f.lines) b
        where f.store_id = o.store_id and f.order_id = o.id),
      'kept', (select jsonb_agg(to_jsonb(k) || jsonb_build_object('seconds', extract(epoch from k.date)))
        from order_line_adjustments k where k.store_id = o.store_id and k.order_id = o.id)
    )) from orders o),
    'orphans', (select coalesce(jsonb_agg(k.order_id), '[]') from order_line_adjustments k
      where not exists (select from orders o where o.store_id = k.store_id and o.id = k.order_id))
  )::text as state`;

interface State {
  orders: Read[];
  orphans: number[];
}

/**
 * How the kept adjustments differ from what `soldLines` says of the stored orders, a sentence each.
 * @returns also how many lines have something taken off
 */
export async function compareAdjustments(
  query: (text: string) => Promise<{ rows: readonly Record<string, unknown>[] }>,
): Promise<{ wrong: string[]; adjusted: number }> {
  const { rows: read } = await query(STATE);
  const { orders, orphans } = JSON.parse(String(read[0]?.['state'])) as State;
  const wrong = orphans.map((id) => `${id} is gone`);
  let adjusted = 0;
  for (const { lines, back, kept, ...order } of orders) {
    const returned = new Map<number, number>();
    for (const { id, quantity } of back ?? []) returned.set(id, (returned.get(id) ?? 0) + quantity);
    const rows = new Map((kept ?? []).map((row) => [row.line_id, row]));
    const sold = soldLines(order, lines ?? [], returned);
    for (const [place, line] of (lines ?? []).entries()) {
      const { units = 0, sales = 0 } = sold[place] ?? {};
      const off = { units: units - line.quantity, sales: sales - line.quantity * line.price };
      const row = rows.get(line.id);
      rows.delete(line.id);
      const where = row && [row.user_store_id, row.order_status_id, row.seconds, row.product_id, row.name];
      const there = [
        order.user_store_id,
        order.order_status_id,
        order.seconds,
        line.product_id ?? 0,
        line.product_id === null ? (line.name ?? '') : '',
      ];
      const said = `${order.store_id}/${order.id}, line ${line.id}`;
      if (Math.abs((row?.units ?? 0) - off.units) > 0.01 || Math.abs((row?.sales ?? 0) - off.sales) > 0.01)
        wrong.push(`${said}: ${row?.units} and ${row?.sales} of ${off.units} and ${off.sales}`);
      if (where && where.join() !== there.join())
        wrong.push(`${said}: at ${where.join()} of ${there.join()}`);
      if (off.units !== 0 || off.sales !== 0) adjusted += 1;
    }
    wrong.push(...[...rows.keys()].map((line) => `${order.store_id}/${order.id}: line ${line} is gone`));
  }
  return { wrong, adjusted };
}
