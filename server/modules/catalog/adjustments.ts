import { integerOf, rowsOf } from '../fields.ts';
import type { Row, WriteContext } from '../module.ts';
import { recordMovements } from './stock.ts';
import type { Movement } from './stock.ts';

/** Stock that a member set by hand goes into the ledger as `adjustment`; so does the stock a product starts with. */
export async function recordAdjustments(
  context: WriteContext,
  record: Row,
  before: Row | null,
): Promise<void> {
  await recordMovements(context, adjustments(record, before), 'adjustment', null);
}

function adjustments(record: Row, before: Row | null): Movement[] {
  const product_id = integerOf(record, 'id');
  if (product_id === null) return [];
  const was = counts(before ?? {});
  return [...counts(record)].flatMap(([product_variant_id, quantity_after]): Movement[] => {
    const delta = quantity_after - (was.get(product_variant_id) ?? 0);
    return delta === 0 ? [] : [{ product_id, product_variant_id, delta, quantity_after }];
  });
}

/** Counted stock by variant, 0 for the product itself; what is not counted is left out. */
function counts(record: Row): Map<number, number> {
  const found = new Map<number, number>();
  const own = integerOf(record, 'quantity_available');
  if (own !== null) found.set(0, own);
  for (const variant of rowsOf(record, 'product_variants')) {
    const [id, quantity] = [integerOf(variant, 'id'), integerOf(variant, 'quantity')];
    if (id !== null && quantity !== null) found.set(id, quantity);
  }
  return found;
}
