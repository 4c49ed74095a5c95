import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkRecords } from '../../../domain/imports/check-records.ts';
import { knownFormat, readKnownFormat } from '../../../domain/imports/formats/known-format.ts';
import { picturesOfWooCommerce } from '../../../domain/imports/formats/woocommerce.ts';
import type { ImportRecord } from '../../../domain/imports/import-record.ts';
import { readRecord } from '../../../domain/imports/read-record.ts';
import { readCsv } from '../../../domain/imports/sheet.ts';
import { products } from './shapes.ts';

function read(bytes: Uint8Array) {
  const sheet = readCsv(bytes);
  expect(knownFormat(products, sheet)).toBe('woocommerce');
  const { records, notes } = readKnownFormat(products, sheet, 'woocommerce');
  const faults = checkRecords(products, records).map(({ line, field, value, kind }) => [
    line,
    field,
    value,
    kind,
  ]);
  return { sheet, records, notes, faults };
}
const readText = (...lines: string[]) => read(new TextEncoder().encode(lines.join('\n')));
const HEADERS =
  'ID,Type,SKU,Name,Published,In stock?,Stock,Sale price,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)';

/** `sku price discount units value/value` of each variant, as they are read. */
function variantsOf(record: ImportRecord | undefined): string[] {
  if (record === undefined) return [];
  return readRecord(products, record).items.map(({ values }) => {
    const options = values.get('options');
    const said = Array.isArray(options) ? options.map(({ value }) => value).join('/') : '';
    const cells = ['sku', 'price', 'discount_price', 'quantity'].map((part) =>
      String(values.get(part) ?? '-'),
    );
    return [...cells, said].join(' ');
  });
}

describe('its public sample', () => {
  const { sheet, records, notes, faults } = read(
    readFileSync(new URL('../../fixtures/woocommerce_sample_products.csv', import.meta.url)),
  );
  const bySku = new Map(records.map((record) => [record.lines[0]?.cells['sku'], record]));
  const valuesOf = (sku: string) => {
    const record = bySku.get(sku);
    return record && Object.fromEntries(readRecord(products, record).values);
  };

  test('is read without mistakes; a bundle and an affiliate link are named as left out', () => {
    expect(faults).toEqual([]);
    expect(notes.map(({ kind }) => kind)).toEqual(['not_sold', 'not_sold']);
    expect(records).toHaveLength(13);
  });

  test('a variation without a size is a variant of every size, and none of them has its SKU', () => {
    const variants = variantsOf(bySku.get('cc-tee'));
    expect(new Set(variants).size).toBe(9);
    expect(variants).toContain('- 25 - - Blue/Large');
    expect(
      bySku
        .get('cc-tee')
        ?.lines.map(({ line, part }) => [line, part])
        .slice(1, 4),
    ).toEqual([
      [19, 1],
      [19, 2],
      [19, 3],
    ]);
  });

  test('an exact variation has its SKU and its own prices; the product has those of the cheapest', () => {
    const variants = variantsOf(bySku.get('cc-hoodie'));
    expect(variants).toContain('cc-hoodie-red 45 42 - Red/No');
    expect(valuesOf('cc-hoodie')).toMatchObject({ price: 45, discount_price: 42 });
  });

  test('categories are paths, hidden products inactive, names of one space; pictures stand apart', () => {
    expect(valuesOf('cc-belt')).toMatchObject({ collections_id: 'Clothing > Accessories' });
    expect(valuesOf('cc-hoodie-with-pocket')).toMatchObject({ active: 0 });
    expect(valuesOf('cc-hoodie-with-logo')).toMatchObject({ name: 'Hoodie with Pocket and Logo' });
    expect(picturesOfWooCommerce(sheet).get(2)?.length).toBeGreaterThan(0);
  });
});

test('every mistake is named with its line, column and value', () => {
  const { faults, notes } = readText(
    HEADERS,
    '1,simple,A,,1,1,,,100,,,,',
    '2,simple,B,Gorra,1,1,,,19.99,,,,',
    '',
    '3,simple,C,Gorra azul,1,1,x,120,100,,,,',
    '4,variation,D,Gorra sola,1,1,,,100,,nadie,,',
    '5,simple,C,Otra,1,1,,,100,,,,',
    '6,simple,E,Menos,1,1,-3,,100,,,,',
    '7,simple,F,Media,quizás,1,2.5,,100,,,,',
    '8,simple,G,Sin precio,1,1,,,,,,,',
  );
  expect(faults).toEqual([
    [2, 'name', '', 'empty'],
    [3, 'price', '19.99', 'ambiguous'],
    [5, 'quantity_available', 'x', 'wrong_format'],
    [5, 'discount_price', '120', 'discount_not_lower'],
    [7, 'sku', 'C', 'repeated'],
    [8, 'quantity_available', '-3', 'too_small'],
    [9, 'active', 'quizás', 'wrong_format'],
    [9, 'quantity_available', '2.5', 'decimals'],
    [10, 'price', '', 'empty'],
  ]);
  expect(notes).toEqual([{ line: 6, kind: 'unknown_parent', value: 'nadie' }]);
});

test('a variation of several variants has no units that each of them could have, and a line says so', () => {
  const { records, notes, faults } = readText(
    HEADERS,
    '1,variable,G,Gorra,1,1,,,,,,Color,"Azul, Roja"',
    '2,variation,G-X,,1,1,7,,100,,G,Color,',
  );
  expect(faults).toEqual([]);
  expect(variantsOf(records[0])).toEqual(['- 100 - - Azul', '- 100 - - Roja']);
  expect(notes).toEqual([{ line: 3, kind: 'shared_units', value: '7' }]);
});

test('a variation of every value leaves those that have a line of their own; an empty price is asked for', () => {
  const { records, faults } = readText(
    HEADERS,
    '1,variable,G,Gorra,1,1,,,,,,Color,"Azul, Roja"',
    '2,variation,G-X,,1,1,,,100,,G,Color,',
    '3,variation,G-A,,1,1,4,,,,G,Color,Azul',
  );
  expect(faults).toEqual([[4, 'product_variants.price', '', 'empty']]);
  expect(variantsOf(records[0])).toEqual(['- 100 - - Roja', 'G-A - - 4 Azul']);
});

test.each([
  ['2026-01-01', '2026-11-26', 'offer_over'],
  ['2026-11-28', '2026-12-31', 'offer_not_begun'],
  ['', 'pronto', 'offer_date'],
  ['2026-11-27', '2026-11-27', undefined],
  ['', '', undefined],
])('an offer from %s to %s: %s', (from, to, kind) => {
  const { records, notes } = readText(
    'Tipo,Nombre,Precio normal,Precio rebajado,Día en que empieza el precio rebajado,Día en que termina el precio rebajado',
    `simple,Gorra,10000,5000,${from},${to}`,
  );
  expect(notes.map((note) => note.kind)).toEqual(kind === undefined ? [] : [kind]);
  expect(records[0]?.lines[0]?.cells['discount_price']).toBe(kind === undefined ? '5000' : undefined);
});

test('a Spanish export in Windows-1252 with semicolons reads the same', () => {
  const text =
    'Tipo;SKU;Nombre;Publicado;Precio normal;Categorías\nsimple;A;Café de Nariño;1;32000;Café > Molido';
  const { records } = read(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
  expect(records[0]?.lines[0]?.cells).toEqual({
    name: 'Café de Nariño',
    sku: 'A',
    price: '32000',
    active: 'Activo',
    collections_id: 'Café > Molido',
  });
});
