/**
 * `npm run soak [-- --seconds 60 | --hours 24] [--only R6,R22]`: the built server under load for so long. A line of
 * figures for each experiment that takes longer than a test may; the exit code is 1 when one is not met. `generated`
 * runs the tests that `npm test` runs short.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../scripts/lib/prepare.mjs';
import { freePort } from '../bench/processes.ts';
import { startServerProcess } from '../support/server-process.ts';
import { startCrowd } from './crowd.ts';
import {
  idleSockets,
  normalLoad,
  oneStoreFloods,
  overload,
  type Finding,
  type World,
} from './experiments.ts';
import { generated } from './generated.ts';
import { kills } from './kills.ts';
import { restore } from './restore.ts';
import { makeShops } from './shops.ts';
import { upgrade } from './upgrade.ts';

const ALONE = { R6: kills, upgrade, restore, generated };
const ON_A_SERVER = { R29: normalLoad, R22: oneStoreFloods, R21: overload, R23: idleSockets };

const { values } = parseArgs({
  options: { seconds: { type: 'string' }, hours: { type: 'string' }, only: { type: 'string' } },
});
const seconds = values.hours === undefined ? Number(values.seconds ?? 60) : Number(values.hours) * 3600;
if (!(seconds >= 10)) throw new RangeError('At least ten seconds: npm run soak -- --seconds 60');
const known = [...Object.keys(ON_A_SERVER), ...Object.keys(ALONE)];
const chosen = values.only?.split(',') ?? known;
const unknown = chosen.filter((id) => !known.includes(id));
if (unknown.length > 0) throw new RangeError(`${unknown.join(', ')}: there are ${known.join(', ')}`);

const MAIN = path.resolve(import.meta.dirname, '../../dist/server/main.js');

function report(findings: readonly Finding[]): void {
  for (const finding of findings) {
    if (!finding.met) process.exitCode = 1;
    process.stdout.write(`${JSON.stringify(finding)}\n`);
  }
}

async function onAServer(): Promise<void> {
  const experiments = Object.entries(ON_A_SERVER).filter(([id]) => chosen.includes(id));
  if (experiments.length === 0) return;
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'tendero-soak-'));
  try {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const [calm, flooding] = await makeShops(dataFolder, origin);
    const server = await startServerProcess({
      args: [MAIN],
      port,
      env: { TENDERO_DATA: dataFolder, TENDERO_DEMO: '0', LOG_LEVEL: 'silent' },
    });
    const crowd = await startCrowd();
    const pid = server.process.pid ?? 0;
    const world: World = { pid, origin, port, dataFolder, calm, flooding, crowd, seconds };
    try {
      for (const [, experiment] of experiments) report(await experiment(world));
    } finally {
      crowd.end();
      const code = await server.stop();
      report([{ id: 'R19 stop', met: code === 0, code }]);
    }
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}

await ensureBuilt();
await onAServer();
for (const [id, experiment] of Object.entries(ALONE)) if (chosen.includes(id)) report(await experiment());
