/** Every way to change the prices of a product, and what each makes of those of its variants. */
import { reading, type Product, type Shop } from '../orders/shop.ts';

export interface Prices {
  price: number;
  discount_price: number | null;
}
export type Priced = Omit<Product, 'product_variants'> &
  Prices & { product_variants: (Product['product_variants'][number] & Prices)[] };

const path = ({ shop, stored }: Pick<Case, 'shop' | 'stored'>): string =>
  `${shop.base}/products/${stored.id}`;
export const pricesOf = ({ price, discount_price }: Prices): Prices => ({ price, discount_price });
const same = (a: Prices, b: Prices): boolean => a.price === b.price && a.discount_price === b.discount_price;

export async function must(answer: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await answer;
  if (status > 201) throw new Error(`${status} ${JSON.stringify(body)}`);
}

/** Brings a file of one line in, and takes it back again where that is asked. */
export type Bring = (target: string, cells: Record<string, string>, takeBack?: boolean) => Promise<void>;

export interface Case {
  shop: Shop;
  bring: Bring;
  stored: Priced;
  sku: string;
  next: Prices;
}

/** A way to give the product other prices, and what it makes of its variants where that is not the rule. */
export interface Way {
  write(given: Case): Promise<unknown>;
  /** The prices that the product then has; those of the case when left out. */
  product?(given: Case): Prices;
  /** Prices of a variant after it; the rule when left out. */
  variant?(given: Case, variant: Prices, key: string): Prices;
}

export const whole = ({ stored, next }: Pick<Case, 'stored' | 'next'>): Record<string, unknown> => ({
  name: 'Camiseta',
  sku: Reflect.get(stored, 'sku'),
  active: 1,
  ...next,
});
const edits = (given: Case, extra: object[] = []) =>
  given.shop.owner.post<{ undo: { id: number }; failed: unknown[] }>(`${given.shop.base}/products/changes`, {
    records: [
      {
        id: given.stored.id,
        values: [
          { source: 'price', before: given.stored.price, after: given.next.price },
          {
            source: 'discount_price',
            before: given.stored.discount_price,
            after: given.next.discount_price,
          },
          ...extra,
        ],
      },
    ],
  });
const bulk = ({ shop, stored }: Case, change: object) =>
  shop.owner.patch<{ undo: { id: number } | null; failed: unknown[] }>(`${shop.base}/products`, {
    ids: [stored.id],
    change,
  });
const undo = ({ shop }: Case, id: number | undefined) =>
  shop.owner.post(`${shop.base}/products/changes/${id ?? 0}/undo`);
const stays = (_: Case, variant: Prices): Prices => variant;
const unchanged = ({ stored }: Case): Prices => pricesOf(stored);

export const WAYS: Readonly<Record<string, Way>> = {
  'the form, whose variants follow': {
    write: (given) => must(given.shop.owner.patch(path(given), given.next)),
  },
  'the form, whose variants stay': {
    write: ({ shop, stored, next }) =>
      must(
        shop.owner.patch(
          path({ shop, stored }),
          { ...next, product_variants: stored.product_variants },
          reading(stored),
        ),
      ),
    variant: stays,
  },
  'a cell of the list': {
    write: (given) =>
      must(given.shop.owner.patch(path(given), { discount_price: null, price: given.next.price })),
    product: ({ next }) => ({ price: next.price, discount_price: null }),
  },
  'the grid': { write: (given) => must(edits(given)) },
  'the grid, with the units of a variant': {
    async write(given) {
      const [variant] = given.stored.product_variants;
      const units =
        variant === undefined
          ? []
          : [
              {
                source: 'product_variants.quantity',
                item: variant.id,
                before: variant.quantity,
                after: variant.quantity,
              },
              {
                source: 'product_variants.discount_price',
                item: variant.id,
                before: variant.discount_price,
                after: 1,
              },
            ];
      await must(edits(given, units));
    },
    variant: (given, variant, key) =>
      key === 'S' ? { ...variant, discount_price: 1 } : byRule(given, variant, given.next),
  },
  'the grid, and back': {
    async write(given) {
      const { body } = await edits(given);
      if (body.undo !== null) await must(undo(given, body.undo.id));
    },
    product: unchanged,
    variant: stays,
  },
  'a bulk change that sets the price': {
    write: (given) => must(bulk(given, { source: 'price', op: 'set', value: 1_000_000 })),
    product: ({ stored }) => ({ ...pricesOf(stored), price: 1_000_000 }),
  },
  'a bulk change that takes the discount away': {
    write: (given) => must(bulk(given, { source: 'discount_price', op: 'set', value: null })),
    product: ({ stored }) => ({ ...pricesOf(stored), discount_price: null }),
  },
  'a bulk change by a percentage, each of its own': {
    write: (given) => must(bulk(given, { source: 'price', op: 'percent', value: 100 })),
    product: ({ stored }) => ({ ...pricesOf(stored), price: stored.price * 2 }),
    variant: (_, variant) => ({ ...variant, price: variant.price * 2 }),
  },
  'a bulk change by an amount, each of its own': {
    write: (given) => must(bulk(given, { source: 'price', op: 'add', value: 700 })),
    product: ({ stored }) => ({ ...pricesOf(stored), price: stored.price + 700 }),
    variant: (_, variant) => ({ ...variant, price: variant.price + 700 }),
  },
  'a bulk change, and back': {
    async write(given) {
      const { body } = await bulk(given, { source: 'price', op: 'set', value: 1_000_000 });
      if (body.undo !== null) await must(undo(given, body.undo.id));
    },
    product: unchanged,
    variant: stays,
  },
  'a file': {
    write: ({ bring, sku, next }) =>
      bring('products', { sku, price: String(next.price), discount_price: '' }),
    product: ({ next }) => ({ price: next.price, discount_price: null }),
  },
  'a file, and back': {
    write: ({ bring, sku, next }) =>
      bring('products', { sku, price: String(next.price), discount_price: '' }, true),
    product: unchanged,
    variant: stays,
  },
  'the inventory, of one variant': {
    async write({ shop, stored }) {
      const [variant] = stored.product_variants;
      const seen = (variant ?? stored).price;
      const shelf = `${shop.base}/inventory/${stored.id}/${variant?.id ?? 0}/price`;
      await must(shop.owner.put(shelf, { price: seen + 5_000, seen }));
    },
    product: ({ stored }) =>
      stored.product_variants.length > 0
        ? pricesOf(stored)
        : { ...pricesOf(stored), price: stored.price + 5_000 },
    variant: (_, variant, key) => (key === 'S' ? { ...variant, price: variant.price + 5_000 } : variant),
  },
  'PUT with the options and without the variants': {
    write: (given) =>
      must(
        given.shop.owner.put(path(given), {
          ...whole(given),
          product_options: Reflect.get(given.stored, 'product_options'),
        }),
      ),
  },
  'PUT without options, variants and stock': {
    write: (given) => must(given.shop.owner.put(path(given), whole(given))),
  },
  'PUT of the whole record as it was read, with other prices': {
    write: (given) => must(given.shop.owner.put(path(given), { ...given.stored, ...given.next })),
    variant: stays,
  },
};

/** The rule: what cost what the product cost costs what it costs now. */
export function byRule({ stored }: Pick<Case, 'stored'>, variant: Prices, product: Prices): Prices {
  return same(variant, stored) ? product : variant;
}
