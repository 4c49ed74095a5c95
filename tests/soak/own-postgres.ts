/**
 * A PostgreSQL of one's own, as an operator installs it: the system's (`apt-get install postgresql`), with its programs,
 * on data of a folder.
 */
import { execFile, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { findRunner } from '../../server/adapters/embedded-postgres/run-as.ts';
import { freePort } from '../support/server-process.ts';

const run = promisify(execFile);

/** Where Debian and its relatives install each major version. */
const INSTALLED = '/usr/lib/postgresql';
const PASSWORD = 'of this machine alone';
const PATIENCE = 30_000;

export interface OwnPostgres {
  /** Address of a database for the administrator, or for another user. */
  url(database: string, user?: { name: string; password: string }): string;
  /** Runs statements as the administrator. */
  administer(database: string, statements: string): Promise<void>;
  /** Runs one of its programs, such as `pg_dump`. @returns what it printed */
  tool(name: string, parameters: string[]): Promise<string>;
  stop(): Promise<void>;
}

/** @throws Error when this machine has no PostgreSQL installed */
export async function startOwnPostgres(folder: string): Promise<OwnPostgres> {
  const bin = await newestInstalled();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const runner = await findRunner(path.join(bin, 'postgres'), folder);
  const data = path.join(folder, 'data');
  const passwordFile = path.join(folder, 'password');
  await writeFile(passwordFile, PASSWORD, { mode: 0o600 });
  await runner.give(passwordFile);
  const create = [
    '-D',
    data,
    '-U',
    'postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '-E',
    'UTF8',
  ];
  const created = runner.spawn(path.join(bin, 'initdb'), [...create, '--locale=C'], {
    cwd: folder,
    stdio: 'ignore',
  });
  const [code] = await once(created, 'close');
  if (code !== 0) throw new Error(`initdb of ${bin} ended with ${String(code)}`);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'log_min_messages=fatal'];
  const parameters = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const server = runner.spawn(path.join(bin, 'postgres'), parameters, { cwd: folder, stdio: 'ignore' });

  const url: OwnPostgres['url'] = (database, user = { name: 'postgres', password: PASSWORD }) =>
    `postgres://${user.name}:${encodeURIComponent(user.password)}@127.0.0.1:${port}/${database}`;
  const administer: OwnPostgres['administer'] = async (database, statements) => {
    const client = new Client({ connectionString: url(database) });
    await client.connect();
    try {
      await client.query(statements);
    } finally {
      await client.end();
    }
  };
  await untilReady(server, () => administer('postgres', 'select 1'));
  return {
    url,
    administer,
    tool: async (name, given) =>
      (await run(path.join(bin, name), given, { maxBuffer: 256 * 1024 * 1024 })).stdout,
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'close');
      server.kill('SIGINT');
      await ended;
    },
  };
}

async function newestInstalled(): Promise<string> {
  const versions = existsSync(INSTALLED) ? await readdir(INSTALLED) : [];
  const newest = versions
    .map(Number)
    .filter(Number.isInteger)
    .toSorted((a, b) => b - a)[0];
  if (newest === undefined) throw new Error(`No PostgreSQL is in ${INSTALLED}: apt-get install postgresql`);
  return path.join(INSTALLED, String(newest), 'bin');
}

async function untilReady(server: ChildProcess, ask: () => Promise<void>): Promise<void> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(50)) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
    const answered = await ask().then(
      () => true,
      () => false,
    );
    if (answered) return;
  }
  throw new Error('PostgreSQL does not answer');
}
