/** What an order takes on disk and in the log of writes, and what 10,000 stores with 100 orders a day are then. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { ORDER_STATUS, SHIPPING_STATUS, STATUS_TYPE } from '../../domain/orders/statuses.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { openShop, type Shop } from '../api/orders/shop.ts';
import { productResources } from '../support/resources.ts';
import type { Result } from './result.ts';
import { startDatabase } from './running.ts';

const ORDERS = Number(process.env['BENCH_SIZED_ORDERS'] ?? 2_000);
/** Orders of the same length before them, so that pages that every table begins with are there. */
const BEFORE = 200;
const PRODUCTS = 20;
/** Of so many orders one is by a client who is new. */
const ORDERS_OF_A_CLIENT = 3;

/** Tables whose rows a job removes (`server/modules/upkeep/retention.ts`): they do not grow with the orders of a year. */
const PASSING = new Set(['requests', 'jobs', 'sessions', 'rate_limits']);

const STORES = 10_000;
const ORDERS_OF_A_DAY = 100;
/** What follows an order that was made: paid, prepared, and on its way. */
const STEPS = [
  `${ORDER_STATUS.paid}/type/${STATUS_TYPE.payment}`,
  ...[SHIPPING_STATUS.prepared, SHIPPING_STATUS.scheduled, SHIPPING_STATUS.dispatched].map(
    (id) => `${id}/type/${STATUS_TYPE.shipping}`,
  ),
];
const WRITES = 1 + STEPS.length;
/** Share of a day's orders by hour of the day, as shops that sell by chat have them. */
const HOURS = [1, 0.5, 0.3, 0.2, 0.2, 0.5, 1, 2, 4, 6, 7, 7.5, 7, 6, 6, 6.5, 7, 7.5, 8, 8, 6, 4, 2.3, 1.5];

export async function benchSize(): Promise<Result[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tendero-size-'));
  const postgres = await startDatabase(folder);
  const { ownerUrl } = postgres.source;
  const owner = new pg.Client({ connectionString: ownerUrl });
  try {
    const shop = await openShop({
      database: await openPostgres({ url: ownerUrl }, productResources()),
    });
    await owner.connect();
    try {
      return await measure(shop, owner);
    } finally {
      await owner.end();
      await shop.close();
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(shop: Shop, owner: pg.Client): Promise<Result[]> {
  const products: number[] = [];
  for (let n = 0; n < PRODUCTS; n += 1)
    products.push(
      (await shop.product({ name: `Camiseta de algodón ${n}`, quantity_available: 1_000_000 })).id,
    );
  await sell(shop, products, { from: 0, to: BEFORE });
  const before = await sizesOf(owner);
  await sell(shop, products, { from: BEFORE, to: BEFORE + ORDERS });
  const after = await sizesOf(owner);

  const tables = [...after.tables].map(([table, { rows, bytes }]) => ({
    table,
    rows: (rows - (before.tables.get(table)?.rows ?? 0)) / ORDERS,
    bytes: (bytes - (before.tables.get(table)?.bytes ?? 0)) / ORDERS,
  }));
  const growing = tables.filter(({ bytes }) => bytes >= 1).toSorted((a, b) => b.bytes - a.bytes);
  const lasting = growing.filter(({ table }) => !PASSING.has(table));
  const sum = lasting.reduce((total, { bytes }) => total + bytes, 0);
  const wal = (after.wal.before - before.wal.after) / ORDERS;
  const ofDay = STORES * ORDERS_OF_A_DAY;
  const { mean, busiest } = simulateDay();
  return [
    figure(
      'bytes of an order that stay',
      'B',
      sum,
      Object.fromEntries(lasting.map(({ table, bytes }) => [table, bytes])),
    ),
    figure(
      'bytes of an order that a job removes',
      'B',
      growing.reduce((total, { bytes }) => total + bytes, 0) - sum,
      Object.fromEntries(
        growing.filter(({ table }) => PASSING.has(table)).map(({ table, bytes }) => [table, bytes]),
      ),
    ),
    figure(
      'rows of an order',
      'rows',
      growing.reduce((total, { rows }) => total + rows, 0),
      Object.fromEntries(growing.map(({ table, rows }) => [table, rows])),
    ),
    figure('write-ahead log of an order', 'B', wal),
    figure(`${STORES} stores × ${ORDERS_OF_A_DAY} orders`, 'GB/day', (ofDay * sum) / 1e9, {
      'GB a year': (ofDay * 365 * sum) / 1e9,
      'GB of log a day': (ofDay * wal) / 1e9,
      'rows of audit a year, millions':
        ((tables.find(({ table }) => table === 'audit')?.rows ?? 0) * ofDay * 365) / 1e6,
    }),
    figure('their writes', 'writes/s', mean, { 'busiest second': busiest }),
  ];
}

/** Orders as shops take them by hand: two lines, a client, and the steps from the payment to the delivery. */
async function sell(
  shop: Shop,
  products: number[],
  { from, to }: { from: number; to: number },
): Promise<void> {
  for (let n = from; n < to; n += 1) {
    const client = Math.floor(n / ORDERS_OF_A_CLIENT);
    const lines = [0, 1].map((at) => ({
      product_id: products[(n * 2 + at) % products.length],
      product_variant_id: 0,
      quantity: 1 + at,
      price: 50_000 * (1 + at),
    }));
    const made = await shop.owner.post<{ id: number }>(`${shop.base}/create-manual-order`, {
      comments: n % 9 === 0 ? 'Entregar en la tarde, por favor' : '',
      customer: {
        first_name: 'Lucía',
        last_name: `Gómez ${client}`,
        phone_number: `57300${String(1_000_000 + client)}`,
        document_type: 'CC',
        dni: String(1_020_304_000 + client),
        email: `lucia.gomez.${client}@ejemplo.co`,
      },
      date: '2026-11-20 10:00:00',
      order_status_id: 1,
      products: lines,
      shipping_cost: 8_000,
      shipping_information: {
        country: 'CO',
        city: '05001',
        address: `Carrera 43 # ${client}-10`,
        address_detail: 'Apto 301',
        comments: '',
      },
      shipping_order_status_id: 6,
      user_store_id: shop.branchId,
    });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    for (const step of STEPS) {
      const answer = await shop.owner.post(`${shop.base}/orders/${made.body.id}/status/${step}`, {});
      if (answer.status !== 200) throw new Error(`${step}: ${JSON.stringify(answer.body)}`);
    }
  }
}

interface Sizes {
  tables: Map<string, { rows: number; bytes: number }>;
  /** Bytes of the write-ahead log so far, before and after this packing. */
  wal: { before: number; after: number };
}

/** Of tables with their indexes and long values, packed again as after a vacuum of the whole. */
async function sizesOf(owner: pg.Client): Promise<Sizes> {
  const before = await walOf(owner);
  await owner.query('vacuum full analyze');
  const { rows } = await owner.query<{ name: string; rows: number; bytes: string }>(
    `select relname as name, reltuples as rows, pg_total_relation_size(oid) as bytes
     from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`,
  );
  return {
    tables: new Map(
      rows.map(({ name, rows: count, bytes }) => [name, { rows: Math.max(0, count), bytes: Number(bytes) }]),
    ),
    wal: { before, after: await walOf(owner) },
  };
}

async function walOf(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ wal: string }>(`select pg_current_wal_lsn() - '0/0'::pg_lsn as wal`);
  return Number(rows[0]?.wal);
}

/** Writes of each second of a day, when every order begins at a random moment of an hour that is as busy as it is. */
function simulateDay(): { mean: number; busiest: number } {
  const seconds = new Uint32Array(86_400);
  const all = HOURS.reduce((sum, share) => sum + share, 0);
  let seed = 1;
  const random = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const total = STORES * ORDERS_OF_A_DAY * WRITES;
  for (const [hour, share] of HOURS.entries())
    for (let n = 0; n < (total * share) / all; n += 1) {
      const at = hour * 3600 + Math.floor(random() * 3600);
      seconds[at] = (seconds[at] ?? 0) + 1;
    }
  return { mean: total / 86_400, busiest: seconds.reduce((most, each) => Math.max(most, each), 0) };
}

function figure(name: string, unit: string, value: number, more?: Record<string, number>): Result {
  const round = (each: number) => Number(each.toPrecision(3));
  return {
    name,
    ratio: 1,
    goal: null,
    unit,
    value: round(value),
    reference: round(value),
    ...(more && { more: Object.fromEntries(Object.entries(more).map(([key, each]) => [key, round(each)])) }),
  };
}
