import type { ImportColumn, ImportShape } from './shape.ts';

export const INVENTORY = 'inventory';

/** Path in a file of stock, and the columns of a file of products that mean the same. */
const COLUMNS = {
  sku: ['sku', 'product_variants.sku'],
  quantity: ['quantity_available', 'product_variants.quantity'],
  price: ['price', 'product_variants.price'],
  discount_price: ['discount_price', 'product_variants.discount_price'],
} as const;

/**
 * A file of stock and prices, made of the one of products: one line for each SKU, be it a product's or a variant's
 * (spec 1 §3, inventory row). It changes what is there and adds nothing.
 */
export function inventoryShape(products: ImportShape): ImportShape {
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
        ...(path === 'discount_price' ? { below: 'price' } : {}),
      },
    ];
  });
  const known = new Set(columns.flatMap(({ headers }) => headers));
  const others = products.columns.flatMap(({ headers }) => headers);
  return {
    target: INVENTORY,
    resource: products.resource,
    identity: ['sku'],
    columns,
    ignored: [...products.ignored, ...others].filter((header) => !known.has(header)),
    creates: false,
  };
}
