import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ended, killedWriters } from '../support/killed-writers.ts';
import type { Finding } from './experiments.ts';

const KILLS = 50;
const PROGRAM = path.resolve(import.meta.dirname, '../faults/writer.ts');

/** R6: the first process of PostgreSQL is killed fifty times under a process that writes. */
export async function kills(): Promise<Finding[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tendero-soak-kill-'));
  const writers = killedWriters(folder, [...process.execArgv, PROGRAM]);
  const begun = Date.now();
  try {
    const writer = writers.start('long');
    for (let round = 0; round < KILLS; round += 1) {
      await writers.untilWritten('long', writers.acknowledgedBy('long') + 20);
      await writers.killPostgres();
      await writers.untilWritten('long', writers.acknowledgedBy('long') + 20);
    }
    const goesOn = writer.exitCode === null;
    writer.kill('SIGKILL');
    await ended(writer);
    const faults = await writers.faults();
    return [
      {
        id: 'R6 kills of PostgreSQL',
        met: goesOn && faults.length === 0,
        kills: KILLS,
        acknowledged: writers.acknowledged.length,
        faults: faults.slice(0, 10),
        seconds: Math.round((Date.now() - begun) / 1000),
      },
    ];
  } finally {
    writers.killAll();
    await rm(folder, { recursive: true, force: true });
  }
}
