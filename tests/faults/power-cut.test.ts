import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../server/adapters/embedded-postgres/start.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { insert, query } from '../api/db/rows.ts';
import { shop } from '../api/db/shop.ts';

const CUTS = 4;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tendero-power-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Every process of the server. */
async function processesOf(data: string): Promise<number[]> {
  const [pid = ''] = (await readFile(path.join(data, 'postgres/data/postmaster.pid'), 'utf8')).split('\n');
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.trim().split(' ')].filter((each) => each !== '').map(Number);
}

/** The files as they are at one moment of writing: a disk has them so after the power is cut. */
async function copyAtOnce(data: string, target: string): Promise<void> {
  const processes = await processesOf(data);
  for (const pid of processes) process.kill(pid, 'SIGSTOP');
  try {
    await promisify(execFile)('cp', ['-Rp', data, target]);
  } finally {
    for (const pid of processes) process.kill(pid, 'SIGCONT');
  }
}

test.skipIf(process.platform !== 'linux')(
  '[R7] files cut off in the middle of writing open again, with every acknowledged record, whole',
  async () => {
    const data = path.join(folder, 'data');
    const server = await startEmbeddedPostgres(data);
    const database = await openPostgres(server.source, shop());
    const acknowledged: string[] = [];
    let writing = true;
    const write = async (lane: number): Promise<void> => {
      for (let n = 0; writing; n += 1) {
        const name = `${lane}-${n}`;
        await database.write(1, async ({ sql }) => {
          const id = await insert(sql, 'goods', { store_id: 1, name, price: 1 });
          for (let position = 0; position < 2; position += 1)
            await insert(sql, 'good_sizes', { store_id: 1, parent_id: id, position, label: name });
        });
        acknowledged.push(name);
      }
    };
    const writers = [0, 1, 2].map(write);
    const cuts: { copy: string; known: string[] }[] = [];
    for (let cut = 0; cut < CUTS; cut += 1) {
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 20);
      const copy = path.join(folder, `cut-${cut}`);
      const known = [...acknowledged];
      await copyAtOnce(data, copy);
      cuts.push({ copy, known });
    }
    writing = false;
    await Promise.all(writers);
    await database.close();
    await server.stop();

    for (const { copy, known } of cuts) {
      // The lock's process, this one, is dead after a power cut.
      await rm(path.join(copy, 'postgres/tendero.pid'));
      const again = await startEmbeddedPostgres(copy);
      const opened = await openPostgres(again.source, shop());
      const rows = await opened.read(1, (sql) =>
        query(
          sql,
          `select g.name, (select count(*) from good_sizes s where s.parent_id = g.id) as items from goods g`,
        ),
      );
      const names = new Set(rows.map(({ name }) => name));
      expect(known.filter((name) => !names.has(name))).toEqual([]);
      expect(rows.filter(({ items }) => items !== 2)).toEqual([]);
      expect(names.size).toBe(rows.length);
      await opened.close();
      await again.stop();
    }
  },
  120_000,
);
