import type { Stored } from '../../resources/record-types.ts';
import type { WriteContext } from '../module.ts';
import { recordMovements } from './stock.ts';
import type { Movement } from './stock.ts';

/** Stock that a member set by hand goes into the ledger as `adjustment`; so does the stock a product starts with. */
export async function recordAdjustments(
  context: WriteContext,
  record: Stored<'products'>,
  before: Stored<'products'> | null,
): Promise<void> {
  await recordMovements(context, adjustments(record, before), 'adjustment', null);
}

function adjustments(record: Stored<'products'>, before: Stored<'products'> | null): Movement[] {
  const product_id = record.id;
  const was = before === null ? new Map<number, number>() : counts(before);
  return [...counts(record)].flatMap(([product_variant_id, quantity_after]): Movement[] => {
    const delta = quantity_after - (was.get(product_variant_id) ?? 0);
    return delta === 0 ? [] : [{ product_id, product_variant_id, delta, quantity_after }];
  });
}

/** Counted stock by variant, 0 for the product itself; what is not counted is left out. */
function counts({ quantity_available, product_variants }: Stored<'products'>): Map<number, number> {
  const shelf = [{ id: 0, quantity: quantity_available }, ...product_variants];
  return new Map(shelf.flatMap(({ id, quantity }) => (quantity === null ? [] : [[id, quantity] as const])));
}
