import { unitPrice } from '../../../../domain/orders/totals.ts';
import { isValues } from '../../../generator/form/payload.ts';
import type { Values } from '../../../generator/form/payload.ts';

/** A line of the order as the form holds it: the schema's members, and what the screen shows beside them. */
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

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function rowsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isValues) : [];
}

/** What a product offers: itself, or each of its variants. */
export function offersOf(product: Values): Offer[] {
  const id = numberOf(product.id) ?? 0;
  const name = textOf(product.name) ?? `#${id}`;
  const picture = textOf(rowsOf(product.product_images)[0]?.picture_url);
  const variants = rowsOf(product.product_variants);
  const offer = (priced: Values, over: Pick<Offer, 'product_variant_id' | 'name' | 'stock'>): Offer => ({
    product_id: id,
    sku: textOf(priced.sku) ?? textOf(product.sku),
    price: unitPrice({ price: numberOf(priced.price) ?? 0, discount_price: numberOf(priced.discount_price) }),
    picture_url: picture,
    ...over,
  });
  if (variants.length === 0)
    return [offer(product, { product_variant_id: null, name, stock: numberOf(product.quantity_available) })];
  return variants.map((variant) =>
    offer(variant, {
      product_variant_id: numberOf(variant.id),
      name: `${name} ${textOf(variant.name) ?? textOf(variant.key) ?? ''}`.trim(),
      stock: numberOf(variant.quantity),
    }),
  );
}

/** Whether there is at least one to sell. */
export function isAvailable({ stock }: Pick<Offer, 'stock'>): boolean {
  return stock === null || stock > 0;
}

/** Units of all the offers together; null when those of one are not counted. */
export function unitsLeft(offers: readonly Pick<Offer, 'stock'>[]): number | null {
  return offers.reduce<number | null>(
    (sum, { stock }) => (sum === null || stock === null ? null : sum + stock),
    0,
  );
}

/** The lines with one more unit of the offer: on its own line if it has one already. */
export function addOffer(lines: readonly OrderLine[], offer: Offer): OrderLine[] {
  const same = (line: OrderLine) =>
    line.product_id === offer.product_id && line.product_variant_id === offer.product_variant_id;
  if (!lines.some(same)) return [...lines, { ...offer, quantity: 1 }];
  return lines.map((line) => {
    if (!same(line)) return line;
    const kept = line.id === undefined ? offer : { stock: offer.stock, picture_url: offer.picture_url };
    return { ...line, ...kept, quantity: line.quantity + 1 };
  });
}

/** The lines that a form or a stored order holds. */
export function linesOf(value: unknown): OrderLine[] {
  return rowsOf(value).map((row) => ({
    ...(typeof row.id === 'number' && { id: row.id }),
    product_id: numberOf(row.product_id),
    product_variant_id: numberOf(row.product_variant_id),
    name: textOf(row.name) ?? '',
    sku: textOf(row.sku),
    price: numberOf(row.price) ?? 0,
    quantity: numberOf(row.quantity) ?? 1,
    stock: numberOf(row.stock),
    picture_url: textOf(row.picture_url),
  }));
}
