import type { FileLanguage } from '../exchange/file-columns.ts';
import { fold } from '../places/fold.ts';
import type { Words } from '../schema/vocabulary.ts';
import type { ImportColumn, ImportShape } from './shape-answer.ts';

export const INVENTORY = 'inventory';
/** Who may set the units of an existing product may do so by a file. */
export const INVENTORY_PERMISSION = 'products.edit_stock';
/** The column with the code of the shelf (`shelfCode`): it names what has no SKU. */
export const SHELF = 'shelf';

/** Path in a file of stock, and the columns of a file of products that mean the same. */
const COLUMNS = {
  sku: ['sku', 'product_variants.sku'],
  quantity: ['quantity_available', 'product_variants.quantity'],
  price: ['price', 'product_variants.price'],
  discount_price: ['discount_price', 'product_variants.discount_price'],
  low_stock: ['low_stock'],
} as const;

/** The column of a file of stock that means a member of a product, such as `product_variants.price`. */
export function inventoryPath(member: string): string | undefined {
  return Object.entries(COLUMNS).find(([, sources]) => sources.some((source) => source === member))?.[0];
}

/**
 * A file of stock and prices, made of the one of products: one line for each shelf, be it a product's or a variant's
 * (spec 1 §3, inventory row). It changes what is there and adds nothing.
 * @param code the header of the codes of shelves, in every language
 */
export function inventoryShape(products: ImportShape, code: Words, language: FileLanguage): ImportShape {
  const columns = Object.entries(COLUMNS).flatMap(([path, sources]): ImportColumn[] => {
    const [own, ofVariant] = sources.map((source) =>
      products.columns.find((column) => column.path === source),
    );
    if (own === undefined) return [];
    const { below: _, ...rules } = own;
    return [
      {
        ...rules,
        path,
        headers: [...new Set([...own.headers, ...(ofVariant?.headers ?? []), path])],
        required: path === 'sku',
        clears: path !== 'sku' && own.clears,
        ...(path === 'discount_price' ? { below: 'price' } : {}),
      },
    ];
  });
  const shelf: ImportColumn = {
    path: SHELF,
    kind: 'shelf',
    label: code[language] ?? code.es,
    headers: [...new Set([code.es, code.en ?? '', code.pt ?? ''].map(fold))].filter((word) => word !== ''),
    required: false,
    clears: false,
    line: false,
  };
  const all = [shelf, ...columns];
  const known = new Set(all.flatMap(({ headers }) => headers));
  const others = products.columns.flatMap(({ headers }) => headers);
  return {
    target: INVENTORY,
    resource: products.resource,
    identity: [SHELF, 'sku'],
    columns: all,
    ignored: [...products.ignored, ...others].filter((header) => !known.has(header)),
    creates: false,
    today: products.today,
  };
}
