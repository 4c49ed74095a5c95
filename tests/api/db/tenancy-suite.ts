import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Resource } from '../../../domain/schema/model.ts';
import type { OpenDatabase, Sql } from '../../../server/db/database.ts';
import { insert, query } from './rows.ts';
import { shop, twoStores } from './shop.ts';

const currentStore = (sql: Sql) => query(sql, 'select app_store_id() as store');

/** Stores do not see each other, on any engine. */
export function testTenancy(open: (resources: Resource[]) => Promise<OpenDatabase>): void {
  let database: OpenDatabase;
  let ana = 0;
  let beto = 0;
  let brandOfAna = 0;
  let goodOfAna = 0;

  beforeAll(async () => {
    database = await open(shop());
    [ana, beto] = await twoStores(database);
    await database.write(ana, async ({ sql }) => {
      brandOfAna = await insert(sql, 'brands', { store_id: ana, name: 'Tejidos' });
      goodOfAna = await insert(sql, 'goods', {
        store_id: ana,
        name: 'Ruana',
        price: 90_000,
        brand: brandOfAna,
      });
      await insert(sql, 'good_sizes', { store_id: ana, parent_id: goodOfAna, position: 0, label: 'M' });
      await query(sql, 'insert into goods_tags (store_id, parent_id, target_id) values (?, ?, ?)', [
        ana,
        goodOfAna,
        brandOfAna,
      ]);
    });
  }, 60_000);
  afterAll(() => database.close());

  const tables = ['brands', 'goods', 'good_sizes', 'goods_tags', 'row_counts'];

  test.each(tables)('a query of %s that forgets the store finds no row of another', async (table) => {
    expect(await database.read(ana, (sql) => query(sql, `select * from ${table}`))).not.toEqual([]);
    expect(await database.read(beto, (sql) => query(sql, `select * from ${table}`))).toEqual([]);
    expect(
      await database.read(beto, (sql) => query(sql, `select * from ${table} where store_id = ?`, [ana])),
    ).toEqual([]);
  });

  test.each(tables)('outside of any store %s is empty', async (table) => {
    expect(await database.platform((sql) => query(sql, `select * from ${table}`))).toEqual([]);
  });

  test('a row for another store is refused, whatever the query says', async () => {
    const foreign = { store_id: ana, name: 'Ajena' };
    await expect(database.write(beto, ({ sql }) => insert(sql, 'brands', foreign))).rejects.toMatchObject({
      code: '42501',
    });
    await expect(database.platformWrite((sql) => insert(sql, 'brands', foreign))).rejects.toMatchObject({
      code: '42501',
    });
  });

  test('update and delete without the store touch only the own rows', async () => {
    await database.write(beto, async ({ sql }) => {
      expect(await query(sql, `update goods set name = 'x' returning id`)).toEqual([]);
      expect(await query(sql, 'delete from goods returning id')).toEqual([]);
    });
    expect(await database.read(ana, (sql) => query(sql, 'select name from goods'))).toEqual([
      { name: 'Ruana' },
    ]);
  });

  test('a row cannot be moved into another store', async () => {
    await expect(
      database.write(ana, ({ sql }) => query(sql, 'update brands set store_id = ?', [beto])),
    ).rejects.toMatchObject({ code: '42501' });
  });

  test('a reference to another store’s row is refused like one to a row that does not exist', async () => {
    const attempt = (brand: number) =>
      database.write(beto, ({ sql }) =>
        insert(sql, 'goods', { store_id: beto, name: 'Copia', price: 1, brand }),
      );
    await expect(attempt(brandOfAna)).rejects.toMatchObject({ code: '23503' });
    await expect(attempt(999_999)).rejects.toMatchObject({ code: '23503' });
  });

  test('the application cannot leave its role, nor reach tables it has no business with', async () => {
    const forbidden = (text: string) =>
      expect(database.write(ana, ({ sql }) => query(sql, text))).rejects.toMatchObject({ code: '42501' });
    await forbidden('alter table goods disable row level security');
    await forbidden('update audit set action = action');
    await forbidden('delete from stock_movements');
    await forbidden('update row_counts set n = 0');
    await forbidden('select * from schema_migrations');
  });

  test('people are named within their store only', async () => {
    const users = await database.platformWrite((sql) =>
      sql
        .insertInto('users')
        .values([
          { email: 'ana@example.co', password_hash: '-', first_name: 'Ana', last_name: 'Ruiz' },
          { email: 'beto@example.co', password_hash: '-', first_name: 'Beto', last_name: 'Gil' },
        ])
        .returning('id')
        .execute(),
    );
    await database.write(ana, ({ sql }) =>
      sql
        .insertInto('memberships')
        .values({ store_id: ana, user_id: users[0]?.id ?? 0, owner: true })
        .execute(),
    );
    const names = (sql: Sql) => sql.selectFrom('users').select('first_name').execute();
    expect(await database.read(ana, names)).toEqual([{ first_name: 'Ana' }]);
    expect(await database.read(beto, names)).toEqual([]);
    expect(await database.platform(names)).toHaveLength(2);
  });

  test('a handle is of no use after its scope', async () => {
    const kept = await database.read(ana, async (sql) => ({ sql }));
    await expect(query(kept.sql, 'select 1')).rejects.toThrow('after its scope had ended');
  });

  test('two hundred mixed scopes at once never see a wrong store', async () => {
    const seen = await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const store = index % 2 === 0 ? ana : beto;
        return (
          index % 3 === 0
            ? database.write(store, ({ sql }) => currentStore(sql))
            : database.read(store, currentStore)
        ).then((rows) => rows[0]?.['store'] === store);
      }),
    );
    expect(seen).not.toContain(false);
  });
}
