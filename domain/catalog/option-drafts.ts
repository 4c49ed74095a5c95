/** The options of a product while a user edits them, and the variants that they produce (spec 1 §3). */
import { sameValue } from '../changes/same-value.ts';
import { optionFaults } from './option-rules.ts';
import { completeVariants, countCombinations, MOST_VARIANTS } from './variants.ts';
import type { OptionValue, ProductOption, VariantData } from './variants.ts';

/** An option under edit; `id` is the id of the stored row. */
export interface OptionDraft {
  id?: number;
  name: string;
  values: string[];
}

/** A variant as the form holds it. An amount may be text while the user types it. */
export interface VariantRow extends Omit<VariantData, 'price'> {
  id?: number;
  price: number | null;
}

/** The schema's maximum (spec 1 §3: 2 types of option, 3 with 'más opciones'). */
export const FEW_OPTIONS = 2;
export const MOST_OPTIONS = 3;

type Row = Record<string, unknown>;

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function rows(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The `product_options` of a record as drafts. */
export function readDrafts(value: unknown): OptionDraft[] {
  return rows(value).map((row) => ({
    ...(typeof row.id === 'number' && { id: row.id }),
    name: text(row.name),
    values: rows(row.options).map((option) => text(option.value)),
  }));
}

/** The drafts as `product_options`. */
export function writeOptions(drafts: readonly OptionDraft[]): (ProductOption & { id?: number })[] {
  return drafts.map(({ id, name, values }, order) => ({
    ...(id !== undefined && { id }),
    name: name.trim(),
    order,
    options: values.map((value) => ({ name: value, value })),
  }));
}

export function sameDrafts(a: readonly OptionDraft[], b: readonly OptionDraft[]): boolean {
  return sameValue(a, b);
}

/** Why options cannot be saved yet. `index` is the option's. */
export interface DraftFault {
  index: number;
  part: 'name' | 'values';
  key:
    | 'required'
    | 'minItems'
    | 'duplicate_option'
    | 'duplicate_value'
    | 'duplicate_variant'
    | 'too_many_variants';
}

export function draftFaults(drafts: readonly OptionDraft[]): DraftFault[] {
  const missing = drafts.flatMap(({ name, values }, index): DraftFault[] => [
    ...(name.trim() === '' ? [{ index, part: 'name' as const, key: 'required' as const }] : []),
    ...(values.length === 0 ? [{ index, part: 'values' as const, key: 'minItems' as const }] : []),
  ]);
  if (missing.length > 0) return missing;
  const options = writeOptions(drafts);
  if (countCombinations(options) > MOST_VARIANTS)
    return [{ index: drafts.length - 1, part: 'values', key: 'too_many_variants' }];
  return optionFaults(options).map(({ path, key }) => ({
    index: Number(path.split('.')[0]),
    part: path.endsWith('.name') ? 'name' : 'values',
    key,
  }));
}

/** The rows of a form's `product_variants` that name a combination. */
export function readVariants(value: unknown): VariantRow[] {
  return rows(value).map((row) => ({
    ...row,
    key: text(row.key),
    name: text(row.name),
    options: rows(row.options).map((option): OptionValue => ({
      name: text(option.name),
      value: text(option.value),
    })),
    quantity: amount(row.quantity),
    price: amount(row.price),
    discount_price: amount(row.discount_price),
    sku: typeof row.sku === 'string' ? row.sku : null,
  }));
}

/**
 * The variants that the options produce. Variants with a known key keep their data, even when their value was removed
 * and added again. New ones start with the product's prices, or without a price if the product has none yet.
 */
export function variantsOf(
  product: { sku: unknown; price: unknown; discount_price: unknown },
  options: readonly ProductOption[],
  known: readonly VariantRow[],
): VariantRow[] {
  const price = amount(product.price);
  const before = new Map(known.map((variant) => [variant.key, variant]));
  const source = {
    sku: text(product.sku),
    price: price ?? 0,
    discount_price: amount(product.discount_price),
  };
  return completeVariants(source, options, []).map((fresh) => {
    const kept = before.get(fresh.key);
    return kept ? { ...kept, options: fresh.options } : { ...fresh, price };
  });
}

function amount(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
