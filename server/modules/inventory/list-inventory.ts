import {
  INVENTORY_ROW,
  type InventoryRow,
  type InventorySummary,
  type StockState,
  SUMMARY,
} from '../../../domain/stock/inventory-answers.ts';
import type { Sql } from '../../db/database.ts';
import type { StoreRoute } from '../../http/route.ts';
import { query, Statement } from '../../resources/statement.ts';
import { findPeople } from '../audit/module.ts';
import {
  conditionsOf,
  INVENTORY_PARAMETERS,
  orderOf,
  readShelfSelection,
  readSlice,
  shelvesOf,
  type ShelfSelection,
} from './selection.ts';

interface Found {
  total: number;
  product_id: number | null;
  variant_id: number;
  state: StockState;
  quantity: number | null;
  counted: number | null;
  expected: number | null;
  name: string;
  active: number;
  low_stock: number | null;
  sku: string | null;
  barcode: string | null;
  price: number;
  discount_price: number | null;
  picture_url: string | null;
  variant_name: string | null;
  variant_sku: string | null;
  variant_barcode: string | null;
  variant_price: number;
  variant_discount_price: number | null;
  options: { name: string; value: string }[] | null;
}

const COLUMNS = `s.product_id, s.variant_id, s.state, s.quantity, s.counted, s.expected,
  p.name, p.active, p.low_stock, p.sku, p.barcode, p.price, p.discount_price,
  (select i.picture_url from product_images i where i.store_id = $1 and i.parent_id = p.id
    order by i.position limit 1) as picture_url,
  coalesce(v.name, v.key) as variant_name, v.sku as variant_sku, v.barcode as variant_barcode, v.price as variant_price,
  v.discount_price as variant_discount_price, v.options`;

/** A page of shelves and the exact total of the selection, of one snapshot. */
export async function listRows(
  sql: Sql,
  storeId: number,
  selection: ShelfSelection,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: InventoryRow[]; total: number }> {
  const statement = new Statement();
  const store = statement.bind(storeId);
  const where = conditionsOf(selection, statement);
  const order = orderOf(selection);
  const page = `select * from shelves s where ${where} order by ${order} limit ${statement.bind(limit)} offset ${statement.bind(offset)}`;
  const found = await statement.run<Found>(
    sql,
    `with ${shelvesOf(store, selection.words.length > 0)}
    select total.n as total, row.* from (select count(*) as n from shelves s where ${where}) total
    left join lateral (
      select ${COLUMNS} from (${page}) s
      join products p on p.store_id = ${store} and p.id = s.product_id
      left join product_variants v on v.store_id = ${store} and v.id = s.variant_id
      order by ${order}
    ) row on true`,
  );
  const rows = found.flatMap((row) => (row.product_id === null ? [] : [rowOf(row, row.product_id)]));
  return { rows, total: Number(found[0]?.total ?? 0) };
}

function rowOf(found: Found, productId: number): InventoryRow {
  const { variant_id, quantity, state, counted, expected, name, active, low_stock } = found;
  const { sku, barcode, price, discount_price, picture_url } = found;
  return {
    id: `${productId}-${variant_id}`,
    quantity,
    state,
    product_variant_id: variant_id,
    product: {
      id: productId,
      name,
      active,
      low_stock,
      sku,
      barcode,
      price,
      discount_price,
      product_images: picture_url === null ? [] : [{ picture_url }],
    },
    product_variant:
      variant_id === 0
        ? null
        : {
            name: found.variant_name ?? '',
            sku: found.variant_sku,
            barcode: found.variant_barcode,
            price: found.variant_price,
            discount_price: found.variant_discount_price,
            variant_options: found.options ?? [],
          },
    count: counted === null ? null : { counted, expected },
  };
}

const USUAL = 25;

/** `GET /inventory`: what is on each shelf (INV-01, INV-05). */
export const listInventory: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/inventory',
  operationId: 'listInventory',
  summary: 'Stock by product and variant',
  access: { permission: 'products.read' },
  query: INVENTORY_PARAMETERS,
  answers: {
    200: {
      description: 'A page of it',
      schema: { type: 'array', items: INVENTORY_ROW },
      headers: { 'x-total-count': 'Rows of the selection' },
    },
  },
  async handle({ ports, storeId, query }) {
    const slice = readSlice(query, USUAL);
    const { rows, total } = await ports.database.readReplica(storeId, (sql) =>
      listRows(sql, storeId, readShelfSelection(query), slice),
    );
    return { status: 200, body: rows, headers: { 'x-total-count': String(total) } };
  },
};

interface Counts {
  all: number;
  low: number;
  out: number;
  counted: number;
  different: number;
  low_stock: number;
  count_id: number | null;
  user_id: number | null;
  started_at: Date | null;
}

const TEXT = `with ${shelvesOf('$1')}, counts as (
  select count(*) as "all", count(*) filter (where state = 'low') as low, count(*) filter (where state = 'out') as out,
    count(counted) as counted,
    count(*) filter (where counted is not null and counted is distinct from expected) as different
  from shelves
) select counts.*, o.low_stock, c.id as count_id, c.user_id, c.started_at
from counts join stores o on o.id = $1
left join stock_counts c on c.store_id = $1 and c.closed_at is null`;

/** How many shelves are in each state, and the count that is open. */
export async function readSummary(sql: Sql, storeId: number): Promise<InventorySummary> {
  const [row] = await query<Counts>(sql, TEXT, [storeId]);
  if (row === undefined) throw new Error(`No store ${storeId}`);
  const { all, low, out, low_stock, counted, different, count_id, started_at, user_id } = row;
  const numbers = { all: Number(all), low: Number(low), out: Number(out), low_stock };
  if (count_id === null || started_at === null) return { ...numbers, count: null };
  const people = await findPeople(sql, storeId, [user_id]);
  return {
    ...numbers,
    count: {
      id: count_id,
      started_at: started_at.toISOString(),
      user: people.get(user_id ?? 0)?.name ?? null,
      counted: Number(counted),
      different: Number(different),
    },
  };
}

export const inventorySummary: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/inventory/summary',
  operationId: 'getInventorySummary',
  summary: 'How many products and variants run out, and the count that is open',
  access: { permission: 'products.read' },
  answers: { 200: { description: 'The figures', schema: SUMMARY } },
  handle: async ({ ports, storeId }) => ({
    status: 200,
    body: await ports.database.readReplica(storeId, (sql) => readSummary(sql, storeId)),
  }),
};
