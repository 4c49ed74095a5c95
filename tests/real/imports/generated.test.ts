/**
 * Larger files in the manner of real ones. Each line of them is stored exactly as the file says it, or is a fault of
 * the review; it is never another value without a word.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openImportShop, type ImportShop, type StoredProduct } from './panel.ts';
import { AMOUNTS, fileIn, FORMATS, itemsOf, MANNERS, type Item, type Manner } from './sheets.ts';

const LINES = 4;

/** The manners in which a line is stored as another value without a word today. */
const WRONG: Record<string, string> = {
  'woocommerce 45.000': 'K2: 287.000 is stored as 287',
  'woocommerce 45,000': 'K2: 287,000 is stored as 287',
  'woocommerce $ 45.000': 'K2: the price is read, but a hidden product is published',
  'shopify 45,000': 'K2: 50,000 instead of 51,000 is stored as the price 50000 without a discount',
  'shopify 45000,00': 'K2: 50000,00 instead of 51000,00 is stored as the price 50000 without a discount',
  'shopify $ 45.000': 'K2: $ 52.000 instead of $ 53.000 is stored as the price 52000 without a discount',
};

const titleOf = ({ format, amount }: Manner) => `${format} ${amount}`;

let shop: ImportShop;
let stored: Map<string, StoredProduct>;
/** The lines with a fault, by manner. */
const faulty = new Map<string, Set<number>>();

beforeAll(async () => {
  shop = await openImportShop();
  for (const [seed, manner] of MANNERS.entries()) {
    const { reviewed } = await shop.load('products', `${seed}.csv`, fileIn(manner, itemsOf(seed, LINES)));
    faulty.set(titleOf(manner), new Set(reviewed.faults.map(({ line }) => line)));
  }
  stored = new Map((await shop.products()).map((product) => [product.sku ?? '', product]));
});
afterAll(() => shop.close());

const said = ({ name, price, discount, units, active }: Item) => [
  name,
  price,
  discount,
  units,
  Number(active),
];
const found = (product: StoredProduct | undefined) =>
  product && [
    product.name,
    product.price,
    product.discount_price,
    product.quantity_available,
    product.active,
  ];

it('the manners are every format with every amount', () => {
  expect(new Set(MANNERS.map(titleOf)).size).toBe(FORMATS.length * AMOUNTS.length);
});

describe.each(MANNERS.map((manner, seed) => [seed, manner] as const))('%i', (seed, manner) => {
  const wrong = WRONG[titleOf(manner)];
  const fails = wrong !== undefined;
  const issue = wrong === undefined ? '' : ` (What is wrong in a merchant’s hands, ${wrong})`;

  it(`${titleOf(manner)}, ${manner.encoding}: exact, or a fault${issue}`, { fails }, () => {
    const clean = itemsOf(seed, LINES).filter((_, at) => !faulty.get(titleOf(manner))?.has(at + 2));
    expect(clean.map(({ sku }) => found(stored.get(sku)))).toEqual(clean.map(said));
  });
});
