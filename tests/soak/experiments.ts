/** The experiments on a running server. Each bound in `met` is reliability's own (docs/security.md names the rows). */
import { joined, percentile, work, wrongOf, type Load, type Outcome } from './clients.ts';
import { openIdle, stillOpen } from './sockets.ts';
import { growth, watch, type Watched } from './watch.ts';
import type { Crowd } from './crowd.ts';
import type { Shop } from './shops.ts';

export interface World extends Watched {
  port: number;
  calm: Shop;
  flooding: Shop;
  crowd: Crowd;
  /** Of the run. */
  seconds: number;
}

export interface Finding {
  id: string;
  met: boolean;
  [figure: string]: unknown;
}

/** People at their counters: each looks at an answer before the next call, so they ask for less than the server has. */
const PEOPLE = { clients: 4, pause: 100 };
/** Programs of one store that do not. */
const FLOOD = 40;
const OVERLOAD = 400;
const TIMES_CAPACITY = 5;
const ROUNDS = 3;
/** Sockets that a server takes, without those of the people who are measured. */
const IDLE_SOCKETS = 9950;

const tenths = (value: number): number => Math.round(value * 10) / 10;

const people = (world: World, share: number): Load => ({
  origin: world.origin,
  shop: world.calm,
  milliseconds: world.seconds * 1000 * share,
  ...PEOPLE,
});
const flood = (world: World, share: number): Load => ({
  origin: world.origin,
  shop: world.flooding,
  milliseconds: world.seconds * 1000 * share,
  clients: FLOOD,
});

/** R29: nothing grows. A WAL of 1 GB is PostgreSQL's own plan (`max_wal_size`). */
export async function normalLoad(world: World): Promise<Finding[]> {
  await work(people(world, 0.05));
  const watching = watch(world);
  const outcome = await work(people(world, 0.35));
  watching.stop();
  const grown = growth(watching.samples);
  const delay = percentile(
    watching.samples.map((sample) => sample.delay),
    0.99,
  );
  const wal = Math.round(Math.max(0, ...watching.samples.map((sample) => sample.wal)));
  const wrong = wrongOf(outcome);
  return [
    {
      id: 'R29 normal load',
      met:
        wrong === 0 &&
        grown.handles < 10 &&
        grown.connections <= 1 &&
        grown.megabytes < 50 &&
        wal <= 1024 &&
        delay < 300,
      perSecond: tenths(outcome.served.length / (world.seconds * 0.35)),
      p95: percentile(outcome.served, 0.95),
      wrong,
      grown,
      wal,
      delay,
    },
  ];
}

/** R22: the p95 of others within 1.5 times of calm. Calm and flood take turns: a busy machine is busy for both. */
export async function oneStoreFloods(world: World): Promise<Finding[]> {
  const calm: Outcome[] = [];
  const beside: Outcome[] = [];
  const machine: Outcome[] = [];
  const flooding: Outcome[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    calm.push(await work(people(world, 0.12 / ROUNDS)));
    // What as many clients do to the others by their processor time alone: they run on the machine of the server.
    const asking: Load = { ...flood(world, 0.12 / ROUNDS), call: 'live' };
    const [quiet] = await Promise.all([work(people(world, 0.12 / ROUNDS)), world.crowd.work(asking)]);
    machine.push(quiet);
    const [others, one] = await Promise.all([
      work(people(world, 0.12 / ROUNDS)),
      world.crowd.work(flood(world, 0.12 / ROUNDS)),
    ]);
    beside.push(others);
    flooding.push(one);
  }
  const p95 = (outcomes: readonly Outcome[]): number => percentile(joined(outcomes).served, 0.95);
  const wrong = wrongOf(...calm, ...machine, ...beside, ...flooding);
  const times = tenths(p95(beside) / p95(calm));
  return [
    {
      id: 'R22 one store floods',
      met: wrong === 0 && times <= 1.5,
      p95: p95(calm),
      besides: p95(beside),
      times,
      aim: 1.5,
      machine: p95(machine),
      timesTheMachine: tenths(p95(beside) / p95(machine)),
      samples: joined(beside).served.length,
      floodPerSecond: tenths(joined(flooding).served.length / (world.seconds * 0.12)),
      shed: joined(flooding).shed,
      wrong,
    },
  ];
}

/** R21: at five times of what can be served, 80 % of the peak is; p99 of the accepted < 2 s; 10 s later it is calm again. */
export async function overload(world: World): Promise<Finding[]> {
  const calm = percentile((await work(people(world, 0.06))).served, 0.95);
  const peak = (await world.crowd.work(flood(world, 0.06))).served.length / (world.seconds * 0.06);
  const watching = watch(world);
  const over = await world.crowd.work({
    ...flood(world, 0.18),
    clients: OVERLOAD,
    shedPause: (OVERLOAD / (TIMES_CAPACITY * peak)) * 1000,
  });
  watching.stop();
  const seconds = world.seconds * 0.18;
  const goodput = Math.round((over.served.length / seconds / peak) * 100);
  const p99 = percentile(over.served, 0.99);
  const wrong = wrongOf(over);
  const { megabytes } = growth(watching.samples);

  const begun = Date.now();
  let again = Number.POSITIVE_INFINITY;
  while (again > calm * 2 + 20 && Date.now() - begun < 20_000)
    again = percentile((await work({ ...people(world, 0), milliseconds: 1000 })).served, 0.95);
  const recovery = Date.now() - begun;
  return [
    {
      id: 'R21 overload',
      met: wrong === 0 && goodput >= 80 && p99 < 2000 && megabytes < 50,
      goodput,
      peakPerSecond: tenths(peak),
      timesCapacity: tenths((over.served.length + over.shed) / seconds / peak),
      p99,
      aim: 2000,
      shed: over.shed,
      megabytes,
      wrong,
    },
    { id: 'R21 recovery', met: recovery <= 10_000, seconds: tenths(recovery / 1000), p95: again, calm },
  ];
}

/** R23: ten thousand connections without a word, and people are served. */
export async function idleSockets(world: World): Promise<Finding[]> {
  const calm = percentile((await work(people(world, 0.05))).served, 0.95);
  const sockets = await openIdle(world.port, IDLE_SOCKETS);
  try {
    const outcome = await work(people(world, 0.1));
    const open = stillOpen(sockets);
    const wrong = wrongOf(outcome);
    const p95 = percentile(outcome.served, 0.95);
    return [
      {
        id: 'R23 idle sockets',
        met: wrong === 0 && open === IDLE_SOCKETS && outcome.served.length > 0,
        open,
        served: outcome.served.length,
        p95,
        calm,
        wrong,
      },
    ];
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}
