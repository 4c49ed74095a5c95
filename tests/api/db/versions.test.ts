import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../../server/db/postgres.ts';
import type { SetupStep } from '../../../server/db/database.ts';
import { newDatabase } from '../../support/postgres-server.ts';
import { productResources } from '../../support/resources.ts';

let url: string;
let owner: Client;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ url, drop } = await newDatabase());
  owner = new Client({ connectionString: url });
  await owner.connect();
  await (await open()).close();
}, 60_000);
afterAll(() => owner.end().then(drop));

const steps: SetupStep[] = [];
const open = (signal?: AbortSignal) =>
  openPostgres({ url }, productResources(), {
    progress: (step) => void steps.push(step),
    ...(signal === undefined ? {} : { signal }),
  });

/** As one that has run a migration which this program does not have. */
async function withMigration(id: number, name: string, work: () => Promise<void>): Promise<void> {
  await owner.query('insert into schema_migrations (id, name) values ($1, $2)', [id, name]);
  try {
    await work();
  } finally {
    await owner.query('delete from schema_migrations where id = $1', [id]);
  }
}

test('data of a newer program are refused in a sentence, and nothing of it is undone', async () => {
  await owner.query('create index orders_of_tomorrow_idx on orders (store_id, comments)');
  await withMigration(100_001, 'tomorrow', async () => {
    await expect(open()).rejects.toThrow(
      'A newer version of Tendero has changed these data (migration 100001, tomorrow): start them with that version, or restore a backup that was made with this one.',
    );
  });
  const { rows } = await owner.query(`select to_regclass('orders_of_tomorrow_idx') is not null as there`);
  expect(rows).toEqual([{ there: true }]);
});

const revert = () =>
  owner.query(
    `delete from schema_migrations where name = 'private-audit'; alter table audit drop column reader_id`,
  );
const isUpgraded = async () =>
  (await owner.query(`select count(*)::integer as n from schema_migrations where name = 'private-audit'`))
    .rows[0].n === 1;

test('an upgrade says how far it is; a first set-up and a start without changes say nothing', async () => {
  expect(steps).toEqual([]);
  await revert();
  await owner.query(
    `insert into audit (store_id, user_id, request_id, action, resource, record_id, changes)
     values (7, 3, 'r', 'update', 'views', 1, '{}'), (7, 3, 'r', 'update', 'orders', 1, '{}')`,
  );
  await (await open()).close();
  expect(steps).toEqual([{ number: 1, of: 1, name: 'private-audit' }]);
  await (await open()).close();
  expect(steps).toHaveLength(1);
  // What was logged of views before is their maker's.
  const { rows } = await owner.query('select resource, reader_id from audit order by id');
  expect(rows).toEqual([
    { resource: 'views', reader_id: '3' },
    { resource: 'orders', reader_id: null },
  ]);
});

test('an upgrade that is ended in its midst is taken back, and the next start makes it', async () => {
  await revert();
  await owner.query('begin; lock table audit in access exclusive mode');
  const ended = new AbortController();
  const before = steps.length;
  const outcome = open(ended.signal).then(
    () => 'opened',
    (error: unknown) => String(error),
  );
  await expect.poll(() => steps.length).toBe(before + 1);
  ended.abort();
  expect(await outcome).not.toBe('opened');
  await owner.query('rollback');
  expect(await isUpgraded()).toBe(false);
  await (await open()).close();
  expect(await isUpgraded()).toBe(true);
});
