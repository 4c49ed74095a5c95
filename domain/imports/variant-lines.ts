import {
  codeOf,
  combinations,
  inOrder,
  isCounted,
  variantKey,
  type OptionValue,
  type ProductOption,
} from '../catalog/variants.ts';
import type { CellValue } from '../kinds/cell.ts';
import type { RecordValues } from './read-record.ts';

/** A stored variant, as far as a file can change it. */
export interface KnownVariant {
  id: number;
  key: string;
  sku: string | null;
  options: OptionValue[] | null;
  quantity: number | null;
}

export interface KnownProduct {
  price: number;
  product_options: (ProductOption & { id: number })[];
  product_variants: KnownVariant[];
}

type Item = RecordValues['items'][number];
type Variant = Record<string, CellValue | null>;

export type VariantLines =
  | { product_options: object[]; product_variants: object[] }
  /** The line says neither its options nor a variant that is there. */
  | { unknown: Item };

/**
 * The options and variants of a product after the lines of a file. A line is a stored variant by its options, its
 * combination or its SKU; another is a new one. A combination that no line has gets no stock: buyers cannot order it. Nor
 * does a new one without units in its line, where those of the product are counted: it could be sold without end.
 * @param price of the product, for variants without their own
 * @param before null for a new product
 */
export function variantLines(
  items: readonly Item[],
  price: number,
  before: KnownProduct | null,
): VariantLines {
  const stored = before?.product_variants ?? [];
  const named: { item: Item; options: OptionValue[] }[] = [];
  for (const item of items) {
    const options = optionsOf(item, stored);
    if (options === undefined) return { unknown: item };
    named.push({ item, options });
  }
  const product_options = mergedOptions(
    before?.product_options ?? [],
    named.map(({ options }) => options),
  );
  const names = inOrder(product_options).map(({ name }) => name);
  const short = named.find(({ options }) => options.length !== names.length);
  if (short) return { unknown: short.item };
  const changes = new Map(named.map(({ item, options }) => [keyOf(names, options), item]));
  const known = new Map(stored.map((variant) => [variant.key, variant]));
  const unsaid = isCounted(stored) ? 0 : null;
  const product_variants = combinations(product_options).map((options): Variant => {
    const key = keyOf(names, options);
    const variant = known.get(key);
    const change = changes.get(key);
    const base: Variant = variant ? { ...variant } : { key, name: key, price, quantity: 0, options };
    if (!change) return base;
    const { key: _, name: __, options: ___, ...own } = Object.fromEntries(change.values);
    return variant ? { ...base, ...own } : { ...base, quantity: unsaid, ...own };
  });
  return { product_options, product_variants };
}

function optionsOf({ values }: Item, stored: readonly KnownVariant[]): OptionValue[] | undefined {
  const options = values.get('options');
  if (Array.isArray(options)) return options;
  const key = values.get('key') ?? values.get('name');
  const found =
    key === undefined
      ? stored.find(({ sku }) => sku !== null && codeOf(sku) === codeOf(String(values.get('sku') ?? '')))
      : stored.find((variant) => variant.key === key);
  return found?.options ?? undefined;
}

type LineOption = ProductOption & { id?: number };

/** The stored options as they are, and behind them what the lines add: an option, or a value of one. */
function mergedOptions(stored: KnownProduct['product_options'], lines: readonly OptionValue[][]) {
  const merged: LineOption[] = [...stored];
  for (const { name, value } of lines.flat()) {
    const at = merged.findIndex((option) => option.name === name);
    const option = merged[at] ?? { name, order: behind(merged), options: [] };
    if (option.options.some((known) => known.value === value)) continue;
    merged[at === -1 ? merged.length : at] = {
      ...option,
      options: [...option.options, { name: value, value }],
    };
  }
  return merged;
}

/** An order behind those of all options. */
function behind(options: readonly ProductOption[]): number {
  return Math.max(-1, ...options.map(({ order }, at) => order ?? at)) + 1;
}

function keyOf(names: readonly string[], options: readonly OptionValue[]): string {
  return variantKey(names.map((name) => options.find((option) => option.name === name)?.value ?? ''));
}
