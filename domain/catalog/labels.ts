/** Labels of goods: what is printed on each, how many, and how they lie on what the shop prints on. Lengths are millimetres. */
import { unitPrice } from '../orders/totals.ts';
import { barcodeOf, QUIET_MODULES, type Barcode } from './barcode.ts';
import type { OptionValue } from './variants.ts';

interface Coded {
  sku: string | null;
  barcode: string | null;
  price: number;
  discount_price: number | null;
}

/** The members of a product that its labels need. */
export interface LabelledProduct extends Coded {
  id: number;
  name: string;
  quantity_available: number | null;
  product_variants: readonly (Coded & {
    id: number;
    key: string;
    name: string | null;
    options: readonly OptionValue[] | null;
    quantity: number | null;
  })[];
}

/** What is sold, as one of its labels says it. */
export interface Label {
  /** `12` of a product, `12-34` of its variant. */
  id: string;
  name: string;
  /** `M · Blanco`; null of a product without variants. */
  variant: string | null;
  price: number;
  /** Units of it; null where nobody counts. */
  stock: number | null;
  code: string | null;
  /** A SKU serves where there is no barcode. */
  by: 'barcode' | 'sku' | null;
  /** The code is of the whole product, so that who scans it is asked which variant is meant. */
  shared: boolean;
  /** Null without a code, and of one that no bars can say. */
  bars: Barcode | null;
}

/**
 * The labels of a product, or of each of its variants. The SKU of a variant names it alone, so it goes before a barcode that
 * all variants of the product share.
 */
export function labelsOf(product: LabelledProduct): Label[] {
  const { id, name, product_variants: variants } = product;
  if (variants.length === 0)
    return [
      {
        id: String(id),
        name,
        variant: null,
        price: unitPrice(product),
        stock: product.quantity_available,
        shared: false,
        ...codeOn(product),
      },
    ];
  const whole = codeOn(product);
  const shared = { ...whole, shared: whole.code !== null && variants.length > 1 };
  return variants.map((variant) => {
    const values = (variant.options ?? []).map(({ value }) => value).join(' · ');
    const own = codeOn(variant);
    return {
      id: `${id}-${variant.id}`,
      name,
      variant: values || (variant.name ?? variant.key),
      price: unitPrice(variant),
      stock: variant.quantity,
      ...(own.code === null ? shared : { ...own, shared: false }),
    };
  });
}

function codeOn({ barcode, sku }: Coded): Pick<Label, 'code' | 'by' | 'bars'> {
  const by = [barcode, sku].map((code) => code?.trim() ?? '').findIndex((code) => code !== '');
  if (by === -1) return { code: null, by: null, bars: null };
  const code = (by === 0 ? barcode : sku)?.trim() ?? '';
  return { code, by: by === 0 ? 'barcode' : 'sku', bars: barcodeOf(code) };
}

/** What labels are printed on: pages of stickers, or a roll that comes out row by row. */
export interface LabelSheet {
  /** Of one label. */
  width: number;
  height: number;
  across: number;
  /** Rows of a page; 1 of a roll. */
  rows: number;
  /** Between two beside each other. */
  gap: number;
  /** The page, and what it leaves blank on the left and at the top. */
  page: { width: number; height: number; left: number; top: number };
}

function roll(width: number, height: number, across: number): LabelSheet {
  const gap = 2;
  const page = { width: across * width + (across - 1) * gap, height, left: 0, top: 0 };
  return { width, height, across, rows: 1, gap, page };
}

export const LABEL_SHEETS = {
  letter30: {
    width: 66.7,
    height: 25.4,
    across: 3,
    rows: 10,
    gap: 3.1,
    page: { width: 215.9, height: 279.4, left: 4.8, top: 12.7 },
  },
  roll50: roll(50, 25, 1),
  roll50x2: roll(50, 25, 2),
  roll32x3: roll(32, 25, 3),
} as const satisfies Record<string, LabelSheet>;

export type LabelSheetName = keyof typeof LABEL_SHEETS;

/** Twenty pages of stickers: what one print holds, on a phone too. */
export const MOST_LABELS = 600;

/** The bars of most codes are printed as wide as on goods; the dots of a printer of rolls are this far apart. */
const USUAL_MODULE = 0.33;
const DOT = 0.125;
/** Below it the scanners of shops read nothing. */
const FINEST_MODULE = 0.19;

/** How wide a module is on a label. On a roll, a whole number of dots where at least two fit, so that no bar is uneven. */
export function moduleWidth({ modules }: Pick<Barcode, 'modules'>, { width, rows }: LabelSheet): number {
  const room = width / (modules.length + 2 * QUIET_MODULES);
  if (rows > 1 || room < 2 * DOT) return Math.min(room, USUAL_MODULE);
  return Math.min(Math.floor(room / DOT), 3) * DOT;
}

/** What is wrong with the code of a label on this sheet; null where a scanner reads it. */
export function labelFault({ code, bars }: Label, sheet: LabelSheet): 'none' | 'letters' | 'long' | null {
  if (code === null) return 'none';
  if (bars === null) return 'letters';
  return moduleWidth(bars, sheet) < FINEST_MODULE ? 'long' : null;
}

/** How many labels of each, unless somebody types another number: one, or one for each unit in stock. */
export type LabelCount = 'one' | 'stock';

/** Labels of one thing. Of what nobody counts there is one. */
export function countOf({ stock }: Label, count: LabelCount): number {
  return count === 'one' ? 1 : Math.min(stock ?? 1, MOST_LABELS);
}

/**
 * The labels page by page, as many of each as `units` says; null where nothing is printed, because those places of the
 * first page have lost their stickers. Labels beyond `MOST_LABELS` are left out: `total` counts them all.
 */
export function labelPages(
  labels: readonly Label[],
  units: (label: Label) => number,
  { across, rows }: LabelSheet,
  used = 0,
): { pages: (Label | null)[][]; total: number } {
  const wanted = labels.flatMap((label) => Array.from({ length: units(label) }, () => label));
  const total = wanted.length;
  if (total === 0) return { pages: [], total };
  const places = [...Array.from({ length: used }, () => null), ...wanted.slice(0, MOST_LABELS)];
  const size = across * rows;
  const pages = Array.from({ length: Math.ceil(places.length / size) }, (_, page) =>
    places.slice(page * size, (page + 1) * size),
  );
  return { pages, total };
}
