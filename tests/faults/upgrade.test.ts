import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../server/db/postgres.ts';
import { newDatabase } from '../support/postgres-server.ts';
import { program } from '../support/program.ts';
import { productResources } from '../support/resources.ts';
import { freePort } from '../support/server-process.ts';

let url: string;
let folder: string;
let owner: Client;
let drop: () => Promise<void>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tendero-upgrade-'));
  ({ url, drop } = await newDatabase());
  await (await openPostgres({ url }, productResources())).close();
  owner = new Client({ connectionString: url });
  await owner.connect();
  // Data of the version before.
  await owner.query(
    `delete from schema_migrations where name = 'private-audit'; alter table audit drop column reader_id`,
  );
}, 60_000);
afterAll(async () => {
  await owner.end();
  await drop();
  await rm(folder, { recursive: true, force: true });
});

interface Started {
  process: ChildProcess;
  output(): string;
  get(path: string): Promise<Response>;
  /** The exit code. */
  ended: Promise<number | null>;
}

async function start(): Promise<Started> {
  const port = await freePort();
  const { PATH, HOME } = process.env;
  const env = {
    DATABASE_URL: url,
    TENDERO_DATA: folder,
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'error',
  };
  const server = spawn(process.execPath, [await program('server/main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, ...env },
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return {
    process: server,
    output: () => output,
    get: (below) => fetch(`http://127.0.0.1:${port}${below}`),
    ended: once(server, 'close').then(() => server.exitCode),
  };
}

const UPGRADING = 'Upgrading the data: 1 of 1 (private-audit)';
const PATIENCE = { timeout: 60_000, interval: 50 };

test('[R20] while the data are upgraded the server lives and is not ready; ended or killed in it, the next start goes on', async () => {
  // The upgrade waits here for as long as one of a large shop works.
  await owner.query('begin; lock table audit in access exclusive mode');
  for (const signal of ['SIGTERM', 'SIGKILL', 'SIGKILL'] as const) {
    const server = await start();
    await expect.poll(server.output, PATIENCE).toContain(UPGRADING);
    expect((await server.get('/live')).status).toBe(200);
    expect((await server.get('/ready')).status).toBe(503);
    const call = await server.get('/api/v1/status');
    expect([call.status, call.headers.get('retry-after')]).toEqual([503, '2']);
    server.process.kill(signal);
    expect(await server.ended).toBe(signal === 'SIGTERM' ? 0 : null);
    expect(server.output()).not.toMatch(/\n\s+at /);
  }
  await owner.query('rollback');
  const server = await start();
  try {
    await expect.poll(async () => (await server.get('/ready').catch(() => null))?.status, PATIENCE).toBe(200);
    expect(server.output()).toContain(UPGRADING);
    const { rows } = await owner.query(
      `select (select count(*)::integer from schema_migrations where name = 'private-audit') as made,
        (select count(*)::integer from pg_attribute where attrelid = 'audit'::regclass and attname = 'reader_id') as columns`,
    );
    expect(rows).toEqual([{ made: 1, columns: 1 }]);
  } finally {
    server.process.kill('SIGTERM');
  }
  expect(await server.ended).toBe(0);
}, 300_000);
