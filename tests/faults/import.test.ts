import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import type { ImportSummary } from '../../domain/imports/import-answers.ts';
import { linesOf } from '../api/imports/imports-world.ts';
import { query } from '../api/db/rows.ts';
import { createTestApi, signedIn } from '../support/api.ts';
import type { TestClient } from '../support/client.ts';
import { createRandom } from '../../server/modules/imports/demo-orders.ts';
import { newDatabase } from '../support/postgres-server.ts';
import { productResources } from '../support/resources.ts';
import { startJobs, workUntilKilled } from './killed-jobs.ts';

/** Eight steps of fifty. */
const RECORDS = 400;

/** Opens an import of these lines and starts it; returns its id. */
async function startImport(
  client: TestClient,
  storeId: number,
  records: ReturnType<typeof linesOf>,
): Promise<number> {
  const imports = `/stores/${storeId}/imports`;
  const body = { target: 'products', file_name: 'kill.csv', total: records.length };
  const { id } = (await client.post<ImportSummary>(imports, body)).body;
  for (let from = 0; from < records.length; from += 200)
    await client.put(`${imports}/${id}/records`, { records: records.slice(from, from + 200) });
  expect((await client.post(`${imports}/${id}/start`, {})).status).toBe(200);
  return id;
}

/** What an import has made of each product: every column but ids and times, its collections, stock and log. */
function rowsMade(database: Database, storeId: number): Promise<object[]> {
  return database.read(storeId, (sql) =>
    query(
      sql,
      `select to_jsonb(p) - array['id', 'store_id', 'created_at', 'updated_at'] as product,
        (select json_agg(c.name order by c.name) from products_collections_id l
          join collections c on c.store_id = l.store_id and c.id = l.target_id
          where l.store_id = p.store_id and l.parent_id = p.id) as collections,
        (select json_agg(json_build_array(m.delta, m.quantity_after, m.reason) order by m.id) from stock_movements m
          where m.store_id = p.store_id and m.product_id = p.id) as movements,
        (select json_agg(a.action) from audit a
          where a.store_id = p.store_id and a.resource = 'products' and a.record_id = p.id) as log
      from products p where p.sku like 'KILL-%' order by p.sku`,
    ),
  );
}

test('[PRD-10] an import whose worker is killed at three random points makes the same rows as an undisturbed one', async () => {
  const { url, drop } = await newDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'tendero-import-'));
  const database = await openPostgres({ url }, productResources());
  const api = await createTestApi({ database });
  const owner = await signedIn(api, 'owner');
  const at = (below: string) => `/stores/${api.storeId}${below}`;
  await database.platformWrite((sql) =>
    sql.updateTable('stores').set({ plan: 'pro' }).where('id', '=', api.otherStoreId).execute(),
  );
  const records = linesOf(
    Array.from({ length: RECORDS }, (_, n) => ({
      name: `Producto ${n}`,
      sku: `KILL-${n}`,
      price: '45.000',
      quantity_available: '3',
      collections_id: `Ropa > Tipo ${n % 7}`,
    })),
  );
  try {
    const id = await startImport(owner, api.storeId, records);

    // `IMPORT_SEED` repeats a run that failed.
    const seed = Number(process.env['IMPORT_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
    process.stdout.write(`IMPORT_SEED=${seed}\n`);
    const random = createRandom(seed);
    for (let kills = 0; kills < 3; kills += 1)
      await workUntilKilled(url, folder, random.between(1, 2), random.next() * 60);
    const half = (await owner.get<ImportSummary>(at(`/imports/${id}`))).body;
    expect(half.created).toBeLessThan(RECORDS);
    // The undisturbed one, of another store, is done by the worker that nobody kills.
    const other = await signedIn(api, 'outsider');
    const calm = await startImport(other, api.otherStoreId, records);
    const last = await startJobs(url, folder);
    const state = async () => (await owner.get<ImportSummary>(at(`/imports/${id}`))).body.state;
    await expect.poll(state, { timeout: 90_000, interval: 100 }).toBe('done');
    const calmState = async () =>
      (await other.get<ImportSummary>(`/stores/${api.otherStoreId}/imports/${calm}`)).body.state;
    await expect.poll(calmState, { timeout: 90_000, interval: 100 }).toBe('done');
    last.kill('SIGKILL');
    await once(last, 'close');

    const { body: end } = await owner.get<ImportSummary>(at(`/imports/${id}`));
    expect(end).toMatchObject({ state: 'done', created: RECORDS, updated: 0, unchanged: 0, failed: 0 });
    const made = await rowsMade(database, api.storeId);
    expect(made).toHaveLength(RECORDS);
    expect(made).toEqual(await rowsMade(database, api.otherStoreId));
    const counts = await database.read(api.storeId, (sql) =>
      query(
        sql,
        `select (select count(*) from products where sku like 'KILL-%') as products,
          (select count(distinct sku) from products where sku like 'KILL-%') as skus,
          (select sum(quantity_available) from products where sku like 'KILL-%') as units,
          (select count(*) from stock_movements where reason = 'import') as movements,
          (select count(*) from audit where resource = 'products' and request_id = 'import-${id}') as audits,
          (select count(*) from collections where name like 'Tipo %') as collections,
          (select count(*) from import_records where state <> 'created') as left`,
      ),
    );
    expect(
      counts.map((row) => Object.fromEntries(Object.entries(row).map(([name, n]) => [name, Number(n)]))),
    ).toEqual([
      {
        products: RECORDS,
        skus: RECORDS,
        units: RECORDS * 3,
        movements: RECORDS,
        audits: RECORDS,
        collections: 7,
        left: 0,
      },
    ]);
  } finally {
    await api.close();
    await drop();
    await rm(folder, { recursive: true, force: true });
  }
}, 300_000);
