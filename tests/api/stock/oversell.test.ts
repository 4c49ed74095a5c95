import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { lineOf, openShop, option } from '../orders/shop.ts';
import type { Order, Product, Shop } from '../orders/shop.ts';

function soldOf(orders: { body: Order }[], productId: number): number {
  return orders
    .flatMap(({ body }) => body.order_details)
    .filter(({ product_id }) => product_id === productId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** A promise, and what resolves it. */
function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

describe('stock', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  /** As the panel does: a server too busy to answer has stored nothing and is asked again under the same id. */
  const sell = async (lines: Record<string, unknown>[]) => {
    const body = shop.orderBody(lines);
    const headers = { 'x-request-id': crypto.randomUUID() };
    for (;;) {
      const answer = await shop.owner.post<Order>(`${shop.base}/orders`, body, { headers });
      if (answer.status !== 503) return answer;
    }
  };
  /** The ledger of a product: what it adds up to, and the lowest it ever was. */
  const ledger = async (product: Product) => {
    const { rows } = await shop.database.read(shop.storeId, (db) =>
      sql<{ sum: number; lowest: number }>`
        select sum(delta)::bigint as sum, min(quantity_after) as lowest from stock_movements
        where store_id = ${shop.storeId} and product_id = ${product.id}`.execute(db),
    );
    return rows[0];
  };

  test('200 parallel orders of 1 to 3 units share 50: never below zero, sold and left are 50, every 201 has its lines', async () => {
    const product = await shop.product({
      product_options: [option('Talla', 'S', 'M')],
      product_variants: [
        { key: 'S', price: 1_000, quantity: 50 },
        { key: 'M', price: 1_000, quantity: 50 },
      ],
    });
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => sell([lineOf(product, (n % 3) + 1, 'S')])),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(answers.filter(({ status }) => status !== 201).map(({ status }) => status)).toEqual(
      Array.from({ length: 200 - made.length }, () => 409),
    );
    for (const { body } of made) {
      expect(body.order_details).toHaveLength(1);
      const stored = await shop.owner.get<Order>(`${shop.base}/orders/${body.id}`);
      expect(stored.body.order_details).toEqual(body.order_details);
    }
    const [small, medium] = (await shop.find(product.id)).product_variants;
    expect(soldOf(made, product.id) + (small?.quantity ?? 0)).toBe(50);
    expect(small?.quantity).toBeLessThan(3);
    expect(medium?.quantity).toBe(50);
    expect(await ledger(product)).toEqual({
      sum: (small?.quantity ?? 0) + 50,
      lowest: expect.toSatisfy((n) => n >= 0),
    });
    // Refused orders gave their numbers back: there is no gap.
    const numbers = made.map(({ body }) => body.sequence).sort((a, b) => a - b);
    expect(numbers).toEqual(made.map((_, at) => at + 1));
  }, 120_000);

  test('one product on two lines is summed, however many ask at once', async () => {
    const product = await shop.product({ quantity_available: 10 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => sell([lineOf(product, 1), lineOf(product, 2)])),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect((await shop.find(product.id)).quantity_available).toBe(1);
  }, 60_000);

  test('orders that name two products in opposite order, edits and cancellations among them, all get an answer', async () => {
    const [a, b] = [
      await shop.product({ quantity_available: 400 }),
      await shop.product({ quantity_available: 400 }),
    ];
    const first = await Promise.all(Array.from({ length: 10 }, () => sell([lineOf(a), lineOf(b)])));
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => {
        const order = first[n % 10]?.body;
        if (n % 3 === 0 && order !== undefined)
          return shop.owner.patch<Order>(`${shop.base}/orders/${order.id}`, {
            order_details: [lineOf(b, (n % 4) + 1), lineOf(a, (n % 5) + 1)],
          });
        return sell(n % 2 === 0 ? [lineOf(a), lineOf(b)] : [lineOf(b), lineOf(a)]);
      }),
    );
    expect(answers.map(({ status }) => status).filter((status) => status >= 400)).toEqual([]);
    const { rows } = await shop.database.read(shop.storeId, (db) =>
      sql<{ product_id: number; sold: number }>`
        select product_id, sum(quantity)::bigint as sold from order_details
        where store_id = ${shop.storeId} and product_id in (${a.id}, ${b.id}) group by 1 order by 1`.execute(
        db,
      ),
    );
    for (const { product_id, sold } of rows)
      expect(((await shop.find(product_id)).quantity_available ?? 0) + sold).toBe(400);
    expect(rows).toHaveLength(2);
  }, 120_000);

  test('[R3] 500 orders that name two products in opposite order, 25 at a time: none waits for another in a circle', async () => {
    const deadlocks = async () => {
      const { rows } = await shop.database.platform((db) =>
        sql<{
          n: number;
        }>`select deadlocks::bigint as n from pg_stat_database where datname = current_database()`.execute(
          db,
        ),
      );
      return rows[0]?.n;
    };
    const before = await deadlocks();
    const [a, b] = [
      await shop.product({ quantity_available: 5000 }),
      await shop.product({ quantity_available: 5000 }),
    ];
    let left = 500;
    const seller = async (n: number): Promise<void> => {
      for (; left > 0; n += 1) {
        left -= 1;
        const lines = n % 2 === 0 ? [lineOf(a), lineOf(b)] : [lineOf(b), lineOf(a)];
        expect((await sell(lines)).status).toBe(201);
      }
    };
    await Promise.all(Array.from({ length: 25 }, (_, n) => seller(n)));
    for (const { id } of [a, b]) expect((await shop.find(id)).quantity_available).toBe(4500);
    // A session reports once a second at most what it counted; asked for it, after this transaction. More at once than there are.
    const report = () => shop.database.platform((db) => sql`select pg_stat_force_next_flush()`.execute(db));
    await Promise.all(Array.from({ length: 50 }, report));
    expect(await deadlocks()).toBe(before);
  }, 120_000);

  test('an adjustment waits for a sale that is not committed yet, and counts from what the sale leaves', async () => {
    const product = await shop.product({ quantity_available: 10 });
    const sold = deferred<number>();
    const paid = deferred<void>();
    const sale = shop.database.write(shop.storeId, async ({ sql: db }) => {
      await sql`update products set quantity_available = 4 where store_id = ${shop.storeId} and id = ${product.id}`.execute(
        db,
      );
      await sql`insert into stock_movements (store_id, product_id, product_variant_id, delta, quantity_after, reason, at)
        values (${shop.storeId}, ${product.id}, 0, -6, 4, 'order', now())`.execute(db);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      sold.resolve(rows[0]?.pid ?? 0);
      await paid.promise;
    });
    const seller = await sold.promise;
    const adjusted = shop.owner.post(`${shop.base}/inventory/${product.id}/0/adjustments`, {
      delta: -1,
      reason: 'damage',
    });
    const waiting = async () => {
      const { rows } = await shop.database.platform((db) =>
        sql`select distinct pid from pg_locks where not granted and ${seller} = any(pg_blocking_pids(pid))`.execute(
          db,
        ),
      );
      return rows.length;
    };
    await expect.poll(waiting).toBe(1);
    paid.resolve();
    await sale;
    expect((await adjusted).status).toBeLessThan(300);
    expect((await shop.find(product.id)).quantity_available).toBe(3);
  });

  test('the sum over everything: stock is what the ledger adds up to, totals are what the lines add up to', async () => {
    const { rows } = await shop.database.read(shop.storeId, (db) =>
      sql<{ wrong: number }>`
        select (
          select count(*) from (
            select id as product_id, 0 as variant, quantity_available as quantity from products where store_id = ${shop.storeId}
            union all
            select parent_id, id, quantity from product_variants where store_id = ${shop.storeId}
          ) shelf where quantity is not null and quantity <> (
            select coalesce(sum(delta), 0) from stock_movements m
            where m.store_id = ${shop.storeId} and m.product_id = shelf.product_id and m.product_variant_id = shelf.variant
          )
        ) + (
          select count(*) from orders o where store_id = ${shop.storeId} and total <> shipping_cost + (
            select sum(quantity * price) from order_details d where d.store_id = o.store_id and d.parent_id = o.id
          )
        ) as wrong`.execute(db),
    );
    expect(rows).toEqual([{ wrong: 0 }]);
  });
});
