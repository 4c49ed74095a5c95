/**
 * `npm run upgrade-dump [-- SERVER]`: a dump of a shop as this version stores it, and what its API answers of it, for
 * `tests/fixtures/upgrades/` (docs/guides/release.md). SERVER is the `dist/server/main.js` of another version, built there.
 * It needs an installed PostgreSQL, whose `pg_dump` it uses.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { Client } from 'pg';
import { atDesk } from '../../scripts/gateway/desk.ts';
import { createGateway } from '../../scripts/gateway/gateway.ts';
import { ensureBuilt } from '../../scripts/lib/prepare.mjs';
import { startOwnPostgres, type OwnPostgres } from './own-postgres.ts';
import { ORIGIN } from '../support/api.ts';
import { createClient } from '../support/client.ts';
import { DEMO_USER } from '../support/demo-folder.ts';
import { freePort, startServerProcess } from '../support/server-process.ts';
import { readAnswers } from '../api/upgrades/answers.ts';
import { packed, UPGRADES, type About } from '../api/upgrades/dump.ts';
import { fillShop } from '../api/upgrades/fill-shop.ts';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../..');
const STORE = 1;
const OWNER = { name: 'tendero', password: 'of the dump' };
/** Of the dump alone: the test opens the secrets of the dump with it. */
const KEY = '7d'.repeat(32);
/** What a dump does not need: sessions, and requests that may be repeated. */
const WITHOUT_ROWS = ['sessions', 'requests'];

const [, , other] = process.argv;
if (other === undefined) await ensureBuilt();
const main = path.resolve(other ?? path.join(ROOT, 'dist/server/main.js'));
const folder = await mkdtemp(path.join(tmpdir(), 'tendero-dump-'));
const postgres = await startOwnPostgres(path.join(folder, 'postgres'));
try {
  await postgres.administer(
    'postgres',
    `create role ${OWNER.name} login createrole password '${OWNER.password}'`,
  );
  await postgres.administer('postgres', `create database tendero owner ${OWNER.name}`);
  await make(postgres);
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function make(database: OwnPostgres): Promise<void> {
  const gateway = createGateway();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const desk = serve({
    fetch: (request) => atDesk(gateway, request, { origin, storeId: STORE }),
    port: await freePort(),
    hostname: '127.0.0.1',
  });
  await mkdir(path.join(folder, 'own'));
  const address = desk.address();
  const server = await startServerProcess({
    args: [main],
    port,
    env: {
      TENDERO_DATA: path.join(folder, 'own'),
      TENDERO_DEMO: '1',
      DATABASE_URL: database.url('tendero', OWNER),
      SECRETS_KEYS: KEY,
      PAYMENT_GATEWAY: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    },
  });
  try {
    const idle = () => untilIdle(database.url('tendero'));
    const owner = createClient((request) => fetch(request), { origin });
    await owner.post('/users/auth', DEMO_USER);
    await idle();
    const ids = await fillShop({ owner, gateway, storeId: STORE, origin, printed: server.output, idle });
    const now = new Date();
    const answers = await readAnswers(owner, { storeId: STORE, now, ids });
    await server.stop();
    await store(database, JSON.stringify(answers).replaceAll(origin, ORIGIN), now);
  } finally {
    await server.stop();
    desk.close();
  }
}

/** Until no job is under way or due. */
async function untilIdle(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const waiting = `select 1 from jobs where state = 'running' or (state = 'queued' and run_at < now() + interval '10 seconds')`;
  try {
    while ((await client.query(waiting)).rowCount !== 0) await pause(50);
  } finally {
    await client.end();
  }
}

async function store(database: OwnPostgres, answers: string, at: Date): Promise<void> {
  const url = database.url('tendero');
  const last = await database.tool('psql', ['-Atc', 'select max(id) from schema_migrations', url]);
  const migration = last.trim().padStart(4, '0');
  // As statements, which any client runs; `psql` alone reads the usual form.
  const sql = await database.tool('pg_dump', [
    '--inserts',
    '--rows-per-insert=500',
    '--no-owner',
    ...WITHOUT_ROWS.map((table) => `--exclude-table-data=${table}`),
    url,
  ]);
  const { stdout: commit } = await run('git', ['-C', path.dirname(main), 'rev-parse', '--short=8', 'HEAD']);
  const about: About = { commit: commit.trim(), at: at.toISOString(), storeId: STORE, key: KEY };
  const place = path.join(UPGRADES, migration);
  await mkdir(place, { recursive: true });
  await writeFile(path.join(place, 'dump.sql.br'), packed(sql.replaceAll(/^\\(?:un)?restrict .*$/gm, '')));
  await writeFile(path.join(place, 'answers.json.br'), packed(answers));
  await writeFile(path.join(place, 'about.json'), `${JSON.stringify(about, null, 2)}\n`);
  process.stdout.write(
    `A dump of ${sql.length} characters and answers of ${answers.length} are in ${place}\n`,
  );
}
