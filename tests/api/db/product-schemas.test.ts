import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desiredTables } from '../../../server/db/ddl/tables.ts';
import { platformTablesModule } from '../../../scripts/schema/generate/platform-tables.ts';
import type { OpenDatabase } from '../../../server/db/database.ts';
import { openFresh } from '../../support/lent-database.ts';
import { productResources } from '../../support/resources.ts';
import { query } from './rows.ts';
import { twoStores } from './shop.ts';

function generatedFile(name: string): string {
  return readFileSync(path.resolve(import.meta.dirname, '../../../generated', name), 'utf8');
}

/** `{table: [column…]}` of the interfaces in `generated/tables.ts`. */
function typedTables(): Record<string, string[]> {
  const source = generatedFile('tables.ts');
  const bodies = new Map(
    [...source.matchAll(/export interface (\w+) \{\n([\s\S]*?)\n\}/g)].map(([, name, body]) => [
      name,
      body ?? '',
    ]),
  );
  const members = (body: string) =>
    [...body.matchAll(/^ {2}(\w+)\??: (\w+)/gm)].map(([, name = '', type = '']) => ({ name, type }));
  return Object.fromEntries(
    members(bodies.get('ResourceTables') ?? '').map(({ name, type }) => [
      name,
      members(bodies.get(type) ?? '')
        .map((member) => member.name)
        .toSorted(),
    ]),
  );
}

test('the generated types and the tables have the same columns', () => {
  const made = desiredTables(productResources()).map(({ name, columns }) => [
    name,
    columns.map((column) => column.name).toSorted(),
  ]);
  expect(typedTables()).toEqual(Object.fromEntries(made));
});

describe('the product’s schemas', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openFresh(productResources());
    await twoStores(database);
  }, 60_000);
  afterAll(() => database.close());

  test('the row types of the tables that no schema declares follow from the database: npm run schema tables', async () => {
    const fresh = await database.platform((sql) => platformTablesModule(sql, productResources()));
    expect(generatedFile('platform-tables.ts')).toBe(fresh);
  });

  test('every table of a store is under row-level security, its owner included', async () => {
    const open = await database.platform((sql) =>
      query(
        sql,
        `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'store_id'
         where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not (c.relrowsecurity and c.relforcerowsecurity)`,
      ),
    );
    expect(open).toEqual([]);
  });

  test('every reference between tables of stores names the store too', async () => {
    const loose = await database.platform((sql) =>
      query(
        sql,
        `select o.conname from pg_constraint o
         join pg_attribute a on a.attrelid = o.confrelid and a.attname = 'store_id'
         where o.contype = 'f' and o.connamespace = 'public'::regnamespace
           and not exists (select from pg_attribute k where k.attrelid = o.conrelid and k.attname = 'store_id' and k.attnum = any(o.conkey))`,
      ),
    );
    expect(loose).toEqual([]);
  });

  test('every unique index of a table of a store names the store, but for those of the guide', async () => {
    const loose = await database.platform((sql) =>
      query(
        sql,
        `select i.relname as name from pg_index x join pg_class i on i.oid = x.indexrelid
         join pg_attribute a on a.attrelid = x.indrelid and a.attname = 'store_id'
         where x.indisunique and i.relnamespace = 'public'::regnamespace and not a.attnum = any(x.indkey) order by 1`,
      ),
    );
    const guide = readFileSync(path.resolve(import.meta.dirname, '../../../docs/guides/grow.md'), 'utf8');
    const [, listed = ''] = guide.split('### Unique across stores');
    const named = [...listed.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    expect(loose.map(({ name }) => name)).toEqual(named.toSorted());
  });

  test('stock movements are tied to their product and order', async () => {
    const targets = await database.platform((sql) =>
      query(
        sql,
        `select confrelid::regclass::text as target from pg_constraint where contype = 'f' and conrelid = 'stock_movements'::regclass order by 1`,
      ),
    );
    expect(targets).toEqual([{ target: 'orders' }, { target: 'products' }]);
  });
});
