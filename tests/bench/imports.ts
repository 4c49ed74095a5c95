/** A file of 10,000 products, through the API and its worker, against one bare insert of the same rows. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { startEmbeddedPostgres } from '../../server/adapters/embedded-postgres/start.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { modules } from '../../server/modules/all.ts';
import type { ImportSummary } from '../../domain/imports/import-state.ts';
import { linesOf } from '../api/imports/imports-world.ts';
import { createTestApi, signedIn, type TestApi } from '../support/api.ts';
import { productResources } from '../support/resources.ts';
import { residentBytes } from './processes.ts';
import { cost, rate, type Result } from './result.ts';

const LINES = 10_000;
const SECONDS = 60;
const MEGABYTES = 300;

export async function benchImports(): Promise<Result[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tendero-bench-'));
  const postgres = await startEmbeddedPostgres(folder);
  try {
    const database = await openPostgres(
      { kind: 'postgres', url: postgres.source.ownerUrl },
      productResources(),
    );
    const api = await createTestApi({ database });
    try {
      const bare = await bareInsert(api);
      const before = await residentBytes(process.pid);
      const { seconds, peak } = await importAll(api);
      const grown = (peak - before) / 1e6;
      return [
        cost('import of 10,000 lines', 's', seconds, SECONDS, {
          milliseconds_a_line: (seconds * 1000) / LINES,
        }),
        cost('import of 10,000 lines, memory above idle', 'MB', grown, MEGABYTES),
        rate('import of 10,000 lines, of a bare insert', 'lines/s', null, LINES / seconds, LINES / bare),
      ];
    } finally {
      await api.close();
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function importAll(api: TestApi): Promise<{ seconds: number; peak: number }> {
  const owner = await signedIn(api, 'owner');
  const at = (below: string) => `/stores/${api.storeId}${below}`;
  const records = linesOf(
    Array.from({ length: LINES }, (_, n) => ({
      name: `Producto ${n}`,
      sku: `BENCH-${n}`,
      price: '45.000',
      quantity_available: '3',
      description: 'Algodón pima peruano, cuello redondo y costuras reforzadas.',
    })),
  );
  let peak = 0;
  const watch = setInterval(() => {
    void residentBytes(process.pid).then((now) => (peak = Math.max(peak, now)));
  }, 200);
  const from = performance.now();
  const body = { target: 'products', file_name: 'bench.csv', total: LINES };
  const { id } = (await owner.post<ImportSummary>(at('/imports'), body)).body;
  for (let sent = 0; sent < LINES; sent += 200)
    await owner.put(at(`/imports/${id}/records`), { records: records.slice(sent, sent + 200) });
  await owner.post(at(`/imports/${id}/start`), {});
  const run = modules.flatMap((module) => module.jobs?.(api.ports)['imports.run'] ?? [])[0];
  const job = { id: 1, storeId: api.storeId, kind: 'imports.run', attempts: 1 };
  await run?.({ ...job, payload: { storeId: api.storeId, importId: id } }, new AbortController().signal);
  const seconds = (performance.now() - from) / 1000;
  clearInterval(watch);
  const { body: end } = await owner.get<ImportSummary>(at(`/imports/${id}`));
  if (end.created !== LINES) throw new Error(`Imported ${JSON.stringify(end)}`);
  return { seconds, peak };
}

/** Seconds. */
async function bareInsert({ database, otherStoreId }: TestApi): Promise<number> {
  const from = performance.now();
  await database.write(otherStoreId, (tx) =>
    sql`insert into products (store_id, created_at, updated_at, name, slug, sku, price, active, quantity_available)
      select ${otherStoreId}, now(), now(), 'Producto ' || n, 'bench-' || n, 'BENCH-' || n, 45000, 0, 3
      from generate_series(1, ${LINES}::integer) n`.execute(tx.sql),
  );
  return (performance.now() - from) / 1000;
}
