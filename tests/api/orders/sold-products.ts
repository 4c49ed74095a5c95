import type { Sql } from '../../../server/db/database.ts';
import { sql } from 'kysely';
import type { DayRange } from '../../../domain/dates/range.ts';
import { productSales, SALE_STATUSES } from '../../../server/modules/orders/day-sums.ts';
import { soldLines, type SoldLine, type SoldOrder } from '../../support/sold-lines.ts';

interface Read extends SoldOrder {
  user_store_id: number;
  lines: (SoldLine & { product_id: number | null; name: string | null })[] | null;
  back: { id: number; quantity: number }[] | null;
}

type Sums = Record<string, { units: number; sales: number }>;

/** What the server says was sold, by branch and product. */
export async function saidToBeSold(db: Sql, storeId: number, range: DayRange): Promise<Sums> {
  const { rows } = await sql<{ what: string; units: number; sales: number }>`
    select concat_ws(' ', user_store_id, product_id, name) as what, sum(units)::double precision as units,
      sum(sales)::double precision as sales
    from (${productSales(storeId, range)}) s group by 1`.execute(db);
  return Object.fromEntries(rows.map(({ what, units, sales }) => [what, { units, sales: rounded(sales) }]));
}

/** The same as plain code says it of the stored orders. */
export async function sold(db: Sql, storeId: number, { from, to }: DayRange): Promise<Sums> {
  const { rows } = await sql<Read>`
    select o.user_store_id, o.total, o.paid, o.refunded, o.discount,
      (select jsonb_agg(l order by l.id) from order_details l where l.store_id = o.store_id and l.parent_id = o.id) as lines,
      (select jsonb_agg(b) from order_refunds f, jsonb_array_elements(f.lines) b
        where f.store_id = o.store_id and f.order_id = o.id) as back
    from orders o join stores s on s.id = o.store_id
    where o.store_id = ${storeId} and o.order_status_id = any(${SALE_STATUSES}::bigint[])
      and (o.date at time zone s.time_zone)::date between ${from}::date and ${to}::date`.execute(db);
  const sums: Sums = {};
  for (const { user_store_id: branch, lines, back, ...order } of rows) {
    const returned = new Map<number, number>();
    for (const { id, quantity } of back ?? []) returned.set(id, (returned.get(id) ?? 0) + quantity);
    soldLines(order, lines ?? [], returned).forEach(({ units, sales }, place) => {
      const line = lines?.[place];
      const product = line?.product_id ?? 0;
      const what = [branch, product, product === 0 ? (line?.name ?? '') : ''].join(' ');
      const sum = (sums[what] ??= { units: 0, sales: 0 });
      sum.units += units;
      sum.sales += sales;
    });
  }
  return Object.fromEntries(
    Object.entries(sums).map(([what, { units, sales }]) => [what, { units, sales: rounded(sales) }]),
  );
}

/** Sums of many fractions, added in another order. */
const rounded = (sales: number): number => Math.round(sales * 100) / 100;
