import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addOffer,
  isAvailable,
  isLineQuantity,
  lineQuantity,
  MOST_UNITS,
  offersOf,
  offersOfCode,
  readLines,
  typedQuantity,
  unitsLeft,
} from '../../../domain/orders/order-lines.ts';
import type { Offer, OrderLine, SoldProduct } from '../../../domain/orders/order-lines.ts';

const shirt: SoldProduct = {
  id: 7,
  name: 'Camiseta',
  sku: 'CAM',
  price: 45_000,
  discount_price: null,
  quantity_available: 3,
  product_images: [{ picture_url: '/files/a.webp' }, { picture_url: '/files/b.webp' }],
  product_variants: [],
};
const sizes: SoldProduct = {
  ...shirt,
  product_variants: [
    { id: 1, key: 'S', name: null, sku: 'CAM-S', price: 45_000, discount_price: 40_000, quantity: 0 },
    { id: 2, key: 'M', name: 'Mediana', sku: null, price: 48_000, discount_price: null, quantity: null },
  ],
};

const offers = fc.record<Offer>({
  product_id: fc.integer({ min: 1, max: 4 }),
  product_variant_id: fc.option(fc.integer({ min: 1, max: 3 })),
  name: fc.string(),
  sku: fc.option(fc.string()),
  price: fc.nat(),
  stock: fc.option(fc.nat()),
  picture_url: fc.option(fc.string()),
});

describe('what a product offers', () => {
  test('without variants it is offered itself, with its first picture', () => {
    expect(offersOf(shirt)).toEqual([
      {
        product_id: 7,
        product_variant_id: null,
        name: 'Camiseta',
        sku: 'CAM',
        price: 45_000,
        stock: 3,
        picture_url: '/files/a.webp',
      },
    ]);
  });

  test('of one with variants each is offered: on offer at that price, by name or key, with an SKU of its own or the product’s', () => {
    expect(offersOf(sizes).map(({ name, sku, price, stock }) => [name, sku, price, stock])).toEqual([
      ['Camiseta S', 'CAM-S', 40_000, 0],
      ['Camiseta Mediana', 'CAM', 48_000, null],
    ]);
  });

  test('a whole code finds what has it as its barcode or SKU: a variant alone, or all of a product', () => {
    const [small, medium] = sizes.product_variants;
    const coded: SoldProduct = {
      ...sizes,
      barcode: '7701234567897',
      product_variants: [small, medium].flatMap((one) =>
        one ? [{ ...one, barcode: `77000${one.id}` }] : [],
      ),
    };
    const found = (code: string) => offersOfCode(coded, code).map(({ name }) => name);
    expect(found(' 770002 ')).toEqual(['Camiseta Mediana']);
    expect(found('cam-s')).toEqual(['Camiseta S']);
    expect(found('7701234567897')).toEqual(['Camiseta S', 'Camiseta Mediana']);
    expect(found('CAM')).toEqual(['Camiseta S', 'Camiseta Mediana']);
    expect([found('77000'), found(''), found(' ')]).toEqual([[], [], []]);
    expect(offersOfCode(shirt, 'cam')).toEqual(offersOf(shirt));
  });

  test('what is not counted is available and makes the sum unknown; none left is sold out', () => {
    expect(offersOf(sizes).map(isAvailable)).toEqual([false, true]);
    expect(unitsLeft(offersOf(sizes))).toBeNull();
    expect(unitsLeft(offersOf(shirt))).toBe(3);
  });
});

describe('adding to an order', () => {
  test('what is added has one line for each product and variant, with as many units as it was added', () => {
    fc.assert(
      fc.property(fc.array(offers, { maxLength: 30 }), (added) => {
        const lines = added.reduce<OrderLine[]>((before, offer) => addOffer(before, offer), []);
        const ids = lines.map((line) => `${line.product_id}.${line.product_variant_id}`);
        expect(new Set(ids).size).toBe(ids.length);
        expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(added.length);
        for (const line of lines) {
          const last = added.findLast(
            (offer) =>
              offer.product_id === line.product_id && offer.product_variant_id === line.product_variant_id,
          );
          expect(line).toMatchObject(last ?? {});
        }
      }),
    );
  });

  test('a line that the order has already keeps the name and price it was sold for; what is left is news', () => {
    const [offer] = offersOf(shirt);
    if (offer === undefined) throw new Error('a product offers something');
    const sold = { ...offer, id: 31, name: 'Camiseta de ayer', price: 39_000, stock: 9, quantity: 2 };
    expect(addOffer([sold], offer)).toEqual([{ ...sold, quantity: 3, stock: 3 }]);
  });

  test('a line has no more units than the API takes, and no fewer than one', () => {
    const [offer] = offersOf(shirt);
    if (offer === undefined) throw new Error('a product offers something');
    expect(addOffer([{ ...offer, quantity: MOST_UNITS }], offer)[0]?.quantity).toBe(MOST_UNITS);
    expect([0, -3, 5, 10_000].map(lineQuantity)).toEqual([1, 1, 5, MOST_UNITS]);
  });

  test('a typed quantity is taken whole or not at all', () => {
    expect(['', ' ', '7', '0', '9999', '10000'].map(typedQuantity)).toEqual([null, null, 7, 0, 9999, 10_000]);
    expect(['-1', '1,5', '1.000', 'dos'].map(typedQuantity)).toEqual([0, 0, 0, 0]);
    expect([0, -1, 1.5, 10_000, Number.NaN].some(isLineQuantity)).toBe(false);
    expect([1, 9999].every(isLineQuantity)).toBe(true);
  });
});

describe('reading lines', () => {
  test('lines come back from a draft as they were', () => {
    const lines = fc.array(
      fc
        .record({ id: fc.nat(), quantity: fc.integer({ min: 1, max: MOST_UNITS }) })
        .chain((own) =>
          offers.map((offer) => ({ ...offer, sku: offer.sku || null, picture_url: null, ...own })),
        ),
    );
    fc.assert(
      fc.property(lines, (kept) => {
        expect(readLines(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
      }),
    );
  });

  test('whatever a form holds, lines come out', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const line of readLines(value)) expect(typeof line.quantity).toBe('number');
      }),
    );
    expect(readLines([null, 'x', { name: 'Ruana', price: 90_000 }])).toEqual([
      {
        product_id: null,
        product_variant_id: null,
        name: 'Ruana',
        sku: null,
        price: 90_000,
        quantity: 1,
        stock: null,
        picture_url: null,
      },
    ]);
  });
});
