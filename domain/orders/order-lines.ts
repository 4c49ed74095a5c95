/**
 * The lines of an order that a user is writing (spec 2 §5). Prices are integers of the store's currency (COP: whole
 * pesos).
 */
import { isCodeOf } from '../catalog/variants.ts';
import { isObject } from '../json/is-object.ts';
import { unitPrice } from './totals.ts';

export interface OrderLine {
  /** Id of a stored line. A stored line keeps the price of its sale. */
  id?: number;
  /** Null after the product was deleted; name, SKU and price stay. */
  product_id: number | null;
  product_variant_id: number | null;
  /** Name of product and variant. */
  name: string;
  sku: string | null;
  /** Price of one unit. */
  price: number;
  /** The product's own price, where another one was agreed on. */
  offered?: number;
  quantity: number;
  /** Units left when the line was added; null when stock is not tracked or not known. */
  stock: number | null;
  picture_url: string | null;
}

/** A thing that can be sold: a product without variants, or one variant. */
export type Offer = Omit<OrderLine, 'id' | 'quantity' | 'offered'>;

interface Priced {
  sku: string | null;
  barcode?: string | null;
  price: number;
  /** The discount price; null without a discount. */
  discount_price: number | null;
}

/** The members of a product that selling it needs. */
export interface SoldProduct extends Priced {
  id: number;
  name: string;
  /** Null: stock is not tracked. */
  quantity_available: number | null;
  product_images: readonly { picture_url: string }[];
  product_variants: readonly (Priced & {
    id: number;
    key: string;
    name: string | null;
    quantity: number | null;
  })[];
}

/** The API's maximum of units of one product in one line. */
export const MOST_UNITS = 9999;

/** The offers of a product: itself, or each of its variants. */
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

/** The offers of a product that have this barcode or SKU; all of them where it is the product's own. */
export function offersOfCode(product: SoldProduct, code: string): Offer[] {
  const own = product.product_variants.filter((variant) => isCodeOf(code, variant)).map(({ id }) => id);
  const offers = offersOf(product);
  if (own.length === 0) return isCodeOf(code, product) ? offers : [];
  return offers.filter(({ product_variant_id: id }) => id !== null && own.includes(id));
}

/** Whether at least one unit is left to sell. */
export function isAvailable({ stock }: Pick<Offer, 'stock'>): boolean {
  return stock === null || stock > 0;
}

/** Units left of all offers of a product; null when one of them is not tracked. */
export function unitsLeft(offers: readonly Pick<Offer, 'stock'>[]): number | null {
  return offers.reduce<number | null>(
    (sum, { stock }) => (sum === null || stock === null ? null : sum + stock),
    0,
  );
}

/** The valid quantity nearest to a wanted one: from 1 to MOST_UNITS. */
export function lineQuantity(wanted: number): number {
  return Math.min(MOST_UNITS, Math.max(1, wanted));
}

/** Whether a line may have this quantity: a whole number from 1 to MOST_UNITS. */
export function isLineQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_UNITS;
}

/**
 * The quantity that somebody typed; null of an empty box. Anything but digits is 0, which no line may have: “1.000” is
 * a thousand to one reader and one to another.
 */
export function typedQuantity(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d+$/u.test(typed) ? Number(typed) : 0;
}

/** The lines with more units of the offer, added to its existing line if there is one. */
export function addOffer(lines: readonly OrderLine[], offer: Offer, units = 1): OrderLine[] {
  const same = (line: OrderLine) =>
    line.product_id === offer.product_id && line.product_variant_id === offer.product_variant_id;
  if (!lines.some(same)) return [...lines, { ...offer, quantity: lineQuantity(units) }];
  return lines.map((line) => {
    if (!same(line)) return line;
    const kept = line.id === undefined ? offer : { stock: offer.stock, picture_url: offer.picture_url };
    const more = { ...line, ...kept, quantity: lineQuantity(line.quantity + units) };
    return line.offered === undefined ? more : agreePrice({ ...more, offered: offer.price }, line.price);
  });
}

/** The line at a price agreed with the buyer; at the product's own price it is an ordinary line again. */
export function agreePrice(line: OrderLine, price: number): OrderLine {
  const { offered = line.price, ...plain } = line;
  return offered === price ? { ...plain, price } : { ...plain, price, offered };
}

/** The lines of a form or of a stored order. Entries that are no line are dropped; missing members get defaults. */
export function readLines(value: unknown): OrderLine[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isObject).map((row) => ({
    ...(typeof row['id'] === 'number' && { id: row['id'] }),
    product_id: numberOf(row['product_id']),
    product_variant_id: numberOf(row['product_variant_id']),
    name: textOf(row['name']) ?? '',
    sku: textOf(row['sku']),
    price: numberOf(row['price']) ?? 0,
    ...(typeof row['offered'] === 'number' && { offered: row['offered'] }),
    quantity: numberOf(row['quantity']) ?? 1,
    stock: numberOf(row['stock']),
    picture_url: textOf(row['picture_url']),
  }));
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
