/** A file of 10,000 products, through the API and its worker, against one bare COPY of the same rows. */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDatabase } from './running.ts';
import { PgConnection } from '../../server/db/pg-connection.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { modules } from '../../server/modules/all.ts';
import type { ImportSummary } from '../../domain/imports/import-answers.ts';
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
  const postgres = await startDatabase(folder);
  try {
    const database = await openPostgres({ url: postgres.source.ownerUrl }, productResources());
    const api = await createTestApi({ database });
    try {
      const bare = await bareCopy(postgres.source.ownerUrl, api.otherStoreId);
      const before = await residentBytes(process.pid);
      const { seconds, peak } = await importAll(api);
      const grown = (peak - before) / 1e6;
      return [
        cost('import of 10,000 lines', 's', seconds, SECONDS, {
          milliseconds_a_line: (seconds * 1000) / LINES,
        }),
        cost('import of 10,000 lines, memory above idle', 'MB', grown, MEGABYTES),
        rate('import of 10,000 lines, of a bare COPY', 'lines/s', null, LINES / seconds, LINES / bare),
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
  const records = linesOf(recordsOfBench());
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
  const whole = { ...job, payload: { storeId: api.storeId, importId: id } };
  while (await run?.(whole, new AbortController().signal));
  const seconds = (performance.now() - from) / 1000;
  clearInterval(watch);
  const { body: end } = await owner.get<ImportSummary>(at(`/imports/${id}`));
  if (end.created !== LINES) throw new Error(`Imported ${JSON.stringify(end)}`);
  return { seconds, peak };
}

/** Seconds that the database takes to COPY the same rows from a file of its own machine. */
async function bareCopy(ownerUrl: string, storeId: number): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tendero-copy-'));
  const owner = await PgConnection.open(ownerUrl);
  try {
    // The engine may run as another user.
    await chmod(folder, 0o755);
    const file = path.join(folder, 'rows.csv');
    const now = new Date().toISOString();
    const rows = recordsOfBench().map(({ name, sku, description }, n) =>
      [storeId, now, now, name, `bench-${n}`, sku, 45_000, 0, 3, `"${description}"`].join(','),
    );
    await writeFile(file, rows.join('\n'), { mode: 0o644 });
    const from = performance.now();
    await owner.query(
      `copy products (store_id, created_at, updated_at, name, slug, sku, price, active, quantity_available, description) from '${file}' with (format csv)`,
      [],
    );
    return (performance.now() - from) / 1000;
  } finally {
    await owner.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function recordsOfBench() {
  return Array.from({ length: LINES }, (_, n) => ({
    name: `Producto ${n}`,
    sku: `BENCH-${n}`,
    price: '45.000',
    quantity_available: '3',
    description: 'Algodón pima peruano, cuello redondo y costuras reforzadas.',
  }));
}
