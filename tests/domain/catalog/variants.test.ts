import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  combinations,
  completeVariants,
  countCombinations,
  isCounted,
  optionFaults,
  unitsAsked,
  variantKey,
  variantSku,
} from '../../../domain/catalog/variants.ts';

const option = (name: string, ...values: string[]) => ({
  name,
  options: values.map((value) => ({ name: value, value })),
});

describe('[PRD-05] variants', () => {
  const product = { sku: 'cam-01', price: 50_000, discount_price: 45_000 };

  test('the cartesian product, in the order of the options', () => {
    const variants = completeVariants(
      product,
      [option('Talla', 'S', 'M'), option('Color', 'Rojo', 'Azul claro')],
      [],
    );
    expect(variants.map(({ key }) => key)).toEqual(['S Rojo', 'S Azul claro', 'M Rojo', 'M Azul claro']);
    expect(variants[1]).toEqual({
      key: 'S Azul claro',
      name: 'S Azul claro',
      options: [
        { name: 'Talla', value: 'S' },
        { name: 'Color', value: 'Azul claro' },
      ],
      quantity: null,
      price: 50_000,
      discount_price: 45_000,
      sku: 'CAM-01-SAZULCLARO',
      barcode: null,
    });
  });

  test('the declared order counts, not the place in the list', () => {
    const rows = combinations([
      { ...option('Color', 'Rojo'), order: 2 },
      { ...option('Talla', 'S'), order: 1 },
    ]);
    expect(rows.map((row) => variantKey(row.map(({ value }) => value)))).toEqual(['S Rojo']);
  });

  test('the same key keeps its data; another value starts from the product', () => {
    const [first] = completeVariants(product, [option('Talla', 'S')], []);
    if (!first) throw new Error('no variant was made');
    const sold = { ...first, id: 7, price: 99, quantity: 3, sku: 'MINE' };
    const after = completeVariants({ ...product, price: 1 }, [option('Tamaño', 'M', 'S')], [sold]);
    expect(after).toMatchObject([
      { key: 'M', price: 1, quantity: null, sku: 'CAM-01-M' },
      { id: 7, key: 'S', price: 99, quantity: 3, sku: 'MINE', options: [{ name: 'Tamaño', value: 'S' }] },
    ]);
  });

  test('where units are counted, a new variant has none', () => {
    const [small] = completeVariants({ ...product, counted: true }, [option('Talla', 'S')], []);
    expect(small?.quantity).toBe(0);
    expect(isCounted([{ quantity: null }])).toBe(false);
    expect(isCounted([{ quantity: null }, { quantity: 0 }])).toBe(true);
    expect(isCounted([], 5)).toBe(true);
  });

  test('a product without SKU gives its variants none', () => {
    expect(variantSku(null, ['S'])).toBeNull();
    expect(variantSku(' ', ['S'])).toBeNull();
  });

  test('options without values count for nothing', () => {
    expect(completeVariants(product, [option('Talla'), option('Color', 'Rojo')], [])).toHaveLength(1);
    expect(completeVariants(product, [option('Talla')], [])).toEqual([]);
  });

  const value = fc.stringMatching(/^[a-zñá]{1,6}$/);
  const options = fc
    .array(fc.uniqueArray(value, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3 })
    .map((lists) => lists.map((values, at) => option(`o${at}`, ...values)));

  test('as many as the sizes multiply to, each of one value per option, all different', () => {
    fc.assert(
      fc.property(options, (given) => {
        const variants = completeVariants(product, given, []);
        expect(variants).toHaveLength(countCombinations(given));
        expect(new Set(variants.map(({ key }) => key)).size).toBe(variants.length);
        for (const variant of variants)
          expect(variant.options.map(({ name }) => name)).toEqual(given.map(({ name }) => name));
      }),
    );
  });

  test('completing what is complete changes nothing', () => {
    fc.assert(
      fc.property(options, (given) => {
        const once = completeVariants(product, given, []);
        expect(completeVariants({ ...product, price: 9 }, given, once)).toEqual(once);
      }),
    );
  });
});

describe('rules of options', () => {
  test('names are unique, whatever their case or spaces', () => {
    expect(optionFaults([option('Talla', 'S'), option(' talla ', 'M')])).toEqual([
      { path: '1.name', key: 'duplicate_option', value: 'talla' },
    ]);
  });

  test('values are unique within their option', () => {
    expect(optionFaults([option('Talla', 'S', 'M', 's')])).toEqual([
      { path: '0.options.2.value', key: 'duplicate_value', value: 's' },
    ]);
    expect(optionFaults([option('Talla', 'S'), option('Letra', 'S')])).toEqual([]);
  });

  test('two combinations may not spell one key', () => {
    expect(optionFaults([option('Color', 'Azul claro', 'Azul'), option('Talla', 'M', 'claro M')])).toEqual([
      { path: '0.options', key: 'duplicate_variant', value: 'Azul claro M' },
    ]);
  });
});

test('[PRD-14] a text that names values of options asks for the units of the variants that have them', () => {
  const shirt = ['Azul', 'Rosa palo'].flatMap((colour, c) =>
    ['M', 'L'].map((size, s) => ({
      options: [
        { name: 'Color', value: colour },
        { name: 'Talla', value: size },
      ],
      quantity: c * 10 + s,
    })),
  );
  const asked = (typed: string) =>
    unitsAsked(shirt, typed).map(({ value, units }) => `${value}: ${String(units)}`);
  expect(asked('¿hay camiseta talla M?')).toEqual(['Azul M: 0', 'Rosa palo M: 10']);
  expect(asked('camiseta rosa palo l')).toEqual(['Rosa palo L: 11']);
  expect(asked('camiseta')).toEqual([]);
});
