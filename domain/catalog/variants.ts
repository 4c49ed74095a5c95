/**
 * Variants of a product: every combination of its options' values (spec 1 §4).
 * A combination that already had data (price, stock, SKU, id) keeps it.
 */

/** A product that needs more variants should be several products. The limit also bounds the work of one request. */
export const MOST_VARIANTS = 200;

export interface OptionValue {
  name: string;
  value: string;
}

export interface ProductOption {
  name: string;
  order?: number | null;
  options: readonly OptionValue[];
}

export interface VariantData {
  key: string;
  name: string;
  /** One value of each option: `{name: 'Talla', value: 'M'}`. */
  options: OptionValue[];
  quantity: number | null;
  price: number;
  discount_price: number | null;
  sku: string | null;
}

export interface VariantSource {
  sku?: string | null;
  price: number;
  discount_price?: number | null;
  /** Whether its units are counted (`isCounted`). */
  counted?: boolean;
}

/** Whether somebody counts the units of these variants, or those of the product before it had any. */
export function isCounted(
  variants: readonly Pick<VariantData, 'quantity'>[],
  own: number | null | undefined = null,
): boolean {
  return typeof own === 'number' || variants.some(({ quantity }) => quantity !== null);
}

/** The values joined by a space (spec 1 §3). They identify a variant within its product. */
export function variantKey(values: readonly string[]): string {
  return values.map((value) => value.trim()).join(' ');
}

/** Product SKU in capitals, a dash, and the values in capitals without spaces; null for a product without SKU. */
export function variantSku(productSku: string | null | undefined, values: readonly string[]): string | null {
  const base = productSku?.trim();
  if (!base) return null;
  return `${base.toUpperCase()}-${values.join('').replaceAll(/\s/gu, '').toUpperCase()}`;
}

/** Every combination of the options' values, in option order. Options without values are ignored. */
export function combinations(options: readonly ProductOption[]): OptionValue[][] {
  const named = inOrder(options).filter((option) => option.options.length > 0);
  if (named.length === 0) return [];
  return named.reduce<OptionValue[][]>(
    (rows, option) =>
      rows.flatMap((row) =>
        option.options.map(({ value }) => [...row, { name: option.name, value: value.trim() }]),
      ),
    [[]],
  );
}

/** The number of variants that the options produce, without making them. */
export function countCombinations(options: readonly ProductOption[]): number {
  const sizes = options.map((option) => option.options.length).filter((size) => size > 0);
  return sizes.length === 0 ? 0 : sizes.reduce((product, size) => product * size, 1);
}

/**
 * The variants that the options produce. One of `existing` with the same key stays as it is, with its option names
 * updated. A new one starts with the product's prices. Where units are counted it has none until somebody counts it:
 * else it could be sold without end. No other has its SKU.
 */
export function completeVariants<V extends VariantData>(
  product: VariantSource,
  options: readonly ProductOption[],
  existing: readonly V[],
): (V | VariantData)[] {
  const known = new Map(existing.map((variant) => [variant.key, variant]));
  const used = new Set(existing.map(({ sku }) => sku));
  return combinations(options).map((row) => {
    const values = row.map(({ value }) => value);
    const key = variantKey(values);
    const kept = known.get(key);
    if (kept) return { ...kept, options: row };
    const sku = unusedSku(variantSku(product.sku, values), used);
    used.add(sku);
    return {
      key,
      name: key,
      options: row,
      quantity: product.counted === true ? 0 : null,
      price: product.price,
      discount_price: product.discount_price ?? null,
      sku,
    };
  });
}

/** `CAM-111` is of 1 and 11, and of 11 and 1: the second gets a number. */
function unusedSku(sku: string | null, used: ReadonlySet<string | null>): string | null {
  if (sku === null || !used.has(sku)) return sku;
  let number = 2;
  while (used.has(`${sku}-${number}`)) number += 1;
  return `${sku}-${number}`;
}

/** Options as buyers read them; one without an order of its own stands where it is in the list. */
export function inOrder<Option extends ProductOption>(options: readonly Option[]): Option[] {
  return options
    .map((option, index) => ({ option, at: option.order ?? index }))
    .sort((a, b) => a.at - b.at)
    .map(({ option }) => option);
}
