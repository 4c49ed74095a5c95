/**
 * `npm run soak [-- --seconds 60 | --hours 24]`: the built server under load for so long. A figure for each experiment
 * of docs/security.md that takes longer than a test may; the exit code is 1 when one is not met.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isBuilt } from '../../scripts/lib/freshness.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { freePort } from '../bench/processes.ts';
import { startServerProcess } from '../support/server-process.ts';
import { callLive, percentile, work, type Outcome } from './clients.ts';
import { makeShops } from './shops.ts';
import { growth, watch } from './watch.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string' }, hours: { type: 'string' } } });
const seconds = values.hours === undefined ? Number(values.seconds ?? 60) : Number(values.hours) * 3600;
if (!(seconds >= 10)) throw new RangeError('At least ten seconds: npm run soak -- --seconds 60');

const MAIN = path.resolve(import.meta.dirname, '../../dist/server/main.js');
/** Of one store, at the same time. */
const NORMAL = 4;
const FLOOD = 40;
const OVERLOAD = 400;

let failed = false;
function report(id: string, figures: Record<string, number | object>, met: boolean): void {
  failed ||= !met;
  process.stdout.write(`${JSON.stringify({ id, met, ...figures })}\n`);
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
const wrong = (...outcomes: Outcome[]): number =>
  outcomes.flatMap((each) => Object.values(each.wrong)).reduce((sum, count) => sum + count, 0);

if (!isBuilt() && (await run(process.execPath, ['scripts/build.mjs'])) !== 0) process.exit(1);
const dataFolder = await mkdtemp(path.join(tmpdir(), 'tendero-soak-'));
try {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const [calm, flooding] = await makeShops(dataFolder, origin);
  const server = await startServerProcess({
    args: [MAIN],
    port,
    env: { TENDERO_DATA: dataFolder, TENDERO_DEMO: '0', LOG_LEVEL: 'error' },
  });
  const pid = server.process.pid ?? 0;
  const phase = (share: number): number => seconds * 1000 * share;
  await work(origin, calm, NORMAL, Math.min(5000, phase(0.1)));

  const watching = watch(pid, origin);
  const normal = await work(origin, calm, NORMAL, phase(0.5));
  watching.stop();
  const grown = growth(watching.samples);
  const p95 = percentile(normal.served, 0.95);
  const delays = watching.samples.map(({ delay }) => delay);
  report(
    'R29 normal load',
    {
      perSecond: Math.round(normal.served.length / phase(0.0005)),
      p95,
      wrong: wrong(normal),
      grown,
      delay: percentile(delays, 0.99),
    },
    wrong(normal) === 0 && grown.handles < 10 && grown.megabytes < 50 && percentile(delays, 0.99) < 300,
  );

  const [others, flood] = await Promise.all([
    work(origin, calm, NORMAL, phase(0.15)),
    work(origin, flooding, FLOOD, phase(0.15)),
  ]);
  const besides = percentile(others.served, 0.95);
  // What as many clients do to the others by their processor time alone: they run on the machine of the server.
  const [beside] = await Promise.all([
    work(origin, calm, NORMAL, phase(0.1)),
    work(origin, flooding, FLOOD, phase(0.1), callLive),
  ]);
  const machine = percentile(beside.served, 0.95);
  report(
    'R22 one store floods',
    {
      p95,
      besides,
      times: tenths(besides / p95),
      machine,
      timesTheMachine: tenths(besides / machine),
      aim: 1.5,
      flood: flood.served.length,
      shed: flood.shed,
      wrong: wrong(others, flood),
    },
    wrong(others, flood) === 0 && besides < 2000,
  );

  const peak = flood.served.length / phase(0.15);
  const over = await work(origin, flooding, OVERLOAD, phase(0.15));
  const goodput = Math.round((over.served.length / phase(0.15) / peak) * 100);
  report(
    'R21 overload',
    { goodput, shed: over.shed, p99: percentile(over.served, 0.99), aim: 2000, wrong: wrong(over) },
    wrong(over) === 0 && goodput >= 60,
  );

  const begun = Date.now();
  let again = Number.POSITIVE_INFINITY;
  while (again > p95 * 2 + 20 && Date.now() - begun < 20_000)
    again = percentile((await work(origin, calm, NORMAL, 1000)).served, 0.95);
  report(
    'R21 recovery',
    { seconds: Math.round((Date.now() - begun) / 1000), p95: again },
    Date.now() - begun < 11_000,
  );
  const code = await server.stop();
  report('R19 stop', { code: code ?? -1 }, code === 0);
} finally {
  await rm(dataFolder, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
