import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { silentLogger } from '../../../server/adapters/silent-logger.ts';
import { JobQueue, startWorker, type Worker } from '../../../server/jobs/worker.ts';
import { recurringHandlers, scheduleOnce } from '../../../server/jobs/recurring.ts';
import { files } from '../../../server/modules/files/module.ts';
import { upkeep } from '../../../server/modules/upkeep/module.ts';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';

const HOUR = 60 * 60 * 1000;
const MINUTE = 60_000;
const LEASE = MINUTE;

let api: TestApi;
let workers: Worker[];

beforeEach(async () => {
  api = await createTestApi();
  workers = [];
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await api.close();
});

/** What `startServer` does for one kind: it is in the queue, and a worker looks. */
async function serve(kind: string): Promise<void> {
  const { database, clock, ports } = api;
  const all = { ...files.recurring?.(ports), ...upkeep.recurring?.(ports) };
  const recurring = Object.fromEntries(Object.entries(all).filter(([name]) => name === kind));
  expect(Object.keys(recurring)).toEqual([kind]);
  await scheduleOnce(database, kind, clock.now());
  const handlers = recurringHandlers(recurring, { database, clock });
  workers.push(startWorker({ database, clock, logger: silentLogger, handlers, interval: 10, lease: LEASE }));
}

const jobsOf = (kind: string) =>
  api.database.platform((sql) =>
    sql.selectFrom('jobs').select(['state', 'run_at']).where('kind', '=', kind).orderBy('id').execute(),
  );
const states = async (kind: string) => (await jobsOf(kind)).map(({ state }) => state);

/** What a worker would find to do. */
const taken = (kind: string) => new JobQueue(api.database, LEASE).take([kind], api.clock.now());

/** Until as many runs have ended and the next one waits, which is then the only one. */
async function untilRuns(kind: string, count: number): Promise<void> {
  const expected = [...Array<string>(count).fill('done'), 'queued'];
  await expect.poll(() => states(kind).then((found) => found.sort()), { timeout: 10_000 }).toEqual(expected);
}

describe.each([
  ['files.unused', 6 * HOUR],
  ['upkeep.retention', HOUR],
])('%s', (kind, every) => {
  test('runs at once, then each time its period is over, and waits in the queue once', async () => {
    await serve(kind);
    await untilRuns(kind, 1);
    const [next] = (await jobsOf(kind)).filter(({ state }) => state === 'queued');
    // The clock runs on.
    const wait = (next?.run_at.getTime() ?? 0) - api.clock.now().getTime();
    expect([wait > every - MINUTE, wait <= every]).toEqual([true, true]);
    api.clock.advance(every - MINUTE);
    expect(await taken(kind)).toBeNull();
    await untilRuns(kind, 1);
    api.clock.advance(MINUTE);
    await untilRuns(kind, 2);
  }, 30_000);

  test('runs once in a period, however many servers there are', async () => {
    await Promise.all([serve(kind), serve(kind), serve(kind)]);
    await untilRuns(kind, 1);
    api.clock.advance(every);
    await untilRuns(kind, 2);
    expect(await jobsOf(kind)).toHaveLength(3);
  }, 30_000);

  test('of a server that was killed in the middle of it runs once more, and not twice', async () => {
    await scheduleOnce(api.database, kind, api.clock.now());
    // Taken, and never heard of again.
    expect(await taken(kind)).toMatchObject({ kind });
    await serve(kind);
    expect(await taken(kind)).toBeNull();
    expect(await states(kind)).toEqual(['running']);
    api.clock.advance(LEASE);
    await untilRuns(kind, 1);
    api.clock.advance(every);
    await untilRuns(kind, 2);
  }, 30_000);
});

test('upkeep.retention removes what has outlived its period', async () => {
  const past = new Date(api.clock.now().getTime() - 1000);
  await api.database.platformWrite((sql) =>
    sql.insertInto('rate_limits').values({ key: 'old', used: 1, resets_at: past }).execute(),
  );
  await serve('upkeep.retention');
  const rows = () => api.database.platform((sql) => sql.selectFrom('rate_limits').select('key').execute());
  await expect.poll(rows, { timeout: 10_000 }).toEqual([]);
}, 30_000);

test('files.unused removes a file that nothing used for a day, and not before', async () => {
  const owner = await signedIn(api, 'owner');
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new File([new Uint8Array(picture)], 'a.png'));
  const uploaded = await owner.raw(`/stores/${api.storeId}/files`, { method: 'POST', body: form });
  const { url }: { url: string } = await uploaded.json();
  const status = async () => (await api.anonymous().raw(url.replace('/api/v1', ''))).status;
  await serve('files.unused');
  await untilRuns('files.unused', 1);
  for (let runs = 2; runs <= 4; runs += 1) {
    api.clock.advance(6 * HOUR);
    await untilRuns('files.unused', runs);
    expect(await status()).toBe(200);
  }
  for (let runs = 5; runs <= 9; runs += 1) {
    api.clock.advance(6 * HOUR);
    await untilRuns('files.unused', runs);
  }
  expect(await status()).toBe(404);
}, 60_000);
