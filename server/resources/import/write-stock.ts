import type { CellValue } from '../../../domain/imports/read-cell.ts';
import type { ReadRecord } from '../../../domain/imports/read-record.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import { query } from '../statement.ts';
import { asStored } from '../typed-records.ts';
import { lockRecord } from '../write/lock.ts';
import { updateRecord } from '../write/update.ts';
import type { Row } from '../row.ts';
import type { WriteContext } from '../../modules/module.ts';
import { changed, notThere, type Written } from './write-record.ts';

/** What has a SKU: a product, or one of its variants (0 is the product itself, as in the spec's inventory row). */
export interface Shelf {
  product: number;
  variant: number;
}

const FIND = `select sku, id as product, 0::bigint as variant from products where store_id = $1 and sku = any($2)
union all
select sku, parent_id, id from product_variants where store_id = $1 and sku = any($2)
order by product desc, variant desc`;

/** Products and variants by their SKU; of several of one SKU none, as nobody knows which is meant. */
export async function findShelves(
  { tx, storeId }: Pick<WriteContext, 'tx' | 'storeId'>,
  skus: readonly string[],
): Promise<Map<string, Shelf | 'several'>> {
  const found = new Map<string, Shelf | 'several'>();
  for (const { sku, product, variant } of await query<Shelf & { sku: string }>(tx.sql, FIND, [storeId, skus]))
    found.set(sku, found.has(sku) ? 'several' : { product, variant });
  return found;
}

/** Sets units and prices of one SKU. Throws what a write of the product throws. */
export async function writeStock(
  write: WriteContext,
  resource: Resource,
  shelf: Shelf | 'several' | undefined,
  { values }: ReadRecord,
): Promise<Written> {
  const before =
    shelf === undefined || shelf === 'several' ? null : await lockRecord(write, resource, shelf.product);
  if (before === null || shelf === undefined || shelf === 'several') throw notThere('sku');
  const { quantity, ...prices } = Object.fromEntries([...values].filter(([path]) => path !== 'sku'));
  const input: Row =
    shelf.variant === 0
      ? { ...prices, ...(quantity === undefined ? {} : { quantity_available: quantity }) }
      : { product_variants: withVariant(before, shelf.variant, { quantity, ...prices }) };
  return changed(before, input, await updateRecord(write, resource, shelf.product, input));
}

function withVariant(before: Row, id: number, change: Record<string, CellValue | undefined>): object[] {
  const set = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return asStored<'products'>(before).product_variants.map((variant) =>
    variant.id === id ? { ...variant, ...set } : variant,
  );
}
