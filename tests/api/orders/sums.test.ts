/** The sums that triggers keep of orders are those of a plain count, in every snapshot, whatever is written meanwhile. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saleOf } from '../../../domain/orders/sales.ts';
import { ORDER_STATUS_IDS, SHIPPING_STATUS_IDS } from '../../../domain/orders/statuses.ts';
import { openFresh } from '../../support/lent-database.ts';
import { productResources } from '../../support/resources.ts';
import { compareAdjustments } from './adjustments.ts';
import { lineOf, openShop, type Order, type Product, type Shop } from './shop.ts';

const WRITERS = 16;
const ROUNDS = 8;
const CHANNELS = ['whatsapp', 'webstore', 'phone', 'inperson'];

const KEPT = sql`
  select 'state' as of, concat_ws(' ', user_store_id, order_status_id, shipping_order_status_id) as what,
    sum(n)::bigint as n, 0 as total
  from order_state_counts group by 2 having sum(n) <> 0
  union all
  select 'day', concat_ws(' ', day, user_store_id, sales_channel, order_status_id), sum(n)::bigint, sum(total)
  from order_day_sums group by 2 having sum(n) <> 0 or sum(total) <> 0
  union all
  select 'product', concat_ws(' ', day, user_store_id, order_status_id, product_id, name), sum(units)::bigint, sum(sales)
  from product_day_sums group by 2 having sum(units) <> 0 or sum(sales) <> 0
  union all
  select 'week', concat_ws(' ', week, user_store_id, order_status_id, product_id, name), sum(units)::bigint, sum(sales)
  from product_week_sums group by 2 having sum(units) <> 0 or sum(sales) <> 0`;
/** By day, product and week each order counts twice: for its branch, and for branch 0, the whole store. */
const COUNTED = sql`
  select 'state' as of, concat_ws(' ', user_store_id, order_status_id, shipping_order_status_id) as what,
    count(*) as n, 0 as total
  from orders group by 2
  union all
  select 'day', concat_ws(' ', (date at time zone s.time_zone)::date, branch, sales_channel, order_status_id),
    count(*), sum(total - greatest(0, coalesce(refunded, 0) - greatest(0, coalesce(paid, total) - total)))
  from orders o join stores s on s.id = o.store_id, unnest(array[user_store_id, 0]) branch group by 2
  union all
  select 'product', concat_ws(' ', (date at time zone s.time_zone)::date, branch, order_status_id,
      coalesce(l.product_id, 0), case when l.product_id is null then coalesce(l.name, '') else '' end collate "C"),
    sum(l.quantity)::bigint, sum(l.quantity * l.price)
  from orders o join stores s on s.id = o.store_id
    join order_details l on l.store_id = o.store_id and l.parent_id = o.id, unnest(array[user_store_id, 0]) branch group by 2
  union all
  select 'week', concat_ws(' ', date_trunc('week', date at time zone s.time_zone)::date, branch, order_status_id,
      coalesce(l.product_id, 0), case when l.product_id is null then coalesce(l.name, '') else '' end collate "C"),
    sum(l.quantity)::bigint, sum(l.quantity * l.price)
  from orders o join stores s on s.id = o.store_id
    join order_details l on l.store_id = o.store_id and l.parent_id = o.id, unnest(array[user_store_id, 0]) branch group by 2`;

/** Numbers of a fixed series, so that a run can be repeated. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

async function ok<Answer extends { status: number; body: unknown }>(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked;
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

const oneOf = <T>(items: readonly T[], next: (below: number) => number): T | undefined =>
  items[next(items.length)];

/** Amounts of an order that meet each bound: none, below, at and above each other. */
const AMOUNTS = [null, 0, 1, 10_000, 50_000, 9_007_199_254_740_991];

describe('sums of orders', () => {
  let shop: Shop;
  let product: Product;
  let branches: number[];

  beforeAll(async () => {
    const database = await openFresh(productResources(), { maxConnections: WRITERS + 2 });
    shop = await openShop({ database });
    product = await shop.product({ price: 10_000 });
    const second = await shop.owner.post<{ id: number }>(`${shop.base}/user-stores`, {
      name: 'Norte',
      mobile_phone_number: '573001112244',
    });
    branches = [shop.branchId, second.body.id];
  }, 120_000);
  afterAll(() => shop.close());

  /** Rows that only one side has; none where both agree. */
  async function differences(): Promise<unknown[]> {
    const { rows } = await shop.database.read(shop.storeId, (db) =>
      sql`with kept as (${KEPT}), counted as (${COUNTED})
        (select 'kept' as side, * from (select * from kept except select * from counted) a)
        union all (select 'counted', * from (select * from counted except select * from kept) b)`.execute(db),
    );
    return rows;
  }

  const fields = (next: (below: number) => number): Record<string, unknown> => ({
    user_store_id: oneOf(branches, next),
    order_status_id: oneOf(ORDER_STATUS_IDS, next),
    shipping_order_status_id: oneOf(SHIPPING_STATUS_IDS, next),
    sales_channel: oneOf(CHANNELS, next),
    // Both sides of a midnight in Bogotá.
    date: `2026-11-${10 + next(3)}T0${4 + next(2)}:30:00.000Z`,
  });

  async function write(writer: number): Promise<void> {
    const next = numbers(writer + 1);
    const mine: Order[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      mine.push(await shop.order([lineOf(product, 1 + next(3))], fields(next)));
      const ids = mine.map(({ id }) => id);
      const order = oneOf(ids, next) ?? 0;
      const path = `${shop.base}/orders`;
      switch (next(6)) {
        case 0:
          await ok(shop.owner.patch(`${path}/${order}`, { ...fields(next), shipping_cost: next(9) * 1000 }));
          break;
        case 1:
          await ok(shop.owner.post(`${path}/${order}/status/${oneOf(ORDER_STATUS_IDS, next)}/type/1`, {}));
          break;
        case 2:
          await ok(shop.owner.put(`${path}/${order}/products`, [lineOf(product, 3)]));
          break;
        case 3: {
          const gone = await ok(shop.owner.delete<{ undo: { id: number } }>(path, { ids: [order] }));
          if (next(2) === 0) await ok(shop.owner.post(`${path}/deletions/${gone.body.undo.id}/undo`, {}));
          else mine.splice(ids.indexOf(order), 1);
          break;
        }
        case 4: {
          await ok(shop.owner.post(`${path}/${order}/status/4/type/1`, {}));
          const refund = { amount: 1000 * (1 + next(8)), reason: 'other' };
          const { status } = await shop.owner.post(`${path}/${order}/refunds`, refund);
          // Earlier refunds may have left less than that.
          expect([201, 422]).toContain(status);
          break;
        }
        default:
          // A comment moves no sum.
          await ok(shop.owner.patch(`${path}/${order}`, { comments: `Ronda ${round}` }));
      }
    }
  }

  test(`[ORD-14] ${WRITERS} writers: in every snapshot the kept sums are those of a plain count`, async () => {
    const state = { writing: true };
    const mismatches: unknown[] = [];
    let looks = 0;
    const look = async (): Promise<void> => {
      while (state.writing) {
        mismatches.push(...(await differences()));
        looks += 1;
      }
    };
    const looking = look();
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer))).finally(() => {
      state.writing = false;
    });
    await looking;
    expect(mismatches).toEqual([]);
    expect(looks).toBeGreaterThan(3);
    expect(await differences()).toEqual([]);
    const adjustments = await shop.database.read(shop.storeId, (db) =>
      compareAdjustments((text) => sql.raw<Record<string, unknown>>(text).execute(db)),
    );
    expect(adjustments.wrong).toEqual([]);
    expect(adjustments.adjusted).toBeGreaterThan(10);
  }, 240_000);

  test('[HOM-03] a sale in the database is the sale of the domain', async () => {
    const cases = AMOUNTS.flatMap((total) =>
      AMOUNTS.flatMap((paid) => AMOUNTS.map((refunded) => ({ total, paid, refunded }))),
    );
    const { rows } = await shop.database.read(shop.storeId, (db) =>
      sql<{ sale: string }>`
        select order_sale(total, paid, refunded)::text as sale
        from jsonb_to_recordset(${JSON.stringify(cases)}::jsonb) as c (total bigint, paid bigint, refunded bigint)`.execute(
        db,
      ),
    );
    expect(rows.map(({ sale }) => Number(sale))).toEqual(cases.map(saleOf));
  });

  test('[HOM-03] a statement of many rows, one that goes back, and a new time zone keep them exact', async () => {
    const many = (undone: boolean) =>
      shop.database.write(shop.storeId, async (tx) => {
        await sql`update orders set date = date - interval '3 hours', order_status_id = 4 where id % 2 = 0`.execute(
          tx.sql,
        );
        if (undone) throw new Error('undone');
      });
    await expect(many(true)).rejects.toThrow('undone');
    expect(await differences()).toEqual([]);
    await many(false);
    expect(await differences()).toEqual([]);
    await shop.database.platformWrite((db) =>
      db.updateTable('stores').set({ time_zone: 'Asia/Tokyo' }).where('id', '=', shop.storeId).execute(),
    );
    expect(await differences()).toEqual([]);
    const [row] = await shop.database.read(shop.storeId, (db) =>
      db.selectFrom('order_day_sums').select('n').limit(1).execute(),
    );
    expect(row).toBeDefined();
  }, 60_000);
});
