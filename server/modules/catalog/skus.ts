import { codeOf } from '../../../domain/catalog/sku-code.ts';
import { invalid } from '../../errors.ts';
import type { FieldErrors } from '../../errors.ts';
import type { Draft, Stored } from '../../resources/record-types.ts';
import { query } from '../../resources/statement.ts';
import type { WriteContext } from '../module.ts';

const LOCK = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';

/**
 * What other products are called that have one of these SKUs, of their own or of a variant. Each SKU is looked up by
 * itself and before the names are: fresh tables have no statistics, and a planner that guesses reads every variant.
 */
export const HOLDERS = `with held as materialized (
  select found.* from (select distinct lower(sku) as code from unnest($2::text[]) sku) wanted
  cross join lateral (
    select sku, id from products where store_id = $1 and lower(sku) = code
    union all
    select sku, parent_id from product_variants where store_id = $1 and lower(sku) = code
    offset 0
  ) found
)
select held.sku, p.name from held join products p on p.store_id = $1 and p.id = held.id
where held.id <> $3`;

interface NewSku {
  path: string;
  sku: string;
}

/**
 * A SKU names one product of the store, and within it one variant: files, folders of pictures and stock go by it. Only
 * new ones are judged, so that a store of before this rule can save the rest.
 * @param self the id of a record that is stored already
 * @throws ApiError `invalid` at each SKU that is taken
 */
export async function requireFreeSkus(
  context: WriteContext,
  record: Draft<'products'>,
  before: Stored<'products'> | null,
  self = before?.id ?? 0,
): Promise<void> {
  const fresh = newSkus(record, before);
  if (fresh.length === 0) return;
  const faults: FieldErrors = {};
  const variants = record.product_variants.map(({ sku }) => codeOf(sku ?? ''));
  for (const { path, sku } of fresh)
    if (path !== 'sku' && variants.filter((code) => code === codeOf(sku)).length > 1)
      faults[path] = { key: 'duplicate', args: { value: sku } };
  const holders = await holdersOf(context, fresh, self);
  for (const { path, sku } of fresh) {
    const name = holders.get(codeOf(sku));
    if (name !== undefined) faults[path] = { key: 'sku_taken', args: { value: sku, name } };
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

function newSkus(record: Draft<'products'>, before: Stored<'products'> | null): NewSku[] {
  const stored = new Map(before?.product_variants.map(({ key, sku }) => [key, sku]));
  return [
    ...(record.sku && record.sku !== before?.sku ? [{ path: 'sku', sku: record.sku }] : []),
    ...record.product_variants.flatMap(({ key, sku }, at) =>
      sku && sku !== stored.get(key) ? [{ path: `product_variants.${at}.sku`, sku }] : [],
    ),
  ];
}

/** Of two writes with one SKU, the second waits, and sees the first. */
async function holdersOf(
  { tx, storeId }: WriteContext,
  fresh: readonly NewSku[],
  self: number,
): Promise<Map<string, string>> {
  const [, rows] = await Promise.all([
    query(tx.sql, LOCK, [`sku ${storeId}`]),
    query<{ sku: string; name: string }>(tx.sql, HOLDERS, [storeId, fresh.map(({ sku }) => sku), self]),
  ]);
  return new Map(rows.map(({ sku, name }) => [codeOf(sku), name]));
}
