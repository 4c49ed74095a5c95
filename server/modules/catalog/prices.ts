import {
  RESTRICTED_FIELDS,
  FIELD_PERMISSIONS,
  type FieldPermission,
} from '../../../domain/catalog/restricted-fields.ts';
import { ApiError } from '../../errors.ts';
import type { FieldErrors } from '../../errors.ts';
import type { Draft, Stored } from '../../resources/record-types.ts';
import type { WriteContext } from '../module.ts';

type Priced = Pick<Draft<'products'>['product_variants'][number], 'price' | 'discount_price'>;

/** A discount price at or above the price is a mistake, on the product and on each of its variants. */
export function priceFaults(record: Draft<'products'>): FieldErrors {
  const faults: FieldErrors = {};
  const check = ({ price, discount_price: discount }: Priced, path: string): void => {
    if (discount != null && discount >= price)
      faults[`${path}discount_price`] = { key: 'discount_not_lower', args: { price } };
  };
  check(record, '');
  record.product_variants.forEach((variant, at) => check(variant, `product_variants.${at}.`));
  return faults;
}

/**
 * Prices and stock of existing products are for members with `products.edit_price` and `products.edit_stock`.
 * A variant that the options ask for may be added without them, at the product's own price and without stock.
 * Throws `forbidden` that names the fields.
 */
export function requireFieldPermissions(
  { access }: WriteContext,
  record: Draft<'products'>,
  before: Stored<'products'> | null,
): void {
  if (before === null || access.owner) return;
  const errors: FieldErrors = {};
  for (const permission of FIELD_PERMISSIONS)
    if (!access.permissions.has(permission)) forbidChanges(errors, record, before, permission);
  if (Object.keys(errors).length > 0) throw new ApiError('forbidden', { errors });
}

function forbidChanges(
  errors: FieldErrors,
  record: Draft<'products'>,
  before: Stored<'products'>,
  permission: FieldPermission,
): void {
  const { own, ofVariant } = RESTRICTED_FIELDS[permission];
  const forbid = (path: string): void => {
    errors[path] = { key: 'forbidden', args: { permission } };
  };
  for (const field of own) if (record[field] !== before[field]) forbid(field);
  const known = new Map(before.product_variants.map((variant) => [variant.id, variant]));
  const asNew = { price: record.price, discount_price: record.discount_price, quantity: null };
  record.product_variants.forEach((variant, at) => {
    const was = known.get(variant.id ?? 0) ?? asNew;
    for (const field of ofVariant)
      if ((variant[field] ?? null) !== was[field]) forbid(`product_variants.${at}.${field}`);
  });
}
