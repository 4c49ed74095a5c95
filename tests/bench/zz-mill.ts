import { mkdirSync } from 'node:fs';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../server/adapters/embedded-postgres/start.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { createTestApi } from '../support/api.ts';
import { productResources } from '../support/resources.ts';
import { fillCrowd } from './million-shop.ts';
mkdirSync('/tmp/mill', { recursive: true });
const postgres = await startEmbeddedPostgres('/tmp/mill');
const database = await openPostgres(postgres.source, productResources());
const api = await createTestApi({ database });
console.log(JSON.stringify(postgres.source), api.storeId);
if (process.argv[2] === 'fill') {
  api.clock.set(new Date());
  const client = new pg.Client({ connectionString: postgres.source.ownerUrl });
  await client.connect();
  const { rows: indexes } = await client.query(`select indexname as name, indexdef as sql from pg_indexes
     where schemaname = current_schema() and indexname like '%_idx' and tablename in ('orders', 'order_details', 'customers')`);
  for (const { name } of indexes) await client.query(`drop index "${name}"`);
  await fillCrowd(api.database, api.storeId, { orders: 1e6, clients: 2e5 });
  await fillCrowd(api.database, api.otherStoreId, { orders: 2e4, clients: 4e3 });
  await client.query('set statement_timeout = 0');
  for (const { sql } of indexes) await client.query(sql);
  await client.query('vacuum analyze');
  console.log('filled');
}
await new Promise(() => setInterval(() => {}, 1e6));
