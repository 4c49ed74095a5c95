import { GUARDED, GUARDS, type Guard } from '../../../domain/catalog/guarded-fields.ts';
import { ApiError } from '../../errors.ts';
import type { FieldErrors } from '../../errors.ts';
import { integerOf, rowsOf } from '../fields.ts';
import type { Row, WriteContext } from '../module.ts';

/** A discount price at or above the price is a mistake, on the product and on each of its variants. */
export function priceFaults(record: Row): FieldErrors {
  const faults: FieldErrors = {};
  const check = (priced: Row, path: string): void => {
    const [price, discount] = [integerOf(priced, 'price'), integerOf(priced, 'discount_price')];
    if (price !== null && discount !== null && discount >= price)
      faults[`${path}discount_price`] = { key: 'discount_not_lower', args: { price } };
  };
  check(record, '');
  rowsOf(record, 'product_variants').forEach((variant, at) => check(variant, `product_variants.${at}.`));
  return faults;
}

/**
 * Prices and stock of existing products are for members with `products.edit_price` and `products.edit_stock`.
 * A variant that the options ask for may be added without them, at the product's own price and without stock.
 * Throws `forbidden` that names the fields.
 */
export function requireFieldPermissions({ access }: WriteContext, record: Row, before: Row | null): void {
  if (before === null || access.owner) return;
  const errors: FieldErrors = {};
  for (const guard of GUARDS)
    if (!access.permissions.has(guard)) forbidChanges(errors, record, before, guard);
  if (Object.keys(errors).length > 0) throw new ApiError('forbidden', { errors });
}

function forbidChanges(errors: FieldErrors, record: Row, before: Row, permission: Guard): void {
  const { own, ofVariant } = GUARDED[permission];
  const forbid = (path: string): void => {
    errors[path] = { key: 'forbidden', args: { permission } };
  };
  for (const field of own) if (integerOf(record, field) !== integerOf(before, field)) forbid(field);
  const known = new Map(
    rowsOf(before, 'product_variants').map((variant) => [integerOf(variant, 'id'), variant]),
  );
  rowsOf(record, 'product_variants').forEach((variant, at) => {
    const was = known.get(integerOf(variant, 'id')) ?? record;
    for (const field of ofVariant)
      if (integerOf(variant, field) !== integerOf(was, field)) forbid(`product_variants.${at}.${field}`);
  });
}
