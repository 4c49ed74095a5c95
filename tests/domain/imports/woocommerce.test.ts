import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mistakes } from '../../../domain/imports/catalog-file.ts';
import { readTable } from '../../../domain/imports/table.ts';
import { isWooCommerce } from '../../../domain/imports/woocommerce-columns.ts';
import { readWooCommerce } from '../../../domain/imports/woocommerce.ts';

const read = (text: string) => readWooCommerce(readTable(new TextEncoder().encode(text)));
const HEADERS =
  'ID,Type,SKU,Name,Published,In stock?,Stock,Sale price,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)';

describe('a real export', () => {
  const table = readTable(
    readFileSync(new URL('../../fixtures/woocommerce_sample_products.csv', import.meta.url)),
  );
  const file = readWooCommerce(table);
  const bySku = new Map(file.products.map((product) => [product.sku, product]));

  test('is recognised and read without mistakes; bundles and affiliate links are named as skipped', () => {
    expect(isWooCommerce(table.headers)).toBe(true);
    expect(mistakes(file)).toEqual([]);
    expect(file.problems.map(({ value, key }) => [value, key])).toEqual([
      ['grouped', 'skipped'],
      ['external', 'skipped'],
    ]);
    expect(file.products).toHaveLength(13);
  });

  test('a variation without a size stands for every size', () => {
    const tee = bySku.get('cc-tee');
    expect(tee?.options).toEqual([
      { name: 'Color', values: ['Blue', 'Green', 'Red'] },
      { name: 'Size', values: ['Large', 'Medium', 'Small'] },
    ]);
    expect(tee?.variants).toHaveLength(9);
    expect(tee?.variants.every((variant) => variant.price === 25 && variant.quantity === null)).toBe(true);
    expect(tee?.variants.some((variant) => variant.sku)).toBe(false);
  });

  test('an exact variation keeps its SKU and its own prices', () => {
    const hoodie = bySku.get('cc-hoodie');
    expect(hoodie?.variants).toHaveLength(6);
    expect(hoodie?.variants.find((variant) => variant.sku === 'cc-hoodie-red')).toMatchObject({
      price: 45,
      discountPrice: 42,
    });
    expect(hoodie).toMatchObject({ price: 45, discountPrice: 42, quantity: null });
  });

  test('categories are paths, hidden products inactive, names of one space', () => {
    expect(bySku.get('cc-belt')?.collections).toEqual([['Clothing', 'Accessories']]);
    expect(bySku.get('cc-hoodie-with-pocket')?.active).toBe(false);
    expect(bySku.get('cc-hoodie-with-logo')?.name).toBe('Hoodie with Pocket and Logo');
  });
});

test('every mistake is named with its line, field and value, and its line is left out', () => {
  const file = read(
    `${HEADERS}\n1,simple,A,,1,1,,,100,,,,\n2,simple,B,Gorra,1,1,,,19.99,,,,\n\n3,simple,C,Gorra,1,1,x,120,100,,,,\n4,variation,D,Gorra,1,1,,,100,,nadie,,\n5,simple,C,Otra,1,1,,,100,,,,`,
  );
  expect(mistakes(file)).toEqual([
    { line: 2, field: 'Name', value: '', key: 'empty' },
    { line: 3, field: 'Regular price', value: '19.99', key: 'wrong_format' },
    { line: 5, field: 'Sale price', value: '120', key: 'discount_not_lower' },
    { line: 6, field: 'Parent', value: 'nadie', key: 'unknown_parent' },
    { line: 7, field: 'SKU', value: 'C', key: 'repeated' },
  ]);
  expect(file.products).toEqual([]);
});

test('a combination that no line offers has no stock', () => {
  const file = read(
    `${HEADERS}\n1,variable,G,Gorra,1,1,,,,,,Color,"Azul, Roja"\n2,variation,G-A,Gorra,1,1,7,,100,,G,Color,Azul`,
  );
  expect(file.products[0]?.variants.map(({ quantity, sku }) => ({ quantity, sku }))).toEqual([
    { quantity: 7, sku: 'G-A' },
    { quantity: 0, sku: undefined },
  ]);
});

test('a Spanish export in Windows-1252 with semicolons reads the same', () => {
  const text =
    'Tipo;SKU;Nombre;Publicado;Precio normal;Categorías\nsimple;A;Café de Nariño;1;32000;Café > Molido';
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const [product] = readWooCommerce(readTable(bytes)).products;
  expect(product).toMatchObject({
    name: 'Café de Nariño',
    price: 32000,
    collections: [['Café', 'Molido']],
    quantity: null,
  });
});
