import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../support/api.ts';
import { productResources } from '../../support/resources.ts';

interface Index {
  table: string;
  name: string;
  unique: boolean;
  columns: string[];
}

let api: TestApi;
let indexes: Index[];

beforeAll(async () => {
  api = await createTestApi();
  indexes = await api.database.read(api.storeId, async (db) => {
    const { rows } = await sql<Index>`
      select r.relname as table, i.relname as name, x.indisunique as unique,
        (select array_agg(pg_get_indexdef(x.indexrelid, at, true) order by at) from generate_series(1, x.indnkeyatts) at) as columns
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class r on r.oid = x.indrelid
      where r.relnamespace = current_schema()::regnamespace and x.indpred is null`.execute(db);
    return rows;
  });
}, 60_000);
afterAll(() => api.close());

const beginsWith = (whole: Index, part: Index): boolean =>
  part.columns.every((column, at) => whole.columns[at] === column);

test('no index is contained in another: each write would pay for both', () => {
  expect(indexes.length).toBeGreaterThan(50);
  const contained = indexes.flatMap((one) => {
    const other = indexes.find(
      (candidate) =>
        candidate.table === one.table &&
        candidate.name !== one.name &&
        // A unique index keeps a rule; what merely begins with its columns adds no order to it.
        (one.unique ? !candidate.unique && beginsWith(candidate, one) : beginsWith(candidate, one)),
    );
    return other === undefined ? [] : [`${one.table}: ${one.columns.join()} in ${other.columns.join()}`];
  });
  expect(contained).toEqual([]);
});

test('[CLI-04] the fields by which a file names records have an index: each step of an import looks them up', () => {
  const named = productResources().flatMap(({ table, fields, identity }) =>
    identity.map((source) => [table, fields.find((field) => field.source === source)?.column ?? source]),
  );
  expect(named).toContainEqual(['customers', 'dni']);
  const without = named.filter(
    ([table, column]) =>
      !indexes.some(
        (index) => index.table === table && index.columns[0] === 'store_id' && index.columns[1] === column,
      ),
  );
  expect(without).toEqual([]);
});
