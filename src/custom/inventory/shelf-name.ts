import type { InventoryRow } from '../../../domain/stock/inventory-row.ts';

/** `Camiseta roja M`: as people call it. */
export function shelfName({ product, product_variant: variant }: InventoryRow): string {
  return variant === null ? product.name : `${product.name} ${variant.name}`;
}

/** What the shelf itself is sold as: the variant, or the product. */
export function soldAs({ product, product_variant }: InventoryRow): { sku: string | null; price: number } {
  return product_variant ?? product;
}
