/** Processes that write into a folder until they are killed, and what must be true of it afterwards. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../server/adapters/embedded-postgres/start.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { query } from '../api/db/rows.ts';
import { shop } from '../api/db/shop.ts';

/** Of each record (`tests/faults/writer.ts`). */
const ITEMS = 3;
const PATIENCE = 30_000;

export interface KilledWriters {
  /** A writer at the head of a process group of its own. */
  start(name: string): ChildProcess;
  /** Names of the records that were acknowledged, of all writers. */
  acknowledged: string[];
  acknowledgedBy(name: string): number;
  /** Waits for more than `least` acknowledged records, and then for any moment. Throws when none come. */
  untilWritten(name: string, least: number): Promise<void>;
  /** Ends the first process of PostgreSQL, which the writer starts again. */
  killPostgres(): Promise<void>;
  /** Opens what was left, leaves nothing running, and says what is not whole (reliability R5, I5, I6). */
  faults(): Promise<string[]>;
  killAll(): void;
}

/** @param command arguments of Node that run `tests/faults/writer.ts` */
export function killedWriters(folder: string, command: readonly string[]): KilledWriters {
  const acknowledged: string[] = [];
  const writers: ChildProcess[] = [];
  const acknowledgedBy = (name: string): number =>
    acknowledged.filter((line) => line.startsWith(`${name}-`)).length;
  return {
    acknowledged,
    acknowledgedBy,
    start(name) {
      const writer = spawn(process.execPath, [...command, folder, name], {
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
    },
    async untilWritten(name, least) {
      const deadline = Date.now() + PATIENCE;
      while (acknowledgedBy(name) <= least) {
        if (Date.now() > deadline) throw new Error(`${name} writes no more`);
        await pause(10);
      }
      await pause(Math.random() * 150);
    },
    async killPostgres() {
      const [pid] = (await readFile(path.join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    async faults() {
      const postgres = await startEmbeddedPostgres(folder);
      const database = await openPostgres(postgres.source, shop());
      try {
        const ask = (text: string) => database.read(1, (sql) => query(sql, text));
        const rows = await ask(
          `select g.name, (select count(*) from good_sizes s where s.parent_id = g.id) as items, (select count(*) from audit a where a.request_id = g.name) as audits from goods g`,
        );
        const totals = await ask(
          `select (select sum(n)::bigint from row_counts where table_name = 'goods') as kept, (select count(*) from goods) as counted, (select count(*) from audit) as audits, (select count(*) from good_sizes) as items`,
        );
        return faultsOf(acknowledged, rows, totals[0] ?? {});
      } finally {
        await database.close();
        await postgres.stop();
      }
    },
    killAll() {
      for (const writer of writers) writer.kill('SIGKILL');
    },
  };
}

type Row = Record<string, unknown>;

function faultsOf(acknowledged: readonly string[], rows: readonly Row[], totals: Row): string[] {
  const names = rows.map((row) => String(row['name']));
  const known = new Set(names);
  const wanted = {
    kept: names.length,
    counted: names.length,
    audits: names.length,
    items: names.length * ITEMS,
  };
  return [
    ...acknowledged.filter((name) => !known.has(name)).map((name) => `${name} is lost`),
    ...(known.size === names.length ? [] : ['a name is there twice']),
    ...rows
      .filter((row) => row['items'] !== ITEMS || row['audits'] !== 1)
      .map((row) => `half: ${JSON.stringify(row)}`),
    ...Object.entries(wanted)
      .filter(([name, count]) => totals[name] !== count)
      .map(([name, count]) => `${name}: ${String(totals[name])} instead of ${count}`),
  ];
}

export const ended = (writer: ChildProcess): Promise<unknown> =>
  writer.exitCode !== null || writer.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => writer.once('close', resolve));
