import { shelfChanges, type Shelf } from '../../../domain/stock/shelf-changes.ts';
import type { Stored } from '../../resources/record-types.ts';
import type { WriteContext } from '../module.ts';
import { recordMovements } from './stock.ts';

/** Stock that a member sets goes into the ledger as `adjustment`, that of a file as `import`; the first stock too. */
export async function recordAdjustments(
  context: WriteContext,
  record: Stored<'products'>,
  before: Stored<'products'> | null,
): Promise<void> {
  const was = before === null ? noShelf() : shelfOf(before);
  await recordMovements(
    context,
    shelfChanges(record.id, was, shelfOf(record)),
    context.stockReason ?? 'adjustment',
    null,
  );
}

/** The ledger of a deleted product went with it. One that returns begins anew with what it has. */
export async function recordReturn(context: WriteContext, record: Stored<'products'>): Promise<void> {
  await recordMovements(context, shelfChanges(record.id, noShelf(), shelfOf(record)), 'restored', null);
}

function noShelf(): Shelf {
  return new Map();
}

function shelfOf({ quantity_available, product_variants }: Stored<'products'>): Shelf {
  const variants = product_variants.map(({ id, quantity }) => [id, quantity] as const);
  return new Map([[0, quantity_available], ...variants]);
}
