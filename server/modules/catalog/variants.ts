import { optionFaults } from '../../../domain/catalog/option-rules.ts';
import { completeVariants, countCombinations, variantKey } from '../../../domain/catalog/variants.ts';
import type { OptionValue, ProductOption, VariantData } from '../../../domain/catalog/variants.ts';
import { invalid } from '../../errors.ts';
import type { FieldErrors } from '../../errors.ts';
import { integerOf, rowsOf, textOf } from '../fields.ts';
import type { Row } from '../module.ts';

/** A product that needs more than this is several products; it also bounds the work of one request. */
const MOST_VARIANTS = 200;

type KeptVariant = VariantData & { id?: number };

/**
 * The variants to store: one for every combination of `product_options`, those sent or stored kept by key
 * (spec 1 §4). Stored ones that the options no longer ask for go; sent ones that they do not ask for are a mistake.
 * Throws `invalid` at the option, value or variant.
 */
export function variantsFor(record: Row, before: Row | null): Row[] {
  const options = rowsOf(record, 'product_options').map(readOption);
  const faults = optionFaults(options);
  if (faults.length > 0)
    throw invalid(
      Object.fromEntries(
        faults.map(({ path, key, value }) => [`product_options.${path}`, { key, args: { value } }]),
      ),
    );
  if (countCombinations(options) > MOST_VARIANTS)
    throw invalid({ product_options: { key: 'too_many_variants', args: { limit: MOST_VARIANTS } } });
  const given = rowsOf(record, 'product_variants').map(readVariant);
  const source = {
    sku: textOf(record, 'sku'),
    price: integerOf(record, 'price') ?? 0,
    discount_price: integerOf(record, 'discount_price'),
  };
  const complete: KeptVariant[] = completeVariants<KeptVariant>(source, options, given);
  const keys = new Set(complete.map(({ key }) => key));
  const stored = new Set(rowsOf(before ?? {}, 'product_variants').map((variant) => readVariant(variant).key));
  const strays: FieldErrors = {};
  given.forEach(({ key }, at) => {
    if (!keys.has(key) && !stored.has(key))
      strays[`product_variants.${at}.key`] = { key: 'unknown_variant', args: { value: key } };
  });
  if (Object.keys(strays).length > 0) throw invalid(strays);
  return complete.map((variant) => ({ ...variant }));
}

function readOption(row: Row): ProductOption {
  return { name: textOf(row, 'name') ?? '', order: integerOf(row, 'order'), options: readValues(row) };
}

function readValues(row: Row): OptionValue[] {
  return rowsOf(row, 'options').map((option) => {
    const value = textOf(option, 'value') ?? textOf(option, 'name') ?? '';
    return { name: textOf(option, 'name') ?? value, value };
  });
}

function readVariant(row: Row): KeptVariant {
  const options = readValues(row);
  const id = integerOf(row, 'id');
  const key = textOf(row, 'key') ?? variantKey(options.map(({ value }) => value));
  return {
    ...(id === null ? {} : { id }),
    key,
    name: textOf(row, 'name') ?? key,
    options,
    quantity: integerOf(row, 'quantity'),
    price: integerOf(row, 'price') ?? 0,
    discount_price: integerOf(row, 'discount_price'),
    sku: textOf(row, 'sku'),
  };
}
