import { hasPricesOf, isCounted } from '../../../domain/catalog/variants.ts';
import type { Draft, Input, Stored } from '../../resources/record-types.ts';
import { withFields } from '../../resources/typed-records.ts';

type Product = Stored<'products'>;
type Variant = Product['product_variants'][number];
type AskedVariant = NonNullable<Input<'products'>['product_variants']>[number];
type DraftVariant = Draft<'products'>['product_variants'][number];

/**
 * A change of a product as every writer makes it: form, cell, grid, bulk change, file, call. Stock, options and
 * variants that it does not name stay, by key. Such variants take the product's new prices if they had its old ones.
 * @param asked the body, whose members are what the change names
 */
export function completeChange(
  record: Draft<'products'>,
  before: Product,
  asked: Input<'products'>,
): Draft<'products'> {
  const named = (asked.product_variants ?? []).flatMap((row, at) => {
    const variant = record.product_variants[at];
    return variant === undefined ? [] : [namedVariant(variant, row, record, before)];
  });
  const [keys, ids] = [new Set(named.map(({ key }) => key)), new Set(named.map(({ id }) => id))];
  const others = before.product_variants.filter(({ key, id }) => !keys.has(key) && !ids.has(id));
  const product_options = Object.hasOwn(asked, 'product_options')
    ? record.product_options
    : before.product_options;
  // Of a product with variants its own units mean nothing.
  const counted = Object.hasOwn(asked, 'quantity_available') && product_options.length === 0;
  return withFields(record, {
    product_options,
    quantity_available: counted ? record.quantity_available : before.quantity_available,
    product_variants: [
      ...named,
      ...others.map((variant) => withFields(variant, follow(variant, record, before))),
    ],
  });
}

/** The stored variant of the same id or key stays that variant. What a row says nothing of is as if it had no row. */
function namedVariant(
  variant: DraftVariant,
  row: AskedVariant,
  record: Draft<'products'>,
  before: Product,
): DraftVariant {
  const stored = storedVariant(variant, before);
  if (stored === undefined)
    return row.quantity === undefined ? withFields(variant, { quantity: unitsOfNew(before) }) : variant;
  const says = (...members: (keyof AskedVariant)[]) => members.some((member) => row[member] !== undefined);
  return withFields(variant, {
    id: stored.id,
    ...(says('quantity') ? {} : { quantity: stored.quantity }),
    ...(says('price', 'discount_price') ? {} : follow(stored, record, before)),
  });
}

/** The units of a variant that a change adds: none where units are counted, else nobody counts them. */
export function unitsOfNew({ product_variants: stored, quantity_available }: Product): 0 | null {
  return isCounted(stored, quantity_available) ? 0 : null;
}

/** The new prices of the product, for a variant that had its old ones. */
function follow(
  variant: Variant,
  { price, discount_price }: Draft<'products'>,
  before: Product,
): Partial<Pick<Draft<'products'>, 'price' | 'discount_price'>> {
  return hasPricesOf(before, variant) ? { price, discount_price } : {};
}

function storedVariant(
  { id, key }: DraftVariant,
  { product_variants: stored }: Product,
): Variant | undefined {
  return id == null ? stored.find((one) => one.key === key) : stored.find((one) => one.id === id);
}

/**
 * Whether a body writes units that are sold meanwhile: other ones than those of the product, or of a variant that it
 * has. Units of a new variant were read by nobody.
 */
export function writesStock(asked: Input<'products'>, before: Product): boolean {
  const { product_variants: stored, quantity_available } = before;
  const counted = stored.length === 0 || Object.hasOwn(asked, 'product_options');
  if (counted && isOther(asked.quantity_available, quantity_available)) return true;
  // Nothing is validated yet: a list that is none has no rows, and a row may be null.
  const rows: readonly (AskedVariant | null)[] = Array.isArray(asked.product_variants)
    ? asked.product_variants
    : [];
  return rows.some((row) => {
    const was = stored.find(({ id, key }) => (row?.id == null ? key === row?.key : id === row.id));
    return was !== undefined && isOther(row?.quantity, was.quantity);
  });
}

/** What is absent stays; null is stock that nobody counts. */
function isOther(asked: unknown, stored: number | null): boolean {
  return asked !== undefined && asked !== stored;
}
