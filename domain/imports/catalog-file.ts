/** The content of a product file in any format: collections, products with variants, and the problems found. */

export interface ImportedVariant {
  /** Option name → value, in the order of the product's options. */
  options: Map<string, string>;
  sku?: string;
  /** Whole units of the store's currency. */
  price: number;
  discountPrice?: number;
  /** null: stock is not tracked. */
  quantity: number | null;
}

export interface ImportedProduct {
  line: number;
  name: string;
  sku?: string;
  description?: string;
  price: number;
  discountPrice?: number;
  active: boolean;
  /** Products without variants only; null: not tracked. */
  quantity: number | null;
  tags: string[];
  /** Each path starts at the root: `['Ropa', 'Camisetas']`. */
  collections: string[][];
  options: { name: string; values: string[] }[];
  variants: ImportedVariant[];
  /** Web addresses or file names, in order. */
  pictures: string[];
}

/**
 * A problem in one cell (spec 1 §3, product import result: value, empty, wrong_format, line, field). `skipped` is no
 * mistake: the line is of a kind that Tendero does not sell (a bundle, an affiliate link).
 */
export interface ImportProblem {
  line: number;
  field: string;
  value: string;
  key: 'empty' | 'wrong_format' | 'unknown_parent' | 'repeated' | 'discount_not_lower' | 'skipped';
}

export interface CatalogFile {
  products: ImportedProduct[];
  problems: ImportProblem[];
}

/** Problems that make a line unusable. The file is imported only when there are none. */
export function mistakes(file: CatalogFile): ImportProblem[] {
  return file.problems.filter((problem) => problem.key !== 'skipped');
}
