import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../../server/adapters/system-clock.ts';
import { silentLogger } from '../../../server/adapters/silent-logger.ts';
import type { OpenDatabase } from '../../../server/db/database.ts';
import {
  backoff,
  INTERVAL,
  JobQueue,
  LEASE,
  MOST_ATTEMPTS,
  MOST_STARTS,
  startWorker,
  type Worker,
  type WorkerOptions,
} from '../../../server/jobs/worker.ts';
import { defineJob } from '../../../server/jobs/define-job.ts';
import { enqueue } from '../../../server/jobs/enqueue.ts';
import type { Job } from '../../../server/jobs/job.ts';
import { openFresh } from '../../support/lent-database.ts';

test('tries come further and further apart, never quite together', () => {
  expect([1, 2, 3, 20].map((attempts) => backoff(attempts, 1))).toEqual([2000, 4000, 8000, 1_800_000]);
  expect(backoff(1, 0)).toBe(1000);
});

describe('jobs', () => {
  let database: OpenDatabase;
  let workers: Worker[] = [];

  beforeAll(async () => {
    database = await openFresh([]);
  }, 60_000);
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop(0)));
    workers = [];
    await database.platformWrite((sql) => sql.deleteFrom('jobs').execute());
  });
  afterAll(() => database.close());

  const add = (kind: string, payload: object, runAt?: Date) =>
    database.platformWrite((sql) => enqueue({ sql }, kind, payload, runAt === undefined ? {} : { runAt }));
  const states = () =>
    database.platform((sql) => sql.selectFrom('jobs').select(['state', 'attempts']).orderBy('id').execute());
  const work = (handlers: WorkerOptions['handlers'], options: Partial<WorkerOptions> = {}): Worker => {
    const worker = startWorker({
      database,
      clock: systemClock,
      logger: silentLogger,
      handlers,
      interval: 20,
      ...options,
    });
    workers.push(worker);
    return worker;
  };

  test('a job exists only when its transaction commits, and knows its store', async () => {
    const [store] = await database.platformWrite((sql) =>
      sql.insertInto('stores').values({ name: 'Ana', url: 'ana' }).returning('id').execute(),
    );
    const storeId = store?.id ?? 0;
    await database
      .write(storeId, async (tx) => {
        await enqueue(tx, 'mail', { to: 'nobody' });
        throw new Error('undone');
      })
      .catch(() => undefined);
    await database.write(storeId, (tx) => enqueue(tx, 'mail', { to: 'ana' }));
    const seen: Job[] = [];
    work({ mail: async (job) => void seen.push(job) });
    await expect.poll(states).toEqual([{ state: 'done', attempts: 1 }]);
    expect(seen).toMatchObject([{ storeId, payload: { to: 'ana' }, attempts: 1 }]);
  });

  test('a payload that does not fit the schema of its job reaches no handler, and the job says so', async () => {
    const greeting = defineJob('greeting', {
      type: 'object',
      properties: { userId: { type: 'integer' }, language: { enum: ['es', 'en'] } },
      required: ['userId'],
    });
    await database.platformWrite((sql) => greeting.enqueue({ sql }, { userId: 7 }));
    // What a version writes that knows more of it fits too.
    await add(greeting.kind, { userId: 8, language: 'en', tone: 'warm' });
    await add(greeting.kind, { userId: '9' });
    await add(greeting.kind, { userId: 10, language: 'fr' });
    const greeted: unknown[] = [];
    work({ [greeting.kind]: async (job) => void greeted.push(greeting.read(job)) }, { concurrency: 1 });
    await expect.poll(states).toEqual([
      { state: 'done', attempts: 1 },
      { state: 'done', attempts: 1 },
      { state: 'queued', attempts: 1 },
      { state: 'queued', attempts: 1 },
    ]);
    expect(greeted).toEqual([{ userId: 7 }, { userId: 8, language: 'en', tone: 'warm' }]);
    const errors = await database.platform((sql) =>
      sql.selectFrom('jobs').select('error').where('error', 'is not', null).execute(),
    );
    const refusal = { error: 'The payload of a job greeting does not fit its schema' };
    expect(errors).toEqual([refusal, refusal]);
  });

  test('many workers do each job once', async () => {
    const done: unknown[] = [];
    for (let n = 0; n < 40; n += 1) await add('count', { n });
    for (let n = 0; n < 4; n += 1) work({ count: async ({ payload }) => void done.push(payload) });
    await expect.poll(() => done.length, { timeout: 10_000 }).toBe(40);
    expect(new Set(done.map((payload) => JSON.stringify(payload))).size).toBe(40);
  });

  test('a job waits for its moment, and for a worker that knows its kind', async () => {
    await add('later', {}, new Date(Date.now() + 60_000));
    await add('unknown', {});
    // What is due comes last in the queue: the worker has passed over the others then.
    await add('due', {});
    work({ later: async () => {}, due: async () => {} });
    await expect.poll(states).toEqual([
      { state: 'queued', attempts: 0 },
      { state: 'queued', attempts: 0 },
      { state: 'done', attempts: 1 },
    ]);
  });

  test('a failing job is tried again later, then put aside with its reason', async () => {
    let now = new Date();
    await add('bad', {}, now);
    const queue = new JobQueue(database, 1000);
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      const job = await queue.take(['bad'], now);
      expect(job?.attempts).toBe(attempt);
      if (job !== null) await queue.failed(job, new Error('no paper'), now);
      expect(await queue.take(['bad'], now)).toBeNull();
      now = new Date(now.getTime() + 3_600_000);
    }
    expect(await queue.take(['bad'], now)).toBeNull();
    const [job] = await database.platform((sql) =>
      sql.selectFrom('jobs').select(['state', 'error']).execute(),
    );
    expect(job).toEqual({ state: 'dead', error: 'no paper' });
  });

  test.each([
    { what: 'fails for the last time', before: MOST_ATTEMPTS - 1, begun: 1 },
    { what: 'began too often without an end', before: MOST_STARTS, begun: 0 },
  ])('one that $what is ended for who waits, and put aside', async ({ before, begun }) => {
    await add('bad', { of: 'ana' });
    await database.platformWrite((sql) => sql.updateTable('jobs').set({ attempts: before }).execute());
    const ended: unknown[] = [];
    let begins = 0;
    const bad = (): Promise<void> => {
      begins += 1;
      return Promise.reject(new Error('no paper'));
    };
    work({ bad }, { endings: { bad: async ({ payload }) => void ended.push(payload) } });
    await expect.poll(states).toEqual([{ state: 'dead', attempts: before + 1 }]);
    expect([begins, ended]).toEqual([begun, [{ of: 'ana' }]]);
  });

  test('one that fails before its last time waits, and nothing is ended', async () => {
    await add('bad', {});
    const ended: unknown[] = [];
    const bad = () => Promise.reject(new Error('no paper'));
    work({ bad }, { endings: { bad: async (job) => void ended.push(job) } });
    await expect.poll(states).toEqual([{ state: 'queued', attempts: 1 }]);
    expect(ended).toEqual([]);
  });

  test('the job of a worker that died goes to another, and the dead one’s late answer counts for nothing', async () => {
    const now = new Date();
    await add('long', {}, now);
    const queue = new JobQueue(database, 1000);
    const lost = await queue.take(['long'], now);
    expect(await queue.take(['long'], now)).toBeNull();
    const taken = await queue.take(['long'], new Date(now.getTime() + 1001));
    if (lost === null || taken === null) throw new Error('not taken');
    expect(taken.id).toBe(lost.id);
    expect(await queue.done(lost)).toBe(false);
    expect(await queue.renew(lost, now)).toBe(false);
    expect(await queue.done(taken)).toBe(true);
  });

  test('what a dead worker had begun is taken up within 15 seconds', () => {
    expect(LEASE + 1.2 * INTERVAL).toBeLessThan(15_000);
  });

  test('a long job keeps its lease while its worker lives', async () => {
    const lease = 450;
    const leasedUntil = async () =>
      (await database.platform((sql) => sql.selectFrom('jobs').select('locked_until').execute()))[0]
        ?.locked_until ?? null;
    let runs = 0;
    await add('slow', {});
    const slow = async (): Promise<void> => {
      runs += 1;
      const first = (await leasedUntil())?.getTime() ?? Number.POSITIVE_INFINITY;
      // Renewed when twice the first lease had run out: without that another would have taken it.
      const renewed = async () => ((await leasedUntil())?.getTime() ?? 0) - first >= 2 * lease;
      await expect.poll(renewed).toBe(true);
    };
    work({ slow }, { lease });
    work({ slow }, { lease });
    await expect.poll(states).toEqual([{ state: 'done', attempts: 1 }]);
    expect(runs).toBe(1);
  });

  test('a long job that is not done goes on behind those that wait, with tries of its own', async () => {
    const order: unknown[] = [];
    await add('long', { left: 2 });
    await add('mail', { to: 'ana' });
    const long: WorkerOptions['handlers'][string] = async ({ payload, attempts }) => {
      order.push([payload, attempts]);
      const { left } = payload as { left: number };
      if (left > 0) return { payload: { left: left - 1 } };
    };
    work({ long, mail: async ({ payload }) => void order.push(payload) }, { concurrency: 1 });
    await expect.poll(() => order.length).toBe(4);
    expect(order).toEqual([[{ left: 2 }, 1], { to: 'ana' }, [{ left: 1 }, 1], [{ left: 0 }, 1]]);
    await expect.poll(states).toEqual(Array.from({ length: 4 }, () => ({ state: 'done', attempts: 1 })));
  });

  test('of a long job that another worker has taken by now, no second one goes on', async () => {
    const queue = new JobQueue(database, 1000);
    const now = new Date();
    await add('long', {}, now);
    const slow = await queue.take(['long'], now);
    const other = await queue.take(['long'], new Date(now.getTime() + 1500));
    if (slow === null || other === null) throw new Error('no job');
    expect(await queue.continued(slow, { payload: {} }, now)).toBe(false);
    expect(await states()).toEqual([{ state: 'running', attempts: 2 }]);
  });

  test('long jobs, however many, leave a place to the others', async () => {
    const done: string[] = [];
    let end: (() => void) | undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    for (let n = 0; n < 4; n += 1) await add('long', {});
    await add('mail', {});
    work(
      { long: () => ended, mail: async () => void done.push('mail') },
      { long: ['long'], concurrency: 3, interval: 5 },
    );
    await expect.poll(() => done).toEqual(['mail']);
    expect((await states()).filter(({ state }) => state === 'running')).toHaveLength(2);
    end?.();
    await expect.poll(async () => (await states()).every(({ state }) => state === 'done')).toBe(true);
  });

  test('a stop hands unfinished jobs back, and another worker does them', async () => {
    await add('slow', {});
    let started = false;
    const first = work({
      slow: (_, signal) =>
        new Promise((_resolve, reject) => {
          started = true;
          signal.addEventListener('abort', () => reject(new Error('stopped')));
        }),
    });
    await expect.poll(() => started).toBe(true);
    await first.stop();
    expect(await states()).toEqual([{ state: 'queued', attempts: 1 }]);
    work({ slow: async () => {} });
    await expect.poll(states).toEqual([{ state: 'done', attempts: 2 }]);
  });
});
