/** The lines of an order that is being written (spec 2 §5). Prices are integers of the store's currency (COP: whole pesos). */
import { unitPrice } from './totals.ts';

export interface OrderLine {
  /** Of a line that the order has already: it keeps the price it was sold for. */
  id?: number;
  /** Null once the product has been deleted; name, SKU and price stay. */
  product_id: number | null;
  product_variant_id: number | null;
  /** Product and variant. */
  name: string;
  sku: string | null;
  /** Of one unit. */
  price: number;
  quantity: number;
  /** Units left when the line was added; null when they are not counted or not known. */
  stock: number | null;
  picture_url: string | null;
}

/** What can be sold: a product without variants, or one variant. */
export type Offer = Omit<OrderLine, 'id' | 'quantity'>;

interface Priced {
  sku: string | null;
  price: number;
  /** What it costs while on offer; null when it is not. */
  discount_price: number | null;
}

/** What selling a product needs to know of it. */
export interface SoldProduct extends Priced {
  id: number;
  name: string;
  /** Null: not counted. */
  quantity_available: number | null;
  product_images: readonly { picture_url: string }[];
  product_variants: readonly (Priced & {
    id: number;
    key: string;
    name: string | null;
    quantity: number | null;
  })[];
}

/** The most units of one product in one line, as the API takes them. */
export const MOST_UNITS = 9999;

/** What a product offers: itself, or each of its variants. */
export function offersOf(product: SoldProduct): Offer[] {
  const { id, name, product_variants: variants } = product;
  const picture_url = product.product_images[0]?.picture_url ?? null;
  const offer = (priced: Priced, over: Pick<Offer, 'product_variant_id' | 'name' | 'stock'>): Offer => ({
    product_id: id,
    sku: priced.sku ?? product.sku,
    price: unitPrice(priced),
    picture_url,
    ...over,
  });
  if (variants.length === 0)
    return [offer(product, { product_variant_id: null, name, stock: product.quantity_available })];
  return variants.map((variant) =>
    offer(variant, {
      product_variant_id: variant.id,
      name: `${name} ${variant.name ?? variant.key}`,
      stock: variant.quantity,
    }),
  );
}

/** Whether there is at least one to sell. */
export function isAvailable({ stock }: Pick<Offer, 'stock'>): boolean {
  return stock === null || stock > 0;
}

/** Units left of everything that a product offers; null when one of its offers is not counted. */
export function unitsLeft(offers: readonly Pick<Offer, 'stock'>[]): number | null {
  return offers.reduce<number | null>(
    (sum, { stock }) => (sum === null || stock === null ? null : sum + stock),
    0,
  );
}

/** A quantity that a line can have: a whole number from 1 to MOST_UNITS. */
export function lineQuantity(wanted: number): number {
  return Math.min(MOST_UNITS, Math.max(1, wanted));
}

/** The lines with one more unit of the offer: on its own line if it has one already. */
export function addOffer(lines: readonly OrderLine[], offer: Offer): OrderLine[] {
  const same = (line: OrderLine) =>
    line.product_id === offer.product_id && line.product_variant_id === offer.product_variant_id;
  if (!lines.some(same)) return [...lines, { ...offer, quantity: 1 }];
  return lines.map((line) => {
    if (!same(line)) return line;
    const kept = line.id === undefined ? offer : { stock: offer.stock, picture_url: offer.picture_url };
    return { ...line, ...kept, quantity: lineQuantity(line.quantity + 1) };
  });
}

/** The lines that a form or a stored order holds. What is no line is left out, and what a line lacks has its default. */
export function readLines(value: unknown): OrderLine[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRow).map((row) => ({
    ...(typeof row['id'] === 'number' && { id: row['id'] }),
    product_id: numberOf(row['product_id']),
    product_variant_id: numberOf(row['product_variant_id']),
    name: textOf(row['name']) ?? '',
    sku: textOf(row['sku']),
    price: numberOf(row['price']) ?? 0,
    quantity: numberOf(row['quantity']) ?? 1,
    stock: numberOf(row['stock']),
    picture_url: textOf(row['picture_url']),
  }));
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
