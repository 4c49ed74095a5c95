import { sql as raw } from 'kysely';
import type { Sql } from '../../db/database.ts';

/** The product with this SKU in any case, of its own or of a variant; `several` where it does not name one alone. */
export async function findProduct(
  sql: Sql,
  storeId: number,
  sku: string,
): Promise<number | 'several' | undefined> {
  const matches = raw<boolean>`lower(sku) = lower(${sku})`;
  const own = await sql
    .selectFrom('products')
    .select('id')
    .where('store_id', '=', storeId)
    .where(matches)
    .limit(2)
    .execute();
  const found =
    own.length > 0
      ? own
      : await sql
          .selectFrom('product_variants')
          .select('parent_id as id')
          .distinct()
          .where('store_id', '=', storeId)
          .where(matches)
          .limit(2)
          .execute();
  return found.length > 1 ? 'several' : found[0]?.id;
}
