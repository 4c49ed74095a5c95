import { expect, test } from 'vitest';
import { combinations, type ProductOption } from '../../../domain/catalog/variants.ts';
import { stockMatrix, unitsOf, type StockMatrix } from '../../../domain/stock/matrix.ts';

const option = (name: string, ...values: string[]): ProductOption => ({
  name,
  options: values.map((value) => ({ name: value, value })),
});

/** A shelf of each combination, with 1, 2, 3… units. */
function shelvesOf(...options: ProductOption[]) {
  return combinations(options).map((row, at) => ({
    quantity: at + 1,
    product_variant: {
      name: row.map(({ value }) => value).join(' '),
      sku: null,
      barcode: null,
      price: 1000,
      discount_price: null,
      variant_options: row,
    },
  }));
}

const named = (matrix: StockMatrix<ReturnType<typeof shelvesOf>[number]>) =>
  matrix.groups.map(({ value, rows }) => [
    value,
    rows.map((row) => [row.value, ...row.cells.map((cell) => cell?.product_variant.name)]),
  ]);

test('sizes stand side by side and colours below each other, whichever option came first', () => {
  const sizes = option('Talla', 'S', 'M');
  const colours = option('Color', 'Azul claro', 'Rojo', 'Verde');
  const bySize = stockMatrix(shelvesOf(sizes, colours));
  expect([bySize.down, bySize.across, bySize.columns]).toEqual(['Color', 'Talla', ['S', 'M']]);
  expect(named(bySize)).toEqual([
    [
      null,
      [
        ['Azul claro', 'S Azul claro', 'M Azul claro'],
        ['Rojo', 'S Rojo', 'M Rojo'],
        ['Verde', 'S Verde', 'M Verde'],
      ],
    ],
  ]);
  const byColour = stockMatrix(shelvesOf(colours, sizes));
  expect([byColour.down, byColour.across]).toEqual(['Color', 'Talla']);
  expect(named(byColour)[0]?.[1]).toContainEqual(['Rojo', 'Rojo S', 'Rojo M']);
});

test('many numbers stand below each other where two colours take less room', () => {
  const numbers = option('Número', ...Array.from({ length: 11 }, (_, at) => String(34 + at)));
  const { down, across } = stockMatrix(shelvesOf(numbers, option('Color', 'Negro', 'Blanco')));
  expect([down, across]).toEqual(['Número', 'Color']);
});

test('one option is one row; a third one makes a group of each of its values', () => {
  const one = stockMatrix(shelvesOf(option('Talla', 'S', 'M', 'L')));
  expect([one.down, one.across]).toEqual([null, 'Talla']);
  expect(named(one)).toEqual([[null, [[null, 'S', 'M', 'L']]]]);
  const three = shelvesOf(
    option('Talla', 'S', 'M'),
    option('Color', 'Azul marino'),
    option('Tela', 'Lino', 'Seda'),
  );
  expect(named(stockMatrix(three))).toEqual([
    ['Lino', [['Azul marino', 'S Azul marino Lino', 'M Azul marino Lino']]],
    ['Seda', [['Azul marino', 'S Azul marino Seda', 'M Azul marino Seda']]],
  ]);
});

test('every shelf has one place, however variants and options disagree', () => {
  const all = shelvesOf(option('Talla', 'S', 'M'), option('Color', 'Azul', 'Rojo'));
  const [first, ...others] = all;
  const places = (shelves: typeof all) =>
    stockMatrix(shelves)
      .groups.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))
      .filter((cell) => cell !== undefined);
  // A combination that is gone leaves a hole.
  expect(places(others)).toHaveLength(3);
  expect(stockMatrix(others).columns).toHaveLength(2);
  // A variant of before the product had a colour, and two of the same values.
  const old = all.map((shelf, at) =>
    at === 1
      ? {
          ...shelf,
          product_variant: { ...shelf.product_variant, variant_options: [{ name: 'Talla', value: 'S' }] },
        }
      : shelf,
  );
  expect(places(old)).toHaveLength(4);
  expect(stockMatrix(old).columns).toEqual(['S Azul', 'S Rojo', 'M Azul', 'M Rojo']);
  expect(first && places([...all, first])).toHaveLength(5);
});

test('a product without variants is one cell without a name, and no shelf is none', () => {
  const own = { quantity: 4, product_variant: null };
  expect(stockMatrix([own])).toEqual({
    down: null,
    across: null,
    columns: [null],
    groups: [{ value: null, rows: [{ value: null, cells: [own] }] }],
  });
  expect(stockMatrix([]).columns).toEqual([]);
});

test('units that nobody counts are in no sum', () => {
  expect(unitsOf([{ quantity: 2 }, { quantity: null }, undefined, { quantity: 0 }])).toBe(2);
  expect(unitsOf([{ quantity: 0 }])).toBe(0);
  expect(unitsOf([{ quantity: null }, undefined])).toBeNull();
  expect(unitsOf([])).toBeNull();
});
