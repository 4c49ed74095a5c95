/** A store with many orders and clients among others, made by the database itself: a million take some minutes. */
import { sql } from 'kysely';
import type { Database, Sql } from '../../server/db/database.ts';

export interface Crowd {
  orders: number;
  clients: number;
}

const FIRST = `array['Ana', 'Beto', 'Camila', 'Diego', 'Elena', 'Felipe', 'Gloria', 'Hernán', 'Inés', 'Juan', 'Karen', 'Luis',
  'María', 'Nicolás', 'Olga', 'Pablo', 'Rosa', 'Sergio', 'Tatiana', 'Uriel', 'Valentina', 'Wilson', 'Ximena', 'Yolanda', 'Zoraida',
  'Andrés', 'Beatriz', 'Carlos', 'Daniela', 'Esteban', 'Fernanda', 'Gabriel', 'Helena', 'Iván', 'Julián', 'Laura', 'Mateo',
  'Natalia', 'Óscar', 'Paola']`;
const LAST = `array['Rojas', 'Gómez', 'Martínez', 'Pérez', 'Quintero', 'Ramírez', 'Suárez', 'Torres', 'Uribe', 'Vargas',
  'Zapata', 'Acosta', 'Bermúdez', 'Cárdenas', 'Duarte', 'Echeverri', 'Franco', 'Giraldo', 'Henao', 'Jaramillo', 'Londoño', 'Mejía',
  'Nieto', 'Ospina', 'Pineda', 'Restrepo', 'Salazar', 'Trujillo', 'Valencia', 'Zuluaga']`;

/** Spreads 200,000 phones over the prefixes 300 to 324 of Colombian mobiles, as real ones are. */
export const PHONE_STEP = '1249';

/** One of so many clients has the number of the one before. */
const SHARED = '100';

/** Orders of one statement: their sums are added up by one trigger. */
const BATCH = 10_000;

/** Fills a store: two years of orders, most of them paid and dispatched, the last days open. Deterministic. */
export function fillCrowd(database: Database, storeId: number, size: Crowd): Promise<void> {
  return fillThrough((work) => database.write(storeId, ({ sql: db }) => work(db)), storeId, size);
}

/** @param write runs the work in a transaction of its own, as one who may write into the store */
export async function fillThrough(
  write: <T>(work: (db: Sql) => Promise<T>) => Promise<T>,
  storeId: number,
  { orders, clients }: Crowd,
): Promise<void> {
  const branches = await write((db) => addBranches(db, storeId));
  const searched = await write(searchesLines);
  for (let from = 1; from <= clients; from += BATCH)
    await write((db) => addClients(db, storeId, { from, to: Math.min(from + BATCH - 1, clients) }));
  for (let from = 1; from <= orders; from += BATCH)
    await write((db) =>
      addOrders(
        db,
        storeId,
        { branches, searched },
        { from, to: Math.min(from + BATCH - 1, orders), of: orders },
      ),
    );
}

/** Whether orders hold the texts of their lines. Those of an older version, which is to be upgraded, do not. */
async function searchesLines(db: Sql): Promise<boolean> {
  const { rows } = await sql`
    select from pg_attribute where attrelid = to_regclass('orders') and attname = 'order_details_text'`.execute(
    db,
  );
  return rows.length > 0;
}

async function addBranches(db: Sql, storeId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into user_stores (store_id, name, mobile_phone_number, active, main)
    select ${storeId}, 'Sucursal ' || n, (573010000000 + n)::text, 1, (n = 1)::int
    from generate_series(1, 3) n returning id`.execute(db);
  return rows.map(({ id }) => id);
}

async function addClients(
  db: Sql,
  storeId: number,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await sql`
    insert into customers (store_id, first_name, last_name, phone_number, email, country_code, created_at, updated_at)
    select ${storeId}, (${sql.raw(FIRST)})[1 + n % 40], (${sql.raw(LAST)})[1 + n / 40 % 30],
      (573000000000 + (n - (n % ${sql.raw(SHARED)} = 0)::int)::bigint * ${sql.raw(PHONE_STEP)})::text, 'c' || n || '@bench.co', 'CO', now() - n * interval '5 minutes', now()
    from generate_series(${from}::int, ${to}::int) n`.execute(db);
}

/**
 * The newer an order, the higher its number. One of fifty is cancelled, and of one of sixty a part went back; of the
 * newest hundredth half is still open.
 */
async function addOrders(
  db: Sql,
  storeId: number,
  { branches, searched }: { branches: number[]; searched: boolean },
  { from, to, of }: { from: number; to: number; of: number },
): Promise<void> {
  await sql`
    with made as (
      select n, hashint4(n) & 2147483647 as h,
        now() - (${of}::int - n) * (interval '730 days' / ${of}::int) as at
      from generate_series(${from}::int, ${to}::int) n
    ), placed as (
      insert into orders (store_id, sequence, date, sales_channel, order_status_id, shipping_order_status_id, user_store_id,
        subtotal, shipping_cost, total, paid, refunded, items_count, customer, comments, order_method_id, created_at, updated_at, to_collect${searched ? sql`, order_details_text` : sql``})
      select ${storeId}, n, at, (array['whatsapp', 'webstore', 'phone', 'inperson'])[1 + h % 4],
        case when h % 50 = 0 then 3 when h % 97 = 0 then 5 when n > ${of}::int * 0.99 and h % 2 = 0 then 1 else 4 end,
        case when n > ${of}::int * 0.99 then 6 + h % 4 when h % 211 = 0 then 8 else 10 end,
        (${branches}::bigint[])[1 + h % 3], 10000 + h % 900 * 100, 5000, 15000 + h % 900 * 100, 15000 + h % 900 * 100,
        case when h % 60 = 7 then 5000 end, 1,
        jsonb_build_object('first_name', (${sql.raw(FIRST)})[1 + h % 40], 'last_name', (${sql.raw(LAST)})[1 + h / 40 % 30],
          'phone_number', (573000000000 + (h % 200000)::bigint * ${sql.raw(PHONE_STEP)})::text),
        case when h % 9 = 0 then 'Entregar en la tarde, por favor' end, 1 + h % 2, at, at,
        (h % 50 <> 0 and h % 97 <> 0 and n > ${of}::int * 0.99 and h % 2 = 0)::int${searched ? sql`, 'Camiseta ' || n % 300` : sql``}
      from made returning id, sequence, subtotal, refunded
    ), refunds as (
      insert into order_refunds (store_id, order_id, user_id, amount, reason, lines, restocked, created_at)
      select ${storeId}, id, 0, refunded, 'late', '[]', false, now() from placed where refunded > 0
    )
    insert into order_details (store_id, parent_id, position, name, price, quantity)
    select ${storeId}, id, 0, 'Camiseta ' || sequence % 300, subtotal, 1 from placed`.execute(db);
}
