/**
 * What a merchant asks of many orders and clients, by 16 clients: each query's p99 and its plan. `BENCH_ORDERS=100000` for
 * fewer. The plans are left in the folder that the results name.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CompiledQuery, type KyselyPlugin } from 'kysely';
import pg from 'pg';
import { startDatabase } from './running.ts';
import type { Database, OpenDatabase, Sql } from '../../server/db/database.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { closeCustomers } from '../../server/modules/customers/counters.ts';
import { closeDays } from '../../server/modules/orders/day-sums.ts';
import { createTestApi, signedIn, type TestApi } from '../support/api.ts';
import type { TestClient } from '../support/client.ts';
import { productResources } from '../support/resources.ts';
import { CLIENTS } from './load.ts';
import { fillCrowd, PHONE_STEP } from './million-shop.ts';
import { cost, type Result } from './result.ts';

const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 1_000_000);
const SHARE_OF_CLIENTS = 5;
const OTHERS = 0.02;
const SECONDS = 4;
/** Milliseconds of the 99th percentile. */
const CEILING = 100;

/** The paths below the store, of so many orders. */
function questions(orders: number): Record<string, string> {
  const filter = (text: string) => `orders?limit=10&sort=created_at,desc&${text}`;
  const month = `from=${dayAgo(29)}&to=${dayAgo(0)}`;
  return {
    'first page': filter(''),
    'page 10,000': filter(`page=${Math.min(10_000, orders / 10)}`),
    'by total': 'orders?limit=10&sort=total,desc',
    'by number': filter(`search=${Math.round(orders * 0.77)}`),
    'by phone': filter(`search=${573_000_000_000 + 50_001 * Number(PHONE_STEP)}`),
    'one status': filter('order_status_id.in=4'),
    'to collect': filter('to_collect.in=1'),
    'two filters': filter('order_status_id.in=4&shipping_order_status_id.in=8'),
    'two rare filters': filter('order_status_id.in=1&shipping_order_status_id.in=9'),
    'a first name': filter('search=camila'),
    'two letters': filter('search=ma'),
    'by product': filter('search=camisetas%20123'),
    'a product that all have': filter('search=camisetas'),
    'a product and a first name': filter('search=camila%20camiseta'),
    clients: 'customers?limit=10&sort=created_at,desc',
    'clients, page 1,000': `customers?limit=10&sort=created_at,desc&page=${Math.min(1_000, orders / SHARE_OF_CLIENTS / 10)}`,
    'clients, a first name': 'customers?limit=10&search=camila',
    'clients, two letters': 'customers?limit=10&search=ma',
    'clients by phone': `customers?limit=10&search=${573_000_000_000 + 50_001 * Number(PHONE_STEP)}`,
    'clients by phone, with gaps': `customers?limit=10&search=${encodeURIComponent('+57 306 245 1249')}`,
    'clients by total': 'customers?limit=10&total.between=0,50000&sort=total,desc',
    'clients of one kind': 'customers?limit=10&lead_id.in=1&frequency_id.in=1',
    'counters of clients': 'customers-counters',
    'clients with one number': 'customers-duplicates?limit=10',
    counters: 'orders-counters',
    'weekly progress': 'orders/weekly-progress',
    'daily metrics': 'orders/daily-metrics',
    'statistics of a month': `orders/stats?${month}`,
    'top products of a month': `orders/top-products?${month}`,
    'top products of a year': `orders/top-products?from=${dayAgo(364)}&to=${dayAgo(0)}`,
  };
}

function dayAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

export async function benchOrders(): Promise<Result[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tendero-bench-'));
  const plans = path.join(tmpdir(), 'tendero-plans');
  await mkdir(plans, { recursive: true });
  const postgres = await startDatabase(folder);
  try {
    const database = await openPostgres(postgres.source, productResources());
    const watched = watch(database);
    const api = await createTestApi({ database: watched.database });
    api.clock.set(new Date());
    try {
      await fill(api, postgres.source.ownerUrl);
      const owner = await signedIn(api, 'owner');
      const results: Result[] = [];
      const size = { orders: ORDERS, ceiling: CEILING };
      for (const [name, question] of Object.entries(questions(ORDERS)))
        results.push(await measure({ owner, storeId: api.storeId, question, seconds: SECONDS }, name, size));
      for (const [name, question] of Object.entries(questions(ORDERS))) {
        watched.statements.length = 0;
        await owner.get(`/stores/${api.storeId}/${question}`);
        const asked = watched.statements.filter(({ sql }) => /orders|order_|customers/.test(sql));
        await writeFile(path.join(plans, `${name.replaceAll(/\W+/g, '-')}.txt`), await explain(api, asked));
      }
      console.error(`Plans: ${plans}`);
      return results;
    } finally {
      await api.close();
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(api: TestApi, ownerUrl: string): Promise<void> {
  const size = { orders: ORDERS, clients: ORDERS / SHARE_OF_CLIENTS };
  const from = performance.now();
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // As after a restore: an index that is made of all rows takes a fraction of one that grows with each. Those of clients
    // stay: what counts their numbers looks the clients up.
    const { rows: indexes } = await client.query<{ name: string; sql: string }>(
      `select indexname as name, indexdef as sql from pg_indexes
       where schemaname = current_schema() and indexname like '%_idx'
         and tablename in ('orders', 'order_details')`,
    );
    for (const { name } of indexes) await client.query(`drop index "${name}"`);
    await fillCrowd(api.database, api.storeId, size);
    await fillCrowd(api.database, api.otherStoreId, {
      orders: size.orders * OTHERS,
      clients: size.clients * OTHERS,
    });
    await client.query('set statement_timeout = 0');
    for (const { sql } of indexes) await client.query(sql);
    await closeDays(api);
    await closeCustomers(api);
    await client.query('vacuum analyze');
  } finally {
    // Before the server stops, or its farewell would hide what failed.
    await client.end();
  }
  console.error(`${ORDERS} orders in ${Math.round((performance.now() - from) / 1000)} s`);
}

/** Sixteen clients that ask again as soon as they have the answer. */
async function measure(
  { owner, storeId, question, seconds }: Asking,
  name: string,
  { orders, ceiling }: { orders: number; ceiling: number },
): Promise<Result> {
  const times: number[] = [];
  const ask = async (until: number): Promise<void> => {
    while (performance.now() < until) {
      const begin = performance.now();
      const { status, body } = await owner.get(`/stores/${storeId}/${question}`);
      if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
      times.push(performance.now() - begin);
    }
  };
  const all = async (time: number): Promise<void> => {
    const until = performance.now() + time * 1000;
    await Promise.all(Array.from({ length: CLIENTS }, () => ask(until)));
  };
  await all(1);
  times.length = 0;
  await all(seconds);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  const more = { p50: Math.round(at(0.5)), requests: times.length, orders };
  return cost(`${name}, p99`, 'ms', at(0.99), ceiling, more);
}

interface Asking {
  owner: TestClient;
  storeId: number;
  /** Below the store. */
  question: string;
  seconds: number;
}

interface Asked {
  sql: string;
  parameters: readonly unknown[];
}

/** The same database, which writes down the statements of its reads. */
function watch(database: OpenDatabase): { database: OpenDatabase; statements: Asked[] } {
  const statements: Asked[] = [];
  const listening = (sql: Sql): Sql => {
    const plugin: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        statements.push(sql.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const builder = sql.withPlugin(plugin);
    // The engine's own statements are compiled already, and pass by the plugin.
    return bound(builder, {
      executeQuery: (query: CompiledQuery) => {
        statements.push(query);
        return builder.executeQuery(query);
      },
    });
  };
  const read: Database['read'] = (storeId, work) => database.read(storeId, (sql) => work(listening(sql)));
  return { database: bound(database, { read }), statements };
}

/** The object with other members in the place of some. Its own methods keep their `this`. */
function bound<T extends object>(target: T, members: Readonly<Record<string, unknown>>): T {
  return new Proxy(target, {
    get: (own, name) => {
      if (typeof name === 'string' && name in members) return members[name];
      const value: unknown = Reflect.get(own, name);
      return typeof value === 'function' ? value.bind(own) : value;
    },
  });
}

async function explain(api: TestApi, statements: readonly Asked[]): Promise<string> {
  const plans: string[] = [];
  for (const { sql, parameters } of statements) {
    const rows = await api.database.read(api.storeId, async (db) => {
      const text = CompiledQuery.raw(`explain (analyze, buffers) ${sql}`, [...parameters]);
      return (await db.executeQuery<Record<string, string>>(text)).rows;
    });
    plans.push([sql, ...rows.flatMap((row) => Object.values(row))].join('\n'));
  }
  return `${plans.join('\n\n')}\n`;
}
