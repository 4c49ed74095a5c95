import { sql } from 'kysely';
import type { StockLine } from '../../../domain/stock/movements.ts';
import type { StoreTx } from '../../db/database.ts';
import type { Stored } from '../../resources/record-types.ts';

type Options = Stored<'products'>['product_variants'][number]['options'];

interface Priced {
  id: number;
  name: string;
  sku: string | null;
  price: number;
  discount_price: number | null;
}

/** Products and variants as they are now, by id. */
export interface Goods {
  products: Map<number, Priced & { has_variants: boolean }>;
  variants: Map<number, Priced & { product_id: number; options: Options }>;
}

/** What the lines sell, in two statements however many lines there are. */
export async function readGoods(tx: StoreTx, lines: readonly StockLine[]): Promise<Goods> {
  const productIds = lines.flatMap(({ product_id }) => product_id ?? []);
  const variantIds = lines.flatMap(({ product_variant_id }) => product_variant_id ?? []);
  const products = productIds.length === 0 ? [] : await readProducts(tx, productIds);
  const variants = variantIds.length === 0 ? [] : await readVariants(tx, variantIds);
  return {
    products: new Map(products.map((product) => [product.id, product])),
    variants: new Map(variants.map((variant) => [variant.id, variant])),
  };
}

async function readProducts(tx: StoreTx, ids: number[]): Promise<(Priced & { has_variants: boolean })[]> {
  const { rows } = await sql<Priced & { has_variants: boolean }>`
    select id, name, sku, price, discount_price, exists (
      select from product_variants v where v.store_id = p.store_id and v.parent_id = p.id
    ) as has_variants
    from products p where store_id = ${tx.storeId} and id = any(${ids}::bigint[])`.execute(tx.sql);
  return rows;
}

async function readVariants(
  tx: StoreTx,
  ids: number[],
): Promise<(Priced & { product_id: number; options: Options })[]> {
  const { rows } = await sql<Priced & { product_id: number; options: Options }>`
    select id, parent_id as product_id, coalesce(name, key) as name, sku, price, discount_price, options
    from product_variants where store_id = ${tx.storeId} and id = any(${ids}::bigint[])`.execute(tx.sql);
  return rows;
}
