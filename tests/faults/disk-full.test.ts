import { openSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  openConfiguredDatabase,
  type ConfiguredDatabase,
} from '../../server/adapters/configured-database.ts';
import { openFolderFiles } from '../../server/adapters/folder-files.ts';
import { createLogger } from '../../server/adapters/pino-logger.ts';
import { readConfig } from '../../server/config.ts';
import { lineOf, openShop, type Order, type Shop } from '../api/orders/shop.ts';
import { query } from '../api/db/rows.ts';
import { mountSmallDisk } from '../support/small-disk.ts';
import { productResources } from '../support/resources.ts';
import type { TestClient } from '../support/client.ts';

/** A fresh cluster takes about sixty. */
const MEGABYTES = 160;
const MOST_WRITES = 3000;

const disk = mountSmallDisk(MEGABYTES);
let opened: ConfiguredDatabase;
let shop: Shop;
let owner: TestClient;
let collections: string;

beforeAll(async () => {
  if (disk === null) return;
  const data = path.join(disk.folder, 'data');
  await mkdir(data);
  opened = await openConfiguredDatabase(readConfig({ TENDERO_DATA: data }), productResources());
  const files = await openFolderFiles(path.join(data, 'files'));
  shop = await openShop({ database: opened.database, ports: { files } });
  owner = shop.owner;
  collections = `${shop.base}/collections`;
}, 90_000);
afterAll(async () => {
  await opened?.close();
  await disk?.remove();
});

interface Outcome {
  status: number;
  code?: string;
  message?: string;
}

async function add(name: string): Promise<Outcome> {
  const { status, body } = await owner.post<Outcome>(collections, { name });
  return { ...body, status };
}

async function upload(): Promise<Outcome> {
  const noise = { create: { width: 900, height: 900, channels: 3, background: '#000' } } as const;
  const picture = await sharp({
    ...noise,
    create: { ...noise.create, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'foto.png');
  const response = await owner.raw(`${shop.base}/files`, { method: 'POST', body: form });
  return { ...(await response.json()), status: response.status };
}

/** Orders without lines, lines without an order, stock that no ledger explains, answers and audits of nothing. */
async function halves(): Promise<unknown> {
  const [row] = await shop.database.read(shop.storeId, (sql) =>
    query(
      sql,
      `select (select count(*) from orders) as orders,
        (select count(*) from orders o where not exists (select 1 from order_details d where d.parent_id = o.id)) as without_lines,
        (select count(*) from products p where quantity_available is not null and quantity_available <>
          (select coalesce(sum(delta), 0) from stock_movements m where m.product_id = p.id)) as unexplained,
        (select count(*) from audit where resource = 'orders') as audited`,
    ),
  );
  return row;
}

test.skipIf(disk === null)(
  '[R8] a full disk refuses writes in a plain sentence, keeps nothing half, and is forgotten once there is space',
  async () => {
    if (disk === null) return;
    const kept = ['antes', 'también antes'];
    for (const name of kept) expect((await add(name)).status).toBe(201);
    const product = await shop.product({ quantity_available: 100_000 });
    const order = (): Promise<{ status: number; body: Order }> =>
      owner.post<Order>(`${shop.base}/orders`, shop.orderBody([lineOf(product, 2), lineOf(product, 3)]));
    expect((await order()).status).toBe(201);
    await disk.fill();

    expect(await upload()).toMatchObject({ status: 503, code: 'unavailable' });
    let refused: Outcome | undefined;
    for (let number = 0; refused === undefined && number < MOST_WRITES; number += 1) {
      const name = `${number} ${'largo '.repeat(8)}`.trim();
      const outcome = await add(name);
      if (outcome.status === 201) kept.push(name);
      else refused = outcome;
    }
    expect(refused).toMatchObject({ status: 503, code: 'unavailable' });
    expect(refused?.message).not.toMatch(/space|disk|ENOSPC|postgres/i);
    expect(await opened.database.writable()).toBe(false);
    expect(await opened.database.healthy()).toBe(true);
    const orders = await Promise.all(Array.from({ length: 20 }, order));
    const sold = orders.filter(({ status }) => status === 201).length;
    expect(orders.map(({ status }) => status).filter((status) => status !== 201 && status !== 503)).toEqual(
      [],
    );
    expect(sold).toBeLessThan(20);
    // What is there can still be read and taken away.
    const exported = await owner.raw(`${collections}/export?format=csv`);
    expect((await exported.text()).trim().split('\r\n')).toHaveLength(kept.length + 1);

    await disk.free();
    await expect
      .poll(() => add('otra vez').then(({ status }) => status), { timeout: 60_000, interval: 500 })
      .toBe(201);
    kept.push('otra vez');
    await expect.poll(() => opened.database.writable(), { timeout: 60_000, interval: 500 }).toBe(true);
    expect((await upload()).status).toBe(201);
    expect((await order()).status).toBe(201);
    expect(await halves()).toEqual({
      orders: sold + 2,
      without_lines: 0,
      unexplained: 0,
      audited: sold + 2,
    });
    expect((await shop.find(product.id)).quantity_available).toBe(100_000 - 5 * (sold + 2));

    const listed = await owner.get<{ name: string }[]>(`${collections}?limit=1`);
    const total = Number(listed.headers.get('x-total-count'));
    expect(total).toBe(kept.length);
    const files = await readdir(path.join(disk.folder, 'data/files'), {
      recursive: true,
      withFileTypes: true,
    });
    expect(files.filter((entry) => entry.isFile())).toHaveLength(1);
  },
  120_000,
);

test.skipIf(disk === null)(
  '[R8] a log that cannot be written stops nothing, and goes on once there is space',
  async () => {
    if (disk === null) return;
    const file = path.join(disk.folder, 'log');
    const logger = createLogger('info', openSync(file, 'a'));
    logger.info({ n: 1 }, 'before');
    await disk.fill();
    const long = 'a'.repeat(10_000);
    for (let n = 0; n < 1000; n += 1) logger.info({ long }, 'full');
    await disk.free();
    logger.info({ n: 2 }, 'after');
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line)).at(0)).toMatchObject({ msg: 'before' });
    expect(lines.map((line) => JSON.parse(line)).at(-1)).toMatchObject({ msg: 'after' });
    // Ten megabytes were given to it; it kept one of them.
    expect(lines.length).toBeLessThan(200);
  },
);
