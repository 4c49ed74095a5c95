import { codeOf } from '../../../domain/catalog/variants.ts';
import { SHELF } from '../../../domain/imports/inventory-shape.ts';
import type { CellValue } from '../../../domain/kinds/cell.ts';
import type { ReadRecord } from '../../../domain/imports/read-record.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import { readShelfCode } from '../../../domain/stock/stock-code.ts';
import { invalid, type ApiError } from '../../errors.ts';
import type { WriteContext } from '../../context.ts';
import type { Row } from '../row.ts';
import { query } from '../statement.ts';
import { asStored } from '../typed-records.ts';
import { lockRecord } from '../write/lock.ts';
import { updateRecord } from '../write/update.ts';
import { changed, type Written } from './write-record.ts';

/** The condition that a row's `sku` is one of the texts `$2`, in any case; an index of each table serves it. */
export const SKU_MATCHES = 'lower(sku) = any(array(select lower(wanted) from unnest($2::text[]) wanted))';

/** What has a SKU: a product, or one of its variants (0 is the product itself, as in the spec's inventory row). */
interface Shelf {
  product: number;
  variant: number;
}

const FIND = `select sku, id as product, 0::bigint as variant,
  not exists (select from product_variants v where v.store_id = p.store_id and v.parent_id = p.id) as counted
  from products p where store_id = $1 and ${SKU_MATCHES}
union all
select sku, parent_id, id, true from product_variants where store_id = $1 and ${SKU_MATCHES}
order by product desc, variant desc`;

/** Why a line names no shelf; each is the key of a sentence of imports. */
type NoShelf = 'unknown_record' | 'unknown_code' | 'several_records' | 'units_in_variants';

type ShelfOf = (read: ReadRecord) => Shelf | NoShelf;

/**
 * The shelf of each record: by its code, else by its SKU. Of several shelves with one SKU none is found, as nobody
 * knows which is meant. A code may name what is not there.
 */
export async function findShelves(
  { tx, storeId }: Pick<WriteContext, 'tx' | 'storeId'>,
  reads: readonly ReadRecord[],
): Promise<ShelfOf> {
  const codeIn = ({ values }: ReadRecord) => codeOf(String(values.get('sku') ?? ''));
  const found = new Map<string, Shelf | NoShelf>();
  const rows = await query<Shelf & { sku: string; counted: boolean }>(tx.sql, FIND, [
    storeId,
    reads.map(({ values }) => String(values.get('sku') ?? '')),
  ]);
  for (const { sku, product, variant, counted } of rows) {
    const code = codeOf(sku);
    const before = found.get(code);
    if (!counted) found.set(code, before ?? 'units_in_variants');
    else if (before === undefined || before === 'units_in_variants') found.set(code, { product, variant });
    else found.set(code, 'several_records');
  }
  return (read) =>
    readShelfCode(String(read.values.get(SHELF) ?? '')) ?? found.get(codeIn(read)) ?? 'unknown_record';
}

/** Sets units and prices of one SKU. Throws what a write of the product throws. */
export async function writeStock(
  write: WriteContext,
  resource: Resource,
  shelf: Shelf | NoShelf,
  { values }: ReadRecord,
): Promise<Written> {
  const named = values.has(SHELF) ? SHELF : 'sku';
  if (typeof shelf === 'string') throw notThere(named, shelf);
  const before = await lockRecord(write, resource, shelf.product);
  const missing = named === SHELF ? 'unknown_code' : 'unknown_record';
  if (before === null) throw notThere(named, missing);
  if (!holds(before, shelf)) throw notThere(named, shelf.variant === 0 ? 'units_in_variants' : missing);
  const { quantity, low_stock, ...prices } = Object.fromEntries(
    [...values].filter(([path]) => path !== 'sku' && path !== SHELF),
  );
  const limit = low_stock === undefined ? {} : { low_stock };
  const input: Row =
    shelf.variant === 0
      ? { ...prices, ...limit, ...(quantity === undefined ? {} : { quantity_available: quantity }) }
      : { ...limit, product_variants: withVariant(before, shelf.variant, { quantity, ...prices }) };
  const after = await updateRecord(write, resource, shelf.product, input);
  return { ...changed(resource, before, input, after), made: [], pictures: [] };
}

function notThere(source: string, why: NoShelf): ApiError {
  return invalid({ [source]: { key: `import_${why}` } });
}

/** A product with variants has no stock of its own, and a variant is one of its product. */
function holds(before: Row, { variant }: Shelf): boolean {
  const { product_variants: variants } = asStored<'products'>(before);
  return variant === 0 ? variants.length === 0 : variants.some(({ id }) => id === variant);
}

function withVariant(
  before: Row,
  id: number,
  change: Record<string, CellValue | null | undefined>,
): object[] {
  const set = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return asStored<'products'>(before).product_variants.map((variant) =>
    variant.id === id ? { ...variant, ...set } : variant,
  );
}
