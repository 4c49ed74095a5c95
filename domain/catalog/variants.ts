/**
 * Variants of a product: every combination of its options' values (spec 1 §4).
 * A combination that already had data (price, stock, SKU, id) keeps it.
 */
import { fold as foldWords } from '../places/fold.ts';

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
  barcode: string | null;
}

interface VariantSource {
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

/** Units of each value of the first option, over all variants that have it: what is left of each size. Null: not counted. */
export function unitsByValue(
  variants: readonly { options?: readonly OptionValue[] | null; quantity?: number | null }[],
): { value: string; units: number | null }[] {
  const units = new Map<string, number | null>();
  for (const { options, quantity = null } of variants) {
    const value = options?.[0]?.value;
    if (value === undefined) continue;
    const before = units.get(value);
    units.set(value, before === null || quantity === null ? null : (before ?? 0) + quantity);
  }
  return [...units].map(([value, left]) => ({ value, units: left }));
}

/**
 * Units of the variants that a text asks for by the values of their options, such as `M` of 'blusa M': what '¿hay talla M?'
 * wants to know of a product in colours too. Empty when it names no value.
 */
export function unitsAsked(
  variants: readonly { options?: readonly OptionValue[] | null; quantity?: number | null }[],
  typed: string,
): { value: string; units: number | null }[] {
  const text = ` ${foldWords(typed)} `;
  const isAsked = ({ value }: OptionValue): boolean => text.includes(` ${foldWords(value)} `);
  const valued = variants.flatMap(({ options, quantity = null }) =>
    options ? [{ options, units: quantity }] : [],
  );
  const names = new Set(valued.flatMap(({ options }) => options.filter(isAsked).map(({ name }) => name)));
  if (names.size === 0) return [];
  return valued
    .filter(({ options }) => options.every((option) => !names.has(option.name) || isAsked(option)))
    .map(({ options, units }) => ({ value: options.map(({ value }) => value).join(' '), units }));
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
      barcode: null,
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

/** A broken rule of `product_options`; `path` is the dotted path inside it: `1.name`, `0.options.2.value`. */
interface OptionFault {
  path: string;
  key: 'duplicate_option' | 'duplicate_value' | 'duplicate_variant';
  value: string;
}

/**
 * Names of options are unique within a product and values within an option, whatever their case.
 * Two combinations must not spell the same key either (`Azul claro` + `M` and `Azul` + `claro M`).
 */
export function optionFaults(options: readonly ProductOption[]): OptionFault[] {
  const faults: OptionFault[] = repeated(options.map(({ name }) => name)).map(({ index, text }) => ({
    path: `${index}.name`,
    key: 'duplicate_option',
    value: text,
  }));
  options.forEach((option, at) => {
    for (const { index, text } of repeated(option.options.map(({ value }) => value)))
      faults.push({ path: `${at}.options.${index}.value`, key: 'duplicate_value', value: text });
  });
  if (faults.length > 0) return faults;
  const [clash] = repeated(combinations(options).map((row) => variantKey(row.map(({ value }) => value))));
  return clash ? [{ path: '0.options', key: 'duplicate_variant', value: clash.text }] : [];
}

function repeated(texts: readonly string[]): { index: number; text: string }[] {
  const seen = new Set<string>();
  return texts.flatMap((text, index) => {
    const folded = fold(text);
    if (seen.has(folded)) return [{ index, text: text.trim() }];
    seen.add(folded);
    return [];
  });
}

function fold(text: string): string {
  return text.trim().replaceAll(/\s+/gu, ' ').toLocaleLowerCase('es');
}

/**
 * The one rule about the prices of a product that has variants (docs/architecture.md, 'Prices'). An order charges the
 * variant, so a new price of the product is one of the variants that cost what the product cost; the others keep theirs.
 */

/** Whole units of the currency; in a form also the text that is no number yet. */
export interface Prices {
  price?: number | string | null;
  discount_price?: number | string | null;
}

/** Whether a variant costs what the product does: price and discount price both. */
export function hasPricesOf(product: Prices, variant: Prices): boolean {
  return (
    (variant.price ?? null) === (product.price ?? null) &&
    (variant.discount_price ?? null) === (product.discount_price ?? null)
  );
}

/** Whether a text that was typed or scanned is the barcode or the SKU of a product or a variant, as a whole. */
export function isCodeOf(
  text: string,
  { sku = null, barcode = null }: { sku?: string | null; barcode?: string | null },
): boolean {
  return text.trim() !== '' && [sku, barcode].some((code) => code !== null && codeOf(code) === codeOf(text));
}

/** What a SKU is compared by: people write `cam-1` and mean `CAM-1`. */
export function codeOf(sku: string): string {
  return sku.trim().toLowerCase();
}
