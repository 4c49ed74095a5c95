import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../server/adapters/embedded-postgres/start.ts';
import { ended, killedWriters, type KilledWriters } from '../support/killed-writers.ts';
import { effort } from '../support/effort.ts';
import { program } from '../support/program.ts';

const ROUNDS = effort(4, 20);
/** Kills of the database alone have fifty more in `npm run soak` (`tests/soak/kills.ts`). */
const POSTGRES_ROUNDS = effort(3, 6);

let script = '';
let folder = '';
let writers: KilledWriters;

beforeAll(async () => {
  script = await program('tests/faults/writer.ts');
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tendero-kill-'));
  writers = killedWriters(folder, [script]);
});
afterEach(async () => {
  writers.killAll();
  await rm(folder, { recursive: true, force: true });
});

test(`kill -9 of the process, and of its whole group, ${ROUNDS} times while it writes: every acknowledged record is there once, whole`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const name = `round${round}`;
    const writer = writers.start(name);
    await writers.untilWritten(name, 20);
    if (writer.pid === undefined) throw new Error('the writer did not start');
    process.kill(round % 2 === 0 ? writer.pid : -writer.pid, 'SIGKILL');
    await ended(writer);
  }
  expect(writers.acknowledged.length).toBeGreaterThan(ROUNDS * 20);
  expect(await writers.faults()).toEqual([]);
}, 180_000);

test(`[R6] kill -9 of PostgreSQL itself, ${POSTGRES_ROUNDS} times: it comes back by itself, writing goes on, nothing acknowledged is lost`, async () => {
  const writer = writers.start('long');
  for (let round = 0; round < POSTGRES_ROUNDS; round += 1) {
    await writers.untilWritten('long', writers.acknowledgedBy('long') + 20);
    await writers.killPostgres();
    const before = writers.acknowledgedBy('long');
    await writers.untilWritten('long', before + 20);
  }
  expect(writer.exitCode).toBeNull();
  writer.kill('SIGKILL');
  await ended(writer);
  expect(await writers.faults()).toEqual([]);
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
