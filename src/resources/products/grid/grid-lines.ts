import { sameValue } from '../../../../domain/changes/same-value.ts';
import type { RecordEdit } from '../../../../domain/bulk/edit.ts';
import type { ChangedValue } from '../../../../domain/bulk/undo.ts';
import type { Product } from '../../../../generated/products/types.ts';

/** What a merchant edits in the grid, in the order of its columns. */
export const PARTS = ['price', 'discount_price', 'quantity', 'active', 'collections_id'] as const;
export type GridPart = (typeof PARTS)[number];

type ProductVariant = Product['product_variants'][number];

/** A product, or one of its variants, which follow it. */
export interface GridLine {
  product: Product;
  variant: ProductVariant | null;
  /** `Camiseta`, `Camiseta · Rojo M`. */
  title: string;
}

/** The values of one line. A number that was typed wrongly is still a text. */
export type GridRow = Record<GridPart, unknown>;

/** Lines that a sheet draws without delay. */
const MOST_LINES = 500;

/** The lines of the products, each product whole; those beyond the limit are left out. */
export function linesOf(products: readonly Product[]): GridLine[] {
  const lines: GridLine[] = [];
  for (const product of products) {
    const { name, product_variants: variants } = product;
    if (lines.length > 0 && lines.length + variants.length + 1 > MOST_LINES) break;
    lines.push({ product, variant: null, title: name });
    for (const variant of variants) lines.push({ product, variant, title: `${name} · ${variant.key}` });
  }
  return lines;
}

/** Stock is on the variants where there are some; state and collections are the product's. */
export function hasPart({ product, variant }: GridLine, part: GridPart): boolean {
  if (variant !== null) return part !== 'active' && part !== 'collections_id';
  return part !== 'quantity' || product.product_variants.length === 0;
}

export function rowOf({ product, variant }: GridLine): GridRow {
  const { price, discount_price } = variant ?? product;
  return {
    price,
    discount_price: discount_price ?? null,
    quantity: (variant === null ? product.quantity_available : variant.quantity) ?? null,
    active: product.active,
    collections_id: product.collections_id,
  };
}

/** Name of a value in the API: `product_variants.price`, `quantity_available`. */
function sourceOf({ variant }: GridLine, part: GridPart): string {
  if (variant !== null) return `product_variants.${part}`;
  return part === 'quantity' ? 'quantity_available' : part;
}

/** The values of a line that are other than before. */
export function changedParts(before: GridRow | undefined, now: GridRow | undefined): GridPart[] {
  return PARTS.filter((part) => !sameValue(before?.[part], now?.[part]));
}

/** What is other than before, product by product. */
export function editsOf(
  lines: readonly GridLine[],
  before: readonly GridRow[],
  rows: readonly GridRow[],
): RecordEdit[] {
  const edits = new Map<number, ChangedValue[]>();
  lines.forEach((line, at) => {
    const [was, now] = [before[at], rows[at]];
    if (was === undefined || now === undefined) return;
    const { product, variant } = line;
    const values = changedParts(was, now)
      .filter((part) => hasPart(line, part))
      .map((part): ChangedValue => ({
        source: sourceOf(line, part),
        ...(variant === null ? {} : { item: variant.id }),
        before: was[part] ?? null,
        after: now[part] ?? null,
      }));
    if (values.length > 0) edits.set(product.id, [...(edits.get(product.id) ?? []), ...values]);
  });
  return [...edits].map(([id, values]) => ({ id, values }));
}

export interface GridCellAt {
  row: number;
  part: GridPart;
}

/** The cell of a field of a product: `product_variants.2.price`; undefined for one that is not in the grid. */
export function cellAt(lines: readonly GridLine[], id: number, source: string): GridCellAt | undefined {
  const [list = '', index = '', member = ''] = source.split('.');
  const ofVariant = list === 'product_variants';
  const name = ofVariant ? member : source === 'quantity_available' ? 'quantity' : source;
  const part = PARTS.find((one) => one === name);
  const row = lines.findIndex(
    ({ product, variant }) =>
      product.id === id &&
      (ofVariant
        ? variant !== null && variant.id === product.product_variants[Number(index)]?.id
        : variant === null),
  );
  return part === undefined || row === -1 ? undefined : { row, part };
}
