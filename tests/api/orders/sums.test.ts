/** The sums of orders are those of a plain count, in every snapshot, whatever is written and closed meanwhile. */
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ORDER_STATUS_IDS, SHIPPING_STATUS_IDS } from '../../../domain/orders/statuses.ts';
import { closeCustomers, customerKinds } from '../../../server/modules/customers/counters.ts';
import { closeDays, daySales, dayStates, productSales } from '../../../server/modules/orders/day-sums.ts';
import { killedAfter } from '../../support/killed-database.ts';
import { openFresh } from '../../support/lent-database.ts';
import { productResources } from '../../support/resources.ts';
import { saleOf } from '../../support/sold-lines.ts';
import { saidToBeSold, sold } from './sold-products.ts';
import { lineOf, openShop, type Order, type Product, type Shop } from './shop.ts';

const WRITERS = 16;
const ROUNDS = 8;
/** Statements of the transaction that closes a day. */
const STEPS = 10;
/** All days of the orders are over. */
const NOW = new Date('2026-11-20T15:00:00Z');
const CHANNELS = ['whatsapp', 'webstore', 'phone', 'inperson'];

const EVER = { from: '2026-01-01', to: '2027-12-31' };

/** The sums as the server reads them. */
const summed = (storeId: number): RawBuilder<unknown> => sql`
  select 'state' as of, concat_ws(' ', user_store_id, order_status_id, shipping_order_status_id) as what,
    sum(n)::bigint as n, 0 as total
  from (${dayStates(storeId)}) s group by 2
  union all
  select 'sales', concat_ws(' ', day, user_store_id, sales_channel), sum(n)::bigint, sum(total)
  from (${daySales(storeId, EVER)}) s group by 2
  union all
  select 'product', concat_ws(' ', user_store_id, product_id, name), sum(units)::bigint, 0
  from (${productSales(storeId, EVER)}) s group by 2
  union all
  select 'client', concat_ws(' ', lead, frequency), sum(n)::bigint, 0 from (${customerKinds(storeId)}) s group by 2`;
const SALE = sql`o.total - greatest(0, coalesce(refunded, 0) - greatest(0, coalesce(paid, o.total) - o.total))`;
/** A plain count. No refund of the walk has units that came back. */
const COUNTED = sql`
  select 'state' as of, concat_ws(' ', user_store_id, order_status_id, shipping_order_status_id) as what,
    count(*) as n, 0 as total
  from orders group by 2
  union all
  select 'sales', concat_ws(' ', (date at time zone s.time_zone)::date, user_store_id, sales_channel),
    count(*), sum(${SALE})
  from orders o join stores s on s.id = o.store_id where order_status_id not in (3, 5) group by 2
  union all
  select 'product', concat_ws(' ', user_store_id, coalesce(l.product_id, 0), case when l.product_id is null then l.name else '' end collate "C"),
    sum(l.quantity)::bigint, 0
  from orders o join order_details l on l.store_id = o.store_id and l.parent_id = o.id
  where order_status_id not in (3, 5) group by 2
  union all
  select 'client', concat_ws(' ', coalesce(lead, 0), coalesce(frequency, 0)), count(*), 0 from customers group by 2`;

/** Clients of whom something else is stored than what a plain count of their orders says. */
const MISCOUNTED = sql`
  select 'client' as side, c.id, c.quantity, c.total, bought.* from customers c cross join lateral (
    select count(*) as n, coalesce(sum(${SALE}) filter (where order_status_id <> 5), 0) as sales
    from orders o where o.customer_id = c.id and order_status_id <> 3
  ) bought where (c.quantity, c.total) is distinct from (bought.n, bought.sales)`;

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
  const clients: number[] = [];

  beforeAll(async () => {
    const database = await openFresh(productResources(), { maxConnections: WRITERS + 2 });
    shop = await openShop({ database });
    shop.clock.set(NOW);
    product = await shop.product({ price: 10_000 });
    const second = await shop.owner.post<{ id: number }>(`${shop.base}/user-stores`, {
      name: 'Norte',
      mobile_phone_number: '573001112244',
    });
    branches = [shop.branchId, second.body.id];
    for (let n = 0; n < 4; n += 1) {
      const client = { first_name: 'Ana', phone_number: `57300111330${n}`, email: 'ana@ejemplo.co' };
      clients.push((await shop.owner.post<{ id: number }>(`${shop.base}/customers`, client)).body.id);
    }
  }, 120_000);
  afterAll(() => shop.close());

  /** Rows that only one side has; none where both agree. */
  async function differences(): Promise<unknown[]> {
    const { rows } = await shop.database.read(shop.storeId, (db) =>
      sql`with summed as (${summed(shop.storeId)}), counted as (${COUNTED})
        (select 'summed' as side, * from (select * from summed except select * from counted) a)
        union all (select 'counted', * from (select * from counted except select * from summed) b)`.execute(
        db,
      ),
    );
    return rows;
  }

  async function miscounted(): Promise<unknown[]> {
    return (await shop.database.read(shop.storeId, (db) => MISCOUNTED.execute(db))).rows;
  }

  const close = async () => {
    await closeDays({ database: shop.database, clock: shop.clock });
    await closeCustomers({ database: shop.database });
  };
  /** Days whose sums are stored, and days that are open. */
  const days = () =>
    shop.database.read(shop.storeId, async (db) => {
      const stored = await db
        .selectFrom('order_day_states')
        .select('day')
        .distinct()
        .orderBy('day')
        .execute();
      const open = await db.selectFrom('open_days').select('day').orderBy('day').execute();
      return { stored: stored.map(({ day }) => day), open: open.map(({ day }) => day) };
    });

  const fields = (next: (below: number) => number): Record<string, unknown> => ({
    user_store_id: oneOf(branches, next),
    customer_id: oneOf(clients, next),
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

  test(`[ORD-14] ${WRITERS} writers and the job: in every snapshot the sums are those of a plain count`, async () => {
    const state = { writing: true };
    const mismatches: unknown[] = [];
    let looks = 0;
    let closed = 0;
    const look = async (): Promise<void> => {
      while (state.writing) {
        mismatches.push(...(await differences()), ...(await miscounted()));
        looks += 1;
      }
    };
    const job = async (): Promise<void> => {
      while (state.writing) {
        const before = (await days()).open.length;
        await close();
        if (before > (await days()).open.length) closed += 1;
      }
    };
    const beside = [look(), job(), job()];
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer))).finally(() => {
      state.writing = false;
    });
    await Promise.all(beside);
    expect(mismatches).toEqual([]);
    expect(looks).toBeGreaterThan(3);
    expect(closed).toBeGreaterThan(3);
    expect([await differences(), await miscounted()]).toEqual([[], []]);
    await close();
    expect(await days()).toMatchObject({ open: [], stored: { length: 4 } });
    expect(await differences()).toEqual([]);
    const [said, counted] = await shop.database.read(shop.storeId, async (db) => [
      await saidToBeSold(db, shop.storeId, EVER),
      await sold(db, shop.storeId, EVER),
    ]);
    expect(said).toEqual(counted);
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
    expect((await days()).open).toEqual([]);
    await many(false);
    expect(await differences()).toEqual([]);
    await close();
    const before = await days();
    expect(before.open).toEqual([]);
    expect(await differences()).toEqual([]);
    await shop.database.platformWrite((db) =>
      db.updateTable('stores').set({ time_zone: 'Asia/Tokyo' }).where('id', '=', shop.storeId).execute(),
    );
    expect((await days()).stored).toEqual([]);
    expect(await differences()).toEqual([]);
    await close();
    expect(await days()).not.toEqual(before);
    expect((await days()).open).toEqual([]);
    expect(await differences()).toEqual([]);
  }, 60_000);

  test('[HOM-03] a job that is killed while it stores a day leaves the day open, and the next one closes it', async () => {
    await shop.order([lineOf(product)], fields(numbers(99)));
    const { open } = await days();
    expect(open).toHaveLength(1);
    const before = await stored();
    for (let step = 1; step <= STEPS; step += 1) {
      const killed = closeDays({ database: killedAfter(shop.database, step), clock: shop.clock });
      await expect(killed).rejects.toMatchObject({ errors: [{ code: 'unavailable' }] });
      expect((await days()).open, `step ${step}`).toEqual(open);
      expect(await stored(), `step ${step}`).toEqual(before);
      expect(await differences()).toEqual([]);
    }
    await closeDays({ database: killedAfter(shop.database, STEPS + 1), clock: shop.clock });
    expect((await days()).open).toEqual([]);
    expect(await stored()).not.toEqual(before);
    expect(await differences()).toEqual([]);
  }, 60_000);

  /** Sums that are stored, whether they are read or not. */
  const stored = () =>
    shop.database.read(shop.storeId, async (db) => [
      await db.selectFrom('order_day_sales').selectAll().orderBy('day').execute(),
      await db.selectFrom('order_day_states').selectAll().orderBy('day').execute(),
      await db.selectFrom('order_day_products').selectAll().orderBy('day').execute(),
      await db.selectFrom('order_month_products').selectAll().orderBy('month').execute(),
    ]);
});
