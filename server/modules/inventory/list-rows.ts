import type { InventoryRow, StockState } from '../../../domain/stock/inventory-row.ts';
import type { Sql } from '../../db/database.ts';
import { Statement } from '../../resources/statement.ts';
import { conditionsOf, orderOf, shelvesOf, type ShelfSelection } from './shelves-statement.ts';

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
  price: number;
  discount_price: number | null;
  picture_url: string | null;
  variant_name: string | null;
  variant_sku: string | null;
  variant_price: number;
  variant_discount_price: number | null;
  options: { name: string; value: string }[] | null;
}

const COLUMNS = `s.product_id, s.variant_id, s.state, s.quantity, s.counted, s.expected,
  p.name, p.active, p.low_stock, p.sku, p.price, p.discount_price,
  (select i.picture_url from product_images i where i.store_id = $1 and i.parent_id = p.id
    order by i.position limit 1) as picture_url,
  coalesce(v.name, v.key) as variant_name, v.sku as variant_sku, v.price as variant_price,
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
    `with ${shelvesOf(store)}
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
  const { sku, price, discount_price, picture_url } = found;
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
            price: found.variant_price,
            discount_price: found.variant_discount_price,
            variant_options: found.options ?? [],
          },
    count: counted === null ? null : { counted, expected },
  };
}
