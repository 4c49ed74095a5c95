import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoreEvent } from '../../../server/ports/ports.ts';
import type { OpenDatabase, Sql } from '../../../server/db/database.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import { insert, query } from './rows.ts';
import { shop, twoStores } from './shop.ts';

/** What a transaction is, and what comes back from it, on any engine. */
export function testTransactions(open: (resources: Resource[]) => Promise<OpenDatabase>): void {
  let database: OpenDatabase;
  let ana = 0;
  let beto = 0;

  beforeAll(async () => {
    database = await open(shop());
    [ana, beto] = await twoStores(database);
  }, 60_000);
  afterAll(() => database.close());

  const brands = () => database.read(ana, (sql) => query(sql, 'select name from brands order by id'));

  test('a write that throws leaves nothing', async () => {
    const work = database.write(ana, async ({ sql }) => {
      await insert(sql, 'brands', { store_id: ana, name: 'Nada' });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await brands()).toEqual([]);
  });

  test('a failed statement whose error is swallowed does not pass for success', async () => {
    const work = database.write(ana, async ({ sql }) => {
      await insert(sql, 'brands', { store_id: ana, name: 'Media' });
      await query(sql, 'select 1/0').catch(() => undefined);
    });
    await expect(work).rejects.toThrow(/rolled back|aborted/);
    expect(await brands()).toEqual([]);
  });

  test('of statements sent together, the first that fails gives the write its error, and nothing is left', async () => {
    const add = (sql: Sql, name: string) => insert(sql, 'brands', { store_id: ana, name });
    const together = database.write(ana, ({ sql }) =>
      Promise.all([add(sql, 'Una'), query(sql, 'select 1/0'), add(sql, 'Dos')]),
    );
    await expect(together).rejects.toMatchObject({ code: '22012' });
    const afterTheLast = database.write(ana, async (tx) => {
      await add(tx.sql, 'Tres');
      tx.last(query(tx.sql, 'select 1/0'));
    });
    await expect(afterTheLast).rejects.toMatchObject({ code: '22012' });
    expect(await brands()).toEqual([]);
  });

  test('a conflict behind which other statements were sent is a conflict, whichever of them is heard first', async () => {
    let tries = 0;
    const work = database.write(ana, async ({ sql }) => {
      tries += 1;
      if (tries === 3) return 'done';
      const conflict = query(sql, `do $$ begin raise serialization_failure; end $$`);
      const behind = query(sql, 'select 1');
      // The part that failed first may have more steps to go until its caller hears of it.
      return Promise.all([conflict.finally(() => behind.catch(() => undefined)), behind]);
    });
    expect(await work).toBe('done');
    expect(tries).toBe(3);
  });

  test('what was to follow the commit follows it, and no rollback', async () => {
    const called: string[] = [];
    const fails = database.write(ana, async (tx) => {
      tx.committed(() => called.push('undone'));
      throw new Error('no');
    });
    await expect(fails).rejects.toThrow('no');
    await database.write(ana, async (tx) => {
      tx.committed(() => called.push('done'));
      expect(called).toEqual([]);
    });
    expect(called).toEqual(['done']);
  });

  test('work that met a conflict is repeated, and its effects happen once', async () => {
    let tries = 0;
    await database.write(ana, async ({ sql }) => {
      tries += 1;
      await insert(sql, 'brands', { store_id: ana, name: 'Una' });
      if (tries < 3) await query(sql, `do $$ begin raise serialization_failure; end $$`);
    });
    expect(tries).toBe(3);
    expect(await brands()).toEqual([{ name: 'Una' }]);
  });

  test('writes at once change one row one after another', async () => {
    const id = await database.write(ana, ({ sql }) =>
      insert(sql, 'goods', { store_id: ana, name: 'Contada', price: 0 }),
    );
    const add = () =>
      database.write(ana, async ({ sql }) => {
        const [row] = await query(sql, 'select price from goods where id = ? for update', [id]);
        await query(sql, 'update goods set price = ? where id = ?', [Number(row?.['price']) + 1, id]);
      });
    await Promise.all(Array.from({ length: 20 }, add));
    expect(
      await database.read(ana, (sql) => query(sql, 'select price from goods where id = ?', [id])),
    ).toEqual([{ price: 20 }]);
  });

  test('values come back alike on every engine', async () => {
    const moment = new Date('2026-03-01T05:30:00.123Z');
    const [row] = await database.write(ana, ({ sql }) =>
      query(
        sql,
        `insert into goods (store_id, name, price, weight, day, seen, notes) values (?, 'Café Ñandú', ?, 0.1, '2026-02-28', ?, ?) returning *, 12.5::numeric as exact, array[1, 2]::bigint[] as ids`,
        [ana, Number.MAX_SAFE_INTEGER, moment, JSON.stringify({ a: [1] })],
      ),
    );
    expect(row).toMatchObject({
      price: Number.MAX_SAFE_INTEGER,
      weight: 0.1,
      active: 1,
      status: 'draft',
      day: '2026-02-28',
      seen: moment,
      notes: { a: [1] },
      search_text: 'cafe nandu\n',
      exact: 12.5,
      ids: [1, 2],
      version: 1,
    });
    expect(row?.['created_at']).toBeInstanceOf(Date);
  });

  test('an integer that no number can hold is an error, never another number', async () => {
    await expect(
      database.read(ana, (sql) => query(sql, 'select 9007199254740993::bigint as n')),
    ).rejects.toThrow('2^53');
    expect(await database.read(ana, (sql) => query(sql, 'select 1 as n'))).toEqual([{ n: 1 }]);
  });

  test('an event arrives when its transaction commits, at its store alone, and never without', async () => {
    const heard: StoreEvent[] = [];
    const others: StoreEvent[] = [];
    const stop = [
      database.events.subscribe(ana, (event) => heard.push(event)),
      database.events.subscribe(beto, (event) => others.push(event)),
    ];
    await database
      .write(ana, async ({ notify }) => {
        notify({ type: 'goods.lost' });
        throw new Error('undone');
      })
      .catch(() => undefined);
    await database.write(ana, async ({ notify }) =>
      notify({ type: 'goods.created', id: 7, data: { name: 'x'.repeat(9000) } }),
    );
    await expect.poll(() => heard).toEqual([{ storeId: ana, type: 'goods.created', id: 7 }]);
    expect(others).toEqual([]);
    for (const end of stop) end();
  });

  test('restoring: a set-null reference is emptied, its store is not', async () => {
    await database.write(ana, async ({ sql }) => {
      const brand = await insert(sql, 'brands', { store_id: ana, name: 'Pasajera' });
      const good = await insert(sql, 'goods', { store_id: ana, name: 'Sombrero', price: 1, brand });
      await insert(sql, 'good_sizes', { store_id: ana, parent_id: good, position: 0, label: 'L' });
      await query(sql, 'delete from brands where id = ?', [brand]);
      expect(await query(sql, 'select store_id, brand from goods where id = ?', [good])).toEqual([
        { store_id: ana, brand: null },
      ]);
      await query(sql, 'delete from goods where id = ?', [good]);
      expect(await query(sql, 'select * from good_sizes where parent_id = ?', [good])).toEqual([]);
    });
  });

  test.each([
    ['a price below zero', { price: -1 }],
    ['a switch of 2', { price: 1, active: 2 }],
    ['an unknown status', { price: 1, status: 'gone' }],
  ])('the database itself refuses %s', async (_, values) => {
    await expect(
      database.write(ana, ({ sql }) => insert(sql, 'goods', { store_id: ana, name: 'Mal', ...values })),
    ).rejects.toMatchObject({ code: '23514' });
  });
}
