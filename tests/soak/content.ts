/** What a database holds, to compare it with another: a number and a digest of the rows of each table. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '../../server/db/database.ts';
import { fillThrough, type Crowd } from '../bench/million-shop.ts';

export type Content = Map<string, { rows: number; digest: string }>;

/** What a server changes by itself while it runs: when it last asked for a payment, limits that ran out, and the like. */
const OF_THE_SERVER = [
  'jobs',
  'payment_attempts',
  'rate_limits',
  'schema_migrations',
  'sessions',
  'requests',
  'secret_keys',
];
/** Sums of former versions, which the upgrade drops, and those of now, which jobs write: tests of sums compare them. */
const SUMS = [
  'order_state_counts',
  'order_day_sums',
  'product_day_sums',
  'product_week_sums',
  'order_line_adjustments',
  'customer_kind_counts',
  'customer_phone_counts',
  'open_days',
  'order_day_sales',
  'order_day_states',
  'order_day_products',
  'order_month_products',
  'open_customers',
  'customer_kinds',
];
/** What an upgrade draws or dates, by table. */
const DRAWN: Record<string, string> = { stores: 'domain_token', trials: 'created_at' };

export async function contentOf(client: pg.Client): Promise<Content> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all ($1) order by 1`,
    [[...OF_THE_SERVER, ...SUMS]],
  );
  const content: Content = new Map();
  for (const { name } of tables) {
    const { rows } = await client.query<{ rows: number; digest: string }>(`
      select count(*)::integer as rows, coalesce(md5(string_agg(line, '' order by line)), '') as digest
      from (select md5((to_jsonb(t) - '${DRAWN[name] ?? ''}')::text) as line from "${name}" t) lines`);
    if (rows[0] !== undefined) content.set(name, rows[0]);
  }
  return content;
}

/** Tables whose rows are other ones. */
export function differing(one: Content, other: Content): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => one.get(name)?.digest !== other.get(name)?.digest);
}

/** Fills a new store of a database of any version, as its administrator. */
export async function addLargeStore(url: string, size: Crowd): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    const { rows } = await pool.query(
      `insert into stores (name, url) values ('Grande', 'grande') returning id`,
    );
    const storeId = Number(rows[0].id);
    // Functions of the tables' owner see the rows of the session's store alone.
    await pool.query(`select set_config('app.store_id', $1, false)`, [String(storeId)]);
    await fillThrough((work) => db.transaction().execute(work), storeId, size);
    await pool.query('analyze');
  } finally {
    await db.destroy();
  }
}
