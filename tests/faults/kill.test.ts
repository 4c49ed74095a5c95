import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../server/adapters/embedded-postgres/start.ts';
import type { OpenDatabase } from '../../server/db/open-database.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { query } from '../api/db/rows.ts';
import { shop } from '../api/db/shop.ts';
import { program } from '../support/program.ts';

const ROUNDS = 10;
const POSTGRES_ROUNDS = 6;
const ITEMS = 3;

let script = '';
let folder = '';
let acknowledged: string[] = [];
let writers: ChildProcess[] = [];

beforeAll(async () => {
  script = await program('tests/faults/writer.ts');
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tendero-kill-'));
  acknowledged = [];
  writers = [];
});
afterEach(async () => {
  for (const writer of writers) writer.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** A writer at the head of a process group of its own. */
function startWriter(name: string): ChildProcess {
  const writer = spawn(process.execPath, [script, folder, name], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let rest = '';
  writer.stdout?.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    acknowledged.push(...lines);
  });
  writers.push(writer);
  return writer;
}

const acknowledgedBy = (name: string): number =>
  acknowledged.filter((line) => line.startsWith(`${name}-`)).length;

async function untilWritten(name: string, least: number): Promise<void> {
  await expect.poll(() => acknowledgedBy(name), { timeout: 30_000, interval: 10 }).toBeGreaterThan(least);
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 150));
}

const ended = (writer: ChildProcess): Promise<unknown> =>
  writer.exitCode !== null || writer.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => writer.once('close', resolve));

/** Reference: reliability R5 and R6, invariants I5 and I6. */
async function expectWhole(database: OpenDatabase): Promise<void> {
  const rows = await database.read(1, (sql) =>
    query(
      sql,
      `select g.name, (select count(*) from good_sizes s where s.parent_id = g.id) as items, (select count(*) from audit a where a.request_id = g.name) as audits from goods g`,
    ),
  );
  const names = rows.map((row) => String(row['name']));
  expect(new Set(names).size).toBe(names.length);
  expect(acknowledged.filter((name) => !new Set(names).has(name))).toEqual([]);
  expect(rows.filter((row) => row['items'] !== ITEMS || row['audits'] !== 1)).toEqual([]);
  const totals = await database.read(1, (sql) =>
    query(
      sql,
      `select (select sum(n)::bigint from row_counts where table_name = 'goods') as kept, (select count(*) from goods) as counted, (select count(*) from audit) as audits, (select count(*) from good_sizes) as items`,
    ),
  );
  expect(totals).toEqual([
    { kept: names.length, counted: names.length, audits: names.length, items: names.length * ITEMS },
  ]);
}

/** Opens what the killed processes left, checks it, and leaves nothing running. */
async function check(): Promise<void> {
  const postgres = await startEmbeddedPostgres(folder);
  const database = await openPostgres(postgres.source, shop());
  try {
    await expectWhole(database);
  } finally {
    await database.close();
    await postgres.stop();
  }
}

test(`kill -9 of the process, and of its whole group, ${ROUNDS} times while it writes: every acknowledged record is there once, whole`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const name = `round${round}`;
    const writer = startWriter(name);
    await untilWritten(name, 20);
    if (writer.pid === undefined) throw new Error('the writer did not start');
    process.kill(round % 2 === 0 ? writer.pid : -writer.pid, 'SIGKILL');
    await ended(writer);
  }
  expect(acknowledged.length).toBeGreaterThan(ROUNDS * 20);
  await check();
}, 180_000);

test(`[R6] kill -9 of PostgreSQL itself, ${POSTGRES_ROUNDS} times: it comes back by itself, writing goes on, nothing acknowledged is lost`, async () => {
  const writer = startWriter('long');
  for (let round = 0; round < POSTGRES_ROUNDS; round += 1) {
    await untilWritten('long', acknowledgedBy('long') + 20);
    const [pid] = (await readFile(path.join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
    const before = acknowledgedBy('long');
    await untilWritten('long', before + 20);
  }
  expect(writer.exitCode).toBeNull();
  writer.kill('SIGKILL');
  await ended(writer);
  await check();
}, 240_000);

test('a second process on the folder is refused with one sentence that says what to do', async () => {
  const first = await startEmbeddedPostgres(folder);
  const second = spawn(process.execPath, [script, folder, 'second'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  second.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await ended(second);
  await first.stop();
  expect(second.exitCode).toBe(1);
  expect(said).toContain(`is in use by another Tendero (process ${process.pid}). Stop that one first`);
});
