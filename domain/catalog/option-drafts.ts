/** The options of a product while a user edits them, and the variants that they produce (spec 1 §3). */
import { isObject } from '../json/is-object.ts';
import { sameValue } from '../changes/changes.ts';
import {
  completeVariants,
  countCombinations,
  isCounted,
  MOST_VARIANTS,
  optionFaults,
  variantKey,
  type OptionValue,
  type ProductOption,
  type VariantData,
} from './variants.ts';

/** An option under edit; `id` is the id of the stored row. */
export interface OptionDraft {
  id?: number;
  name: string;
  values: string[];
  /** What renamed values were called when the options were saved. */
  from?: Readonly<Record<string, string>>;
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

function rows(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
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
  const plain = (drafts: readonly OptionDraft[]) =>
    drafts.map(({ id, name, values }) => ({ id, name, values }));
  return sameValue(plain(a), plain(b));
}

/** The draft with another text for one of its values. A text that another value has, or none, changes nothing. */
export function renameValue(draft: OptionDraft, value: string, typed: string): OptionDraft {
  const name = typed.replaceAll(/[\s,]+/gu, ' ').trim();
  const others = draft.values.filter((other) => other !== value);
  if (name === '' || others.some((other) => lower(other) === lower(name))) return draft;
  const { [value]: was = value, ...from } = draft.from ?? {};
  return {
    ...draft,
    values: draft.values.map((other) => (other === value ? name : other)),
    from: { ...from, [name]: was },
  };
}

function lower(text: string): string {
  return text.toLocaleLowerCase('es');
}

/**
 * The variants under the keys of their renamed values and options: such a variant is still the one that it was, with
 * its price, its stock and its history.
 * @param saved the options that made `variants`
 */
export function renamedVariants(
  variants: readonly VariantRow[],
  saved: readonly OptionDraft[],
  drafts: readonly OptionDraft[],
): VariantRow[] {
  const now = new Map<string, ReadonlyMap<string, string>>();
  saved.forEach(({ id, name }, index) => {
    const draft = id === undefined ? drafts[index] : drafts.find((one) => one.id === id);
    const renamed = Object.entries(draft?.from ?? {}).filter(([value]) => draft?.values.includes(value));
    now.set(name, new Map(renamed.map(([value, was]) => [was, value])));
  });
  return variants.map((variant) => {
    const options = variant.options.map(({ name, value }) => ({
      name,
      value: now.get(name)?.get(value) ?? value,
    }));
    if (sameValue(options, variant.options)) return variant;
    const key = variantKey(options.map(({ value }) => value));
    return { ...variant, options, key, name: variant.name === variant.key ? key : variant.name };
  });
}

/** The stored variants that a change of the options takes away. */
export function variantsGone(before: readonly VariantRow[], after: readonly VariantRow[]): VariantRow[] {
  const left = new Set(after.map(({ id }) => id));
  return before.filter(({ id }) => id !== undefined && !left.has(id));
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
    barcode: typeof row.barcode === 'string' ? row.barcode : null,
  }));
}

/**
 * The variants that the options produce. Variants with a known key keep their data, even when their value was removed
 * and added again. New ones start with the product's prices, or without a price if the product has none yet. They start
 * at 0 where the units of the product or of a known variant are counted.
 */
export function variantsOf(
  product: { sku: unknown; price: unknown; discount_price: unknown; quantity_available?: unknown },
  options: readonly ProductOption[],
  known: readonly VariantRow[],
): VariantRow[] {
  const price = amount(product.price);
  const before = new Map(known.map((variant) => [variant.key, variant]));
  const source = {
    sku: text(product.sku),
    price: price ?? 0,
    discount_price: amount(product.discount_price),
    counted: isCounted(known, amount(product.quantity_available)),
  };
  return completeVariants(source, options, []).map((fresh) => {
    const kept = before.get(fresh.key);
    return kept ? { ...kept, options: fresh.options } : { ...fresh, price };
  });
}

function amount(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
