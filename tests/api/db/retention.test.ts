import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RETENTION, removeOutlived, type Period } from '../../../server/modules/upkeep/retention.ts';
import { recurringHandlers, scheduleOnce } from '../../../server/jobs/recurring.ts';
import { createTestApi, type TestApi } from '../../support/api.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-05-04T12:00:00Z');

let world: TestApi;
let userId: number;
let odd = false;

beforeAll(async () => {
  world = await createTestApi();
  userId = world.people.owner.userId;
}, 60_000);
afterAll(() => world.close());
beforeEach(async () => {
  for (const [table] of periods())
    await world.database.platformWrite((sql) => raw`delete from ${raw.table(table)}`.execute(sql));
});

function periods(): [string, Period][] {
  return Object.entries(RETENTION).flatMap(([table, kept]) =>
    kept === 'lasting' ? [] : kept.map((period): [string, Period] => [table, period]),
  );
}

/** The columns that a row of each table must have, beside its time. */
const ROWS: Record<string, () => Record<string, unknown>> = {
  requests: () => ({
    store_id: world.storeId,
    user_id: userId,
    request_id: crypto.randomUUID(),
    fingerprint: 'x',
  }),
  undos: () => ({
    store_id: world.storeId,
    kind: 'change',
    resource: 'products',
    request_id: 'x',
    record_ids: '{1}',
    created_at: NOW,
    expires_at: NOW,
  }),
  former_slugs: () => ({ store_id: world.storeId, slug: crypto.randomUUID(), product_id: 1 }),
  store_urls: () => ({ url: crypto.randomUUID(), store_id: world.storeId }),
  // A store waits for one domain.
  domain_checks: () => {
    odd = !odd;
    const store_id = odd ? world.storeId : world.otherStoreId;
    return { store_id, domain: 'alma.co', language: 'es', checked_at: NOW };
  },
  push_devices: () => ({
    store_id: world.storeId,
    session_id: crypto.randomUUID(),
    user_id: userId,
    endpoint: 'https://fcm.googleapis.com/fcm/send/x',
    p256dh: 'p',
    auth: 'a',
    language: 'es',
    created_at: NOW,
  }),
  order_notes: () => ({
    store_id: world.storeId,
    order_id: 1,
    user_id: userId,
    text: 'x',
    created_at: NOW,
  }),
  order_refunds: () => ({
    store_id: world.storeId,
    order_id: 1,
    user_id: userId,
    amount: 1,
    reason: 'other',
    lines: '[]',
    restocked: false,
    created_at: NOW,
  }),
  order_payments: () => ({
    store_id: world.storeId,
    order_id: 1,
    user_id: userId,
    at: NOW,
    way: 'cash',
    amount: 1,
    created_at: NOW,
  }),
  payment_proofs: () => ({
    store_id: world.storeId,
    order_id: 1,
    user_id: userId,
    file: 'private-x.webp',
    content_type: 'image/webp',
    created_at: NOW,
  }),
  order_form_answers: () => ({
    store_id: world.storeId,
    order_id: Math.ceil(Math.random() * 1e9),
    version_id: 1,
    answers: '[]',
    created_at: NOW,
  }),
  imports: () => ({
    store_id: world.storeId,
    user_id: userId,
    target: 'products',
    file_name: 'x.csv',
    language: 'es',
    state: 'done',
    total: 0,
    moved_at: NOW,
  }),
  payment_notifications: () => ({
    store_id: world.storeId,
    provider: 'wompi',
    event_id: crypto.randomUUID(),
    channel_id: 1,
    attempt_id: 'x',
    claimed_state: 'approved',
    body: '{}',
  }),
  payment_attempts: () => ({
    store_id: world.storeId,
    reference: crypto.randomUUID(),
    order_id: 1,
    channel_id: 1,
    provider: 'wompi',
    cents: 100,
    currency: 'COP',
    test: true,
    checkout: '{}',
    expires_at: NOW,
  }),
  plan_notifications: () => ({
    provider: 'payu',
    event_id: crypto.randomUUID(),
    attempt_id: 'x',
    claimed_state: 'approved',
    body: '',
  }),
  plan_attempts: () => ({
    store_id: world.storeId,
    reference: crypto.randomUUID(),
    invoice_id: 1,
    plan_id: 3,
    provider: 'payu',
    cents: 100,
    currency: 'COP',
    test: true,
    checkout: '{}',
  }),
  picture_batches: () => ({
    store_id: world.storeId,
    user_id: userId,
    file_name: 'x.zip',
    size: 1,
    state: 'done',
  }),
  sessions: () => ({ id: crypto.randomUUID(), user_id: userId }),
  user_tokens: () => ({ id: crypto.randomUUID(), user_id: userId, purpose: 'reset' }),
  sign_in_codes: () => ({ code_hash: crypto.randomUUID(), browser: 'x' }),
  rate_limits: () => ({ key: crypto.randomUUID(), used: 1 }),
  jobs: () => ({ kind: 'x', payload: '{}' }),
  sign_ups: () => ({
    id: crypto.randomUUID(),
    email: 'a@b.co',
    password_hash: 'x',
    first_name: 'A',
    last_name: 'B',
    store: 'S',
    phone: '573001234567',
    country_code: 'CO',
    language: 'es',
    channel: 'mail',
    code_asked_at: NOW,
    code_expires_at: NOW,
  }),
  invitations: () => ({
    store_id: world.storeId,
    email: `${crypto.randomUUID()}@b.co`,
    first_name: 'A',
    last_name: 'B',
    all_permissions: true,
    language: 'es',
  }),
};

async function insert(table: string, { column, state }: Period, time: Date): Promise<void> {
  const row = { ...ROWS[table]?.(), [column]: time, ...(state === undefined ? {} : { state }) };
  const names = raw.join(Object.keys(row).map((name) => raw.ref(name)));
  const values = raw.join(Object.values(row).map((value) => raw`${value}`));
  await world.database.platformWrite((sql) =>
    raw`insert into ${raw.table(table)} (${names}) values (${values})`.execute(sql),
  );
}

async function count(table: string): Promise<number> {
  const { rows } = await world.database.platform((sql) =>
    raw<{ n: string }>`select count(*) as n from ${raw.table(table)}`.execute(sql),
  );
  return Number(rows[0]?.n);
}

describe('what nobody asked to keep', () => {
  test.each(periods())('%s: goes after its period, not a day earlier (%o)', async (table, period) => {
    const outlived = NOW.getTime() - period.keep;
    await insert(table, period, new Date(outlived - 1000));
    await insert(table, period, new Date(outlived + DAY));
    await removeOutlived(world.database, NOW);
    expect(await count(table)).toBe(1);
  });

  test('every table with an end has a period', async () => {
    const { rows } = await world.database.platform((sql) =>
      raw<{ table_name: string }>`select distinct table_name from information_schema.columns
        where table_schema = current_schema() and column_name in ('expires_at', 'resets_at', 'locked_until')`.execute(
        sql,
      ),
    );
    const kept = rows.filter(
      ({ table_name }) => new Map(Object.entries(RETENTION)).get(table_name) === 'lasting',
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(kept).toEqual([]);
  });

  test('a queued job is never removed, whatever its age', async () => {
    await insert('jobs', { column: 'created_at', keep: 0 }, new Date(0));
    await removeOutlived(world.database, NOW);
    expect(await count('jobs')).toBe(1);
  });

  test('thousands of rows go in one call', async () => {
    await world.database.platformWrite((sql) =>
      raw`insert into rate_limits (key, used, resets_at) select i::text, 1, 'epoch' from generate_series(1, 2500) i`.execute(
        sql,
      ),
    );
    expect(await removeOutlived(world.database, NOW)).toMatchObject({ rate_limits: 2500 });
    expect(await count('rate_limits')).toBe(0);
  });
});

describe('a job that comes back', () => {
  test('is in the queue once, however many servers start', async () => {
    await Promise.all([1, 2, 3].map(() => scheduleOnce(world.database, 'tidy', NOW)));
    expect(await count('jobs')).toBe(1);
  });

  test('leaves its next run behind, also where it fails', async () => {
    const handlers = recurringHandlers(
      { tidy: { every: DAY, run: () => Promise.reject(new Error('no')) } },
      { database: world.database, clock: { now: () => NOW } },
    );
    const job = { id: 1, storeId: null, kind: 'tidy', payload: {}, attempts: 1 };
    await expect(handlers['tidy']?.(job, new AbortController().signal)).rejects.toThrow('no');
    const [next] = await world.database.platform((sql) =>
      sql.selectFrom('jobs').select(['kind', 'run_at']).execute(),
    );
    expect(next).toMatchObject({ kind: 'tidy', run_at: new Date(NOW.getTime() + DAY) });
  });
});
