import type { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { createTestApi, signedIn } from '../../support/api.ts';
import { lendPglite } from '../../support/lent-pglite.ts';
import { testTemplate } from '../../support/template.ts';

// Every test of the API relies on a database that no other test has used.
const PRODUCT = { name: 'Panela', price: 4_000, active: 1 };
const EXTRA = `select count(*)::int as count from pg_attribute where attname = 'extra'`;

/** They are counted from the making of a database, which is the same for each. */
async function transaction(pglite: PGlite): Promise<number> {
  const { rows } = await pglite.query<{ at: number }>('select pg_current_xact_id()::text::int as at');
  return rows[0]?.at ?? 0;
}

test('a database that is lent again is as the template has it, to the next id and its audit', async () => {
  const seen: unknown[] = [];
  for (let round = 0; round < 2; round += 1) {
    const api = await createTestApi();
    const owner = await signedIn(api, 'owner');
    const created = await owner.post<{ id: number }>(`/stores/${api.storeId}/products`, PRODUCT);
    expect(created.status).toBe(201);
    const products = await owner.get<object[]>(`/stores/${api.storeId}/products`);
    const audit = await api.database.platform((sql) => sql.selectFrom('audit').select('record_id').execute());
    seen.push([created.body.id, products.headers.get('x-total-count'), audit]);
    await api.close();
  }
  expect(seen[1]).toEqual(seen[0]);
});

test('it is the same one, its open transaction undone, unless its tables were changed', async () => {
  const template = await testTemplate();
  const first = await lendPglite(template);
  const before = await transaction(first);
  await first.exec('begin; update stores set name = upper(name)');
  await first.close();

  const again = await lendPglite(template);
  expect(await transaction(again)).toBeGreaterThan(before);
  const names = await again.query<{ name: string }>('select name from stores order by id');
  expect(names.rows).toEqual([{ name: 'Tienda Uno' }, { name: 'Tienda Dos' }]);
  await again.exec('alter table products add column extra integer');
  expect((await again.query(EXTRA)).rows).toEqual([{ count: 1 }]);
  await again.close();

  const other = await lendPglite(template);
  expect((await other.query(EXTRA)).rows).toEqual([{ count: 0 }]);
  await other.close();
});

test('what was given back reaches nothing of the next borrower’s', async () => {
  const template = await testTemplate();
  const returned = await lendPglite(template);
  await returned.close();
  const next = await lendPglite(template);
  expect(returned.closed).toBe(true);
  expect(() => returned.exec('delete from stores')).toThrow('given back');
  await returned.close();
  expect((await next.query('select id from stores')).rows).toHaveLength(2);
  await next.close();
});
