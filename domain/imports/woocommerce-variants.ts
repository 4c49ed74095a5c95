/**
 * Converts the variations of a variable product to one variant for every combination of its options. An empty attribute
 * of a variation matches every value. A combination without a line gets stock 0: buyers see it but cannot order it.
 */
import type { ImportedVariant, ImportProblem } from './catalog-file.ts';
import type { TableRow } from './table.ts';
import { attributes, cell } from './woocommerce-columns.ts';
import { readPrices, readQuantity } from './woocommerce-values.ts';

type Options = { name: string; values: string[] }[];

interface Variation {
  chosen: Map<string, string[]>;
  sku: string;
  /** True for a variation of exactly one combination, whose SKU can be used as it is. */
  exact: boolean;
  price: number;
  discountPrice?: number;
  quantity: number | null;
}

export function expandVariants(
  options: Options,
  rows: TableRow[],
  problems: ImportProblem[],
): ImportedVariant[] {
  const variations = rows.map((row): Variation => {
    const chosen = attributes(row.cells);
    return {
      chosen,
      sku: cell(row.cells, 'sku'),
      exact: options.every((option) => (chosen.get(option.name) ?? []).length === 1),
      quantity: readQuantity(row, problems),
      ...readPrices(row, problems, { optional: false }),
    };
  });
  const fallback = Math.min(...variations.map((variation) => variation.price));
  return combinations(options).map((combination) => {
    const offer = variations.find((variation) => offers(variation, combination));
    if (!offer) return { options: combination, price: fallback, quantity: 0 };
    return {
      options: combination,
      ...(offer.exact && offer.sku !== '' ? { sku: offer.sku } : {}),
      price: offer.price,
      ...(offer.discountPrice === undefined ? {} : { discountPrice: offer.discountPrice }),
      quantity: offer.quantity,
    };
  });
}

function offers(variation: Variation, combination: Map<string, string>): boolean {
  return [...combination].every(([name, value]) => {
    const values = variation.chosen.get(name) ?? [];
    return values.length === 0 || values.includes(value);
  });
}

function combinations(options: Options): Map<string, string>[] {
  return options.reduce<Map<string, string>[]>(
    (made, option) =>
      made.flatMap((start) => option.values.map((value) => new Map([...start, [option.name, value]]))),
    [new Map()],
  );
}

const charged = (variant: ImportedVariant) => variant.discountPrice ?? variant.price;

/** The price that lists show for a product with variants: the lowest one. */
export function lowestPrice(variants: ImportedVariant[]): { price: number; discountPrice?: number } {
  const cheapest = variants.reduce((best, variant) => (charged(variant) < charged(best) ? variant : best));
  return {
    price: cheapest.price,
    ...(cheapest.discountPrice === undefined ? {} : { discountPrice: cheapest.discountPrice }),
  };
}
