import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../server/adapters/embedded-postgres/start.ts';
import { readDump } from '../api/upgrades/dump.ts';
import { freePort } from '../bench/processes.ts';
import { connectTo } from '../support/demo-database.ts';
import { addLargeStore, contentOf, differing, type Content } from './content.ts';
import type { Finding } from './experiments.ts';

/** The oldest version that is opened. */
const OLDEST = '0090';
const ORDERS = 100_000;
const LONGEST = 120;
const KILLS = 5;
const PATIENCE = 600_000;
const MAIN = path.resolve(import.meta.dirname, '../../dist/server/main.js');
const STACK = /\n\s+at /;

/**
 * R20: a shop of the oldest version with 100,000 orders is upgraded in its data folder, once undisturbed, and once killed
 * five times in the midst of it. Both are the same in the end.
 */
export async function upgrade(): Promise<Finding[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tendero-soak-upgrade-'));
  const [calm, killed] = [path.join(folder, 'calm'), path.join(folder, 'killed')];
  try {
    const { key, before } = await makeOldShop(calm);
    await promisify(execFile)('cp', ['-a', calm, killed]);

    const begun = Date.now();
    const server = launch(calm, { key, port: await freePort() });
    await server.until(server.ready);
    const seconds = (Date.now() - begun) / 1000;
    const whole = await content(calm);
    const code = await server.stop();
    const lost = [...before].filter(([name, { rows }]) => rows > (whole.get(name)?.rows ?? 0));
    const first: Finding = {
      id: 'R20 upgrade of 100,000 orders',
      met: seconds <= LONGEST && lost.length === 0 && code === 0,
      seconds: Math.round(seconds * 10) / 10,
      aim: LONGEST,
      rows: [...whole.values()].reduce((sum, { rows }) => sum + rows, 0),
      lost: lost.map(([name]) => name),
    };
    return [first, await killInMidst(killed, key, whole)];
  } finally {
    for (const data of [calm, killed]) await stopDatabase(data);
    await rm(folder, { recursive: true, force: true });
  }
}

/** A data folder as the oldest version left it. */
async function makeOldShop(data: string): Promise<{ key: string; before: Content }> {
  const { sql, key } = await readDump(OLDEST);
  const postgres = await startEmbeddedPostgres(data);
  try {
    const { ownerUrl } = postgres.source;
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    await client.query(sql);
    // A dump leaves the connection without any schema in its path.
    await client.query('set search_path to public');
    // The server would confirm the domain as soon as it runs.
    await client.query('delete from domain_checks');
    await addLargeStore(ownerUrl, { orders: ORDERS, clients: ORDERS / 5 });
    const before = await contentOf(client);
    await client.end();
    return { key, before };
  } finally {
    await postgres.stop();
  }
}

/** Each kill comes as a later migration begins: nothing is final before the last has ended. */
async function killInMidst(data: string, key: string, whole: Content): Promise<Finding> {
  let inMidst = 0;
  let traces = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const server = launch(data, { key, port: await freePort(), killAt: `Upgrading the data: ${kill} of` });
    await server.ended;
    if (server.process.signalCode === 'SIGKILL' && !server.output().includes('Tendero  http')) inMidst += 1;
    if (STACK.test(server.output())) traces += 1;
  }
  const server = launch(data, { key, port: await freePort() });
  await server.until(server.ready);
  const others = differing(whole, await content(data));
  if (STACK.test(server.output())) traces += 1;
  const code = await server.stop();
  return {
    id: 'R20 kills in the midst of it',
    met: inMidst === KILLS && traces === 0 && others.length === 0 && code === 0,
    kills: KILLS,
    inMidst,
    traces,
    others,
  };
}

async function content(data: string): Promise<Content> {
  const client = await connectTo(data);
  try {
    return await contentOf(client);
  } finally {
    await client.end();
  }
}

interface Launched {
  process: ChildProcess;
  output(): string;
  ended: Promise<unknown>;
  ready(): Promise<boolean>;
  /** Throws when the server ends before. */
  until(holds: () => boolean | Promise<boolean>): Promise<void>;
  stop(): Promise<number | null>;
}

interface Launch {
  key: string;
  port: number;
  /** What it says when it is killed. */
  killAt?: string;
}

function launch(data: string, { key, port, killAt }: Launch): Launched {
  const { PATH, HOME } = process.env;
  const settings = { TENDERO_DATA: data, TENDERO_DEMO: '0', SECRETS_KEYS: key, PORT: String(port) };
  const server = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, LOG_LEVEL: 'error', ...settings },
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (killAt !== undefined && output.includes(killAt)) server.kill('SIGKILL');
    });
  const ended = once(server, 'close');
  return {
    process: server,
    output: () => output,
    ended,
    ready: async () => (await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null))?.status === 200,
    async until(holds) {
      for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(20)) {
        if (await holds()) return;
        if (server.exitCode !== null || server.signalCode !== null) break;
      }
      server.kill('SIGKILL');
      throw new Error(`The upgrade did not come so far:\n${output}`);
    },
    async stop() {
      server.kill('SIGTERM');
      await ended;
      return server.exitCode;
    },
  };
}

/** What a killed server has left running; nothing where there is no data. */
async function stopDatabase(data: string): Promise<void> {
  await startEmbeddedPostgres(data).then(
    (postgres) => postgres.stop(),
    () => undefined,
  );
}
