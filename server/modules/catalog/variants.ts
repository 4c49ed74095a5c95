import { optionFaults } from '../../../domain/catalog/option-rules.ts';
import { completeVariants, countCombinations, MOST_VARIANTS } from '../../../domain/catalog/variants.ts';
import type { VariantData } from '../../../domain/catalog/variants.ts';
import { invalid } from '../../errors.ts';
import type { FieldErrors } from '../../errors.ts';
import type { Draft, Stored } from '../../resources/record-types.ts';

type DraftVariant = Draft<'products'>['product_variants'][number];
type KeptVariant = VariantData & { id?: number };

/**
 * The variants to store: one for every combination of `product_options`, those sent or stored kept by key
 * (spec 1 §4). Stored ones that the options no longer ask for go; sent ones that they do not ask for are a mistake.
 * Throws `invalid` at the option, value or variant.
 */
export function variantsFor(
  record: Draft<'products'>,
  before: Stored<'products'> | null,
): (KeptVariant | VariantData)[] {
  const options = record.product_options;
  // First: what follows makes every combination.
  if (countCombinations(options) > MOST_VARIANTS)
    throw invalid({ product_options: { key: 'too_many_variants', args: { limit: MOST_VARIANTS } } });
  const faults = optionFaults(options);
  if (faults.length > 0)
    throw invalid(
      Object.fromEntries(
        faults.map(({ path, key, value }) => [`product_options.${path}`, { key, args: { value } }]),
      ),
    );
  const given = record.product_variants.map(keptVariant);
  const complete = completeVariants<KeptVariant>(record, options, given);
  const keys = new Set(complete.map(({ key }) => key));
  const stored = new Set(before?.product_variants.map(({ key }) => key));
  const strays: FieldErrors = {};
  given.forEach(({ key }, at) => {
    if (!keys.has(key) && !stored.has(key))
      strays[`product_variants.${at}.key`] = { key: 'unknown_variant', args: { value: key } };
  });
  if (Object.keys(strays).length > 0) throw invalid(strays);
  return complete;
}

/** Whole, as the stock and the prices of a product need it. */
function keptVariant({ id, key, name, options, ...rest }: DraftVariant): KeptVariant {
  return {
    ...(id == null ? {} : { id }),
    key,
    name: name || key,
    options: options ?? [],
    quantity: rest.quantity ?? null,
    price: rest.price,
    discount_price: rest.discount_price ?? null,
    sku: rest.sku || null,
  };
}
