import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restoreBackup } from '../../server/adapters/backup/restore.ts';
import { takeBackup } from '../../server/adapters/backup/take.ts';
import { silentLogger } from '../../server/adapters/silent-logger.ts';
import { readConfig } from '../../server/config.ts';
import type { OpenDatabase } from '../../server/db/database.ts';
import { openPorts, type OpenPorts } from '../../server/open-ports.ts';
import { createTestApi, signedIn, type TestApi } from '../support/api.ts';
import { ROOT, runProgram, runSource } from '../support/program.ts';
import { startWriters } from '../support/writers.ts';
import { query } from '../api/db/rows.ts';
import type { TestClient } from '../support/client.ts';

let folder = '';
let data = '';
let open: OpenPorts[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tendero-backup-'));
  data = path.join(folder, 'data');
  open = [];
});
afterEach(async () => {
  for (const each of open) await each.close();
  await rm(folder, { recursive: true, force: true });
});

async function start(dataFolder: string): Promise<OpenPorts> {
  const started = await openPorts(readConfig({ TENDERO_DATA: dataFolder }), silentLogger, ROOT);
  open.push(started);
  return started;
}

async function stop(started: OpenPorts): Promise<void> {
  open = open.filter((each) => each !== started);
  await started.close();
}

interface Shop {
  api: TestApi;
  owner: TestClient;
  path: string;
}

/** The API over a started folder, with two stores and their people, files and secrets of the folder. */
async function shopOn({ ports }: OpenPorts): Promise<Shop> {
  const { files, secrets } = ports;
  const api = await createTestApi({ database: ports.database as OpenDatabase, ports: { files, secrets } });
  return { api, owner: await signedIn(api, 'owner'), path: `/stores/${api.storeId}` };
}

async function upload({ owner, path: store }: Shop): Promise<string> {
  const picture = { create: { width: 40, height: 40, channels: 3, background: '#a31' } } as const;
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await sharp(picture).png().toBuffer())]), 'foto.png');
  const response = await owner.raw(`${store}/files`, { method: 'POST', body: form });
  const { url }: { url: string } = await response.json();
  return url.replace('/api/v1/files/', '');
}

/** Every row of every table, as text: a digest of each table. */
async function contentOf(database: OpenPorts['ports']['database'], stores: number[]): Promise<object> {
  const tables = await database.platform((sql) =>
    query(sql, `select tablename as name from pg_tables where schemaname = current_schema() order by 1`),
  );
  const content: Record<string, unknown> = {};
  for (const name of tables.map((table) => String(table['name']))) {
    if (name === 'schema_migrations') continue;
    const text = `select coalesce(string_agg(t::text, E'\\n' order by t::text), '') as rows from "${name}" t`;
    const seen = [await database.platform((sql) => query(sql, text))];
    for (const storeId of stores) seen.push(await database.read(storeId, (sql) => query(sql, text)));
    content[name] = createHash('sha256').update(JSON.stringify(seen)).digest('hex');
  }
  return content;
}

test('[R28] a backup of a quiet shop, restored into an empty folder: the same rows, counters, secrets and files', async () => {
  const first = await start(data);
  const shop = await shopOn(first);
  const picture = await upload(shop);
  for (const name of ['Cocina', 'Baño'])
    expect((await shop.owner.post(`${shop.path}/collections`, { name })).status).toBe(201);
  const product = {
    name: 'Molino',
    price: 9000,
    product_images: [{ picture_url: `/api/v1/files/${picture}` }],
  };
  expect((await shop.owner.post(`${shop.path}/products`, product)).status).toBe(201);
  const stores = [shop.api.storeId, shop.api.otherStoreId];
  const before = await contentOf(first.ports.database, stores);
  const sealed = await first.ports.secrets.seal('prv_live', 'here');

  const backup = path.join(folder, 'backup');
  const taken = await runProgram('scripts/backup.ts', { TENDERO_DATA: data }, [backup]);
  expect([taken.code, taken.out + taken.err]).toEqual([
    0,
    expect.stringMatching(/^\d+ files are in .* after [\d.]+ s\n$/),
  ]);
  const again = path.join(folder, 'again');
  const restored = await runProgram('scripts/restore.ts', { TENDERO_DATA: again }, [backup]);
  expect([restored.code, restored.out + restored.err]).toEqual([
    0,
    expect.stringContaining('is as it was at'),
  ]);

  const second = await start(again);
  expect(await contentOf(second.ports.database, stores)).toEqual(before);
  expect(await second.ports.secrets.open(sealed, 'here')).toBe('prv_live');
  expect(await second.ports.files.get(picture)).toEqual(await first.ports.files.get(picture));
  expect(await second.ports.files.get(picture)).not.toBeNull();
  // It goes on as the first one would: numbers, counters and rights with it.
  const goOn = async ({ ports }: OpenPorts) =>
    ports.database.platformWrite((sql) =>
      sql.insertInto('stores').values({ name: 'Nueva', url: 'nueva' }).returning('id').execute(),
    );
  expect(await goOn(second)).toEqual(await goOn(first));
}, 120_000);

test('[R28] a backup under write load has all that was acknowledged before it began, and each record whole', async () => {
  const first = await start(data);
  const shop = await shopOn(first);
  const { owner, path: store } = shop;
  const writers = startWriters(4, (requestId) => ({
    path: `${store}/collections`,
    body: { name: requestId },
  }));
  writers.client = owner;
  await expect.poll(() => writers.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(50);
  const acknowledged = writers.acknowledged.map(({ requestId }) => requestId);
  await takeBackup(data, path.join(folder, 'backup'));
  const during = writers.acknowledged.length - acknowledged.length;
  expect(during).toBeGreaterThan(10);
  await writers.stop();
  await stop(first);

  const again = path.join(folder, 'again');
  await restoreBackup(path.join(folder, 'backup'), again);
  const second = await start(again);
  const rows = await second.ports.database.read(shop.api.storeId, (sql) =>
    query(
      sql,
      `with audits as (select request_id, count(*) as n from audit group by 1),
        answers as (select request_id, count(*) as n from requests group by 1)
      select c.name, a.n as audits, r.n as requests from collections c
      left join audits a on a.request_id = c.name left join answers r on r.request_id = c.name
      where c.name like '%-%-%-%-%'`,
    ),
  );
  const names = new Set(rows.map(({ name }) => name));
  expect(acknowledged.filter((name) => !names.has(name))).toEqual([]);
  expect(rows.filter(({ audits, requests }) => audits !== 1 || requests !== 1)).toEqual([]);
  const [counted] = await second.ports.database.read(shop.api.storeId, (sql) =>
    query(
      sql,
      `select (select sum(n)::bigint from row_counts where table_name = 'collections') as kept, (select count(*) from collections) as rows`,
    ),
  );
  expect(counted?.['kept']).toBe(counted?.['rows']);
}, 180_000);

test('a backup that was cut off or damaged is refused, and nothing that is there is overwritten', async () => {
  const first = await start(data);
  await stop(first);
  const backup = path.join(folder, 'backup');
  await expect(takeBackup(data, path.join(data, 'backup'))).rejects.toThrow('keep backups on another disk');
  await expect(takeBackup(path.join(folder, 'nothing'), backup)).rejects.toThrow(
    'holds no embedded database',
  );
  await takeBackup(data, backup);
  await expect(takeBackup(data, backup)).rejects.toThrow('is not empty');
  await expect(restoreBackup(backup, data)).rejects.toThrow('is not empty');
  const again = path.join(folder, 'again');
  const control = path.join(backup, 'postgres/data/global/pg_control');
  const whole = await readFile(control);
  await writeFile(control, whole.subarray(0, 100));
  await expect(restoreBackup(backup, again)).rejects.toThrow('pg_control is not as it was written');
  await rm(control);
  await expect(restoreBackup(backup, again)).rejects.toThrow('pg_control is missing');
  await rm(path.join(backup, 'backup.json'));
  await expect(restoreBackup(backup, again)).rejects.toThrow('is no finished backup');
  const other = await runSource('scripts/backup.ts', { DATABASE_URL: 'postgres://u:p@db/x' }, [backup]);
  expect([other.code, other.err]).toEqual([1, expect.stringContaining('pg_dump')]);
  const unsaid = await runSource('scripts/restore.ts', {}, []);
  expect(unsaid).toMatchObject({ code: 1, out: '', err: 'npm run restore -- FOLDER\n' });
}, 120_000);
