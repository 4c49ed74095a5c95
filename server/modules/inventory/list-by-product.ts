import { PRODUCT_STOCK, type ProductStock } from '../../../domain/stock/inventory-answers.ts';
import type { Sql } from '../../db/database.ts';
import type { StoreRoute } from '../../http/route.ts';
import { Statement } from '../../resources/statement.ts';
import {
  conditionsOf,
  INVENTORY_PARAMETERS,
  readShelfSelection,
  readSlice,
  shelvesOf,
  type ShelfSelection,
} from './selection.ts';

interface Found {
  total: number;
  product_id: number | null;
  name: string;
  active: number;
  sku: string | null;
  picture_url: string | null;
  variants: number;
  quantity: number | null;
  out: number;
  low: number;
  uncounted: number;
}

const USUAL = 25;
const PARAMETERS = ['limit', 'page', 'search', 'state.in', 'product_id.in'];

/**
 * `GET /inventory/products`: the stock of each product over all of its variants, by name. A selection of shelves finds the
 * products of which one is in it; what is added up is all of them.
 */
export const listStockByProduct: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/inventory/products',
  operationId: 'listStockByProduct',
  summary: 'Stock by product, its variants added up',
  access: { permission: 'products.read' },
  query: Object.fromEntries(Object.entries(INVENTORY_PARAMETERS).filter(([key]) => PARAMETERS.includes(key))),
  answers: {
    200: {
      description: 'A page of it',
      schema: { type: 'array', items: PRODUCT_STOCK },
      headers: { 'x-total-count': 'Products of the selection' },
    },
  },
  async handle({ ports, storeId, query }) {
    const slice = readSlice(query, USUAL);
    const found = await ports.database.readReplica(storeId, (sql) =>
      listProducts(sql, storeId, readShelfSelection(query), slice),
    );
    const body = found.flatMap((row) => (row.product_id === null ? [] : [stockOf(row, row.product_id)]));
    return { status: 200, body, headers: { 'x-total-count': String(found[0]?.total ?? 0) } };
  },
};

/** A page of products and their exact number, of one snapshot. */
function listProducts(
  sql: Sql,
  storeId: number,
  selection: ShelfSelection,
  { limit, offset }: { limit: number; offset: number },
): Promise<Found[]> {
  const statement = new Statement();
  const store = statement.bind(storeId);
  const where = conditionsOf(selection, statement);
  const page = `select * from stock order by name, product_id limit ${statement.bind(limit)} offset ${statement.bind(offset)}`;
  return statement.run<Found>(
    sql,
    `with ${shelvesOf(store, selection.words.length > 0)}, stock as (
      select product_id, name, count(*) filter (where variant_id <> 0) as variants, sum(quantity) as quantity,
        count(*) filter (where state = 'out') as "out", count(*) filter (where state = 'low') as low,
        count(*) filter (where state = 'uncounted') as uncounted
      from shelves where product_id in (select s.product_id from shelves s where ${where})
      group by product_id, name
    )
    select total.n as total, row.* from (select count(*) as n from stock) total
    left join lateral (
      select s.*, p.active, p.sku, (select i.picture_url from product_images i
        where i.store_id = ${store} and i.parent_id = p.id order by i.position limit 1) as picture_url
      from (${page}) s join products p on p.store_id = ${store} and p.id = s.product_id
      order by s.name, s.product_id
    ) row on true`,
  );
}

function stockOf(found: Found, id: number): ProductStock {
  const { name, active, sku, picture_url, quantity } = found;
  return {
    product: {
      id,
      name,
      active,
      sku,
      product_images: picture_url === null ? [] : [{ picture_url }],
    },
    variants: Number(found.variants),
    quantity: quantity === null ? null : Number(quantity),
    out: Number(found.out),
    low: Number(found.low),
    uncounted: Number(found.uncounted),
  };
}
