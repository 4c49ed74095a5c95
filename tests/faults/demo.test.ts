import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { silentLogger } from '../../server/adapters/silent-logger.ts';
import { readConfig } from '../../server/config.ts';
import { openPorts } from '../../server/open-ports.ts';
import { query } from '../api/db/rows.ts';
import { program } from '../support/program.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tendero-demo-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Loads the demo store; after so many committed transactions the loader and its database are killed. */
async function load(killAfter = Infinity): Promise<{ writes: number; code: number | null }> {
  const script = await program('tests/faults/demo-loader.ts');
  const loader = spawn(process.execPath, [script, folder, ROOT], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let writes = 0;
  loader.stdout.on('data', (chunk: Buffer) => {
    writes += chunk.toString().split('\n').length - 1;
    if (writes >= killAfter && loader.pid !== undefined && loader.exitCode === null)
      process.kill(-loader.pid, 'SIGKILL');
  });
  await once(loader, 'close');
  return { writes, code: loader.exitCode };
}

/** The stock that each thing for sale began with is what is left and what was sold. */
const OFF_BALANCE = `
  select product_id, product_variant_id from stock_movements
  group by product_id, product_variant_id
  having sum(delta) <> (array_agg(quantity_after order by id desc))[1]
     or min(quantity_after) < 0`;

test('a load of the demo store that is killed again and again ends whole, with nothing twice', async () => {
  // Among the products, and among the orders.
  for (const writes of [20, 90]) expect(await load(writes)).toMatchObject({ code: null });
  const last = await load();
  expect(last.code).toBe(0);
  expect(last.writes).toBeGreaterThan(0);
  // The account is open: there is nothing left to load.
  expect(await load()).toEqual({ writes: 0, code: 0 });

  const { ports, close } = await openPorts(readConfig({ TENDERO_DATA: folder }), silentLogger, ROOT);
  try {
    const users = await ports.database.platform((sql) => query(sql, 'select verified from users'));
    expect(users).toEqual([{ verified: true }]);
    const stores = await ports.database.platform((sql) => query(sql, 'select id from stores'));
    expect(stores).toHaveLength(1);
    const counts = await ports.database.read(Number(stores[0]?.['id']), (sql) =>
      query(
        sql,
        `select (select count(*) from products) as products, (select count(*) from orders) as orders,
          (select count(*) from customers) as customers, (select count(*) from user_stores) as branches,
          (select count(*) from collections where "default" = 1) as defaults,
          (select count(distinct sequence) from orders) as numbers,
          (select count(*) from orders o where not exists
            (select from order_details d where d.parent_id = o.id)) as empty`,
      ),
    );
    expect(counts).toEqual([
      { products: 62, orders: 60, customers: 40, branches: 3, defaults: 1, numbers: 60, empty: 0 },
    ]);
    expect(await ports.database.read(Number(stores[0]?.['id']), (sql) => query(sql, OFF_BALANCE))).toEqual(
      [],
    );
  } finally {
    await close();
  }
}, 180_000);
