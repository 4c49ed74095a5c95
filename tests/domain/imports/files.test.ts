import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkRecords } from '../../../domain/imports/check-records.ts';
import { knownFormat, readKnownFormat } from '../../../domain/imports/formats/known-format.ts';
import { mapLines } from '../../../domain/imports/map-lines.ts';
import { recogniseColumns } from '../../../domain/imports/recognise.ts';
import { readCsv } from '../../../domain/imports/sheet.ts';
import { products } from './shapes.ts';

const fixture = (name: string) =>
  readCsv(readFileSync(new URL(`../../fixtures/imports/${name}`, import.meta.url)));

function known(name: string) {
  const sheet = fixture(name);
  const format = knownFormat(products, sheet);
  return { format, records: format === undefined ? [] : readKnownFormat(products, sheet, format).records };
}

test('[PRD-10] a CSV as Excel in Spanish writes it: semicolons, Latin-1, decimal comma', () => {
  const sheet = fixture('excel-es.csv');
  const paths = recogniseColumns(products, sheet.headers).map((path) => path ?? null);
  expect(paths).toEqual(['name', 'sku', 'price', 'quantity_available', 'active', 'description']);
  const records = mapLines(products, sheet, paths);
  expect(checkRecords(products, records)).toEqual([]);
  expect(records.map(({ lines: [line] }) => line?.cells)).toMatchObject([
    { name: 'Camiseta niño', price: '45.000,00' },
    { name: 'Pañuelo; de algodón', price: '12900,00' },
  ]);
});

test('[PRD-10] a barcode beside sizes is that of its variant, unless all of them have it', () => {
  const read = (codes: string[]) => {
    const rows = codes.map((code, at) => `Gorra,1000,${'SML'[at] ?? ''},${code}`);
    const sheet = readCsv(new TextEncoder().encode(['Nombre,Precio,Talla,EAN', ...rows].join('\n')));
    const paths = recogniseColumns(products, sheet.headers).map((path) => path ?? null);
    return mapLines(products, sheet, paths).flatMap(({ lines }) =>
      lines.map(({ cells }) => [cells['barcode'], cells['product_variants.barcode']]),
    );
  };
  expect(read(['7701', '7702'])).toEqual([
    [undefined, '7701'],
    [undefined, '7702'],
  ]);
  expect(read(['7701', '7701'])).toEqual([
    ['7701', undefined],
    ['7701', undefined],
  ]);
});

describe('[PRD-10] the product files of other programs', () => {
  test.each([
    [
      'shopify',
      "Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Barcode,Variant Price\ng,Gorra,Talla,S,G-S,'7701,1000\ng,,,M,G-M,7702,1000",
    ],
    [
      'tiendanube',
      'Identificador de URL,Nombre,Nombre de propiedad 1,Valor de propiedad 1,Precio,Precio promocional,Stock,SKU,Código de barras\ng,Gorra,Talla,S,1000,,1,G-S,7701\ng,,,M,1000,,1,G-M,7702',
    ],
    [
      'woocommerce',
      'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)\n1,variable,G,,Gorra,1,,,Talla,"S, M"\n2,variation,G-S,7701,,1,1000,G,Talla,S\n3,variation,G-M,7702,,1,1000,G,Talla,M',
    ],
  ])('%s: the barcode of each variant', (program, text) => {
    const sheet = readCsv(new TextEncoder().encode(text));
    const format = knownFormat(products, sheet);
    expect(format).toBe(program);
    const records = format === undefined ? [] : readKnownFormat(products, sheet, format).records;
    const codes = records.flatMap(({ lines }) =>
      lines.flatMap(({ cells }) => cells['product_variants.barcode'] ?? []),
    );
    expect(codes).toEqual(['7701', '7702']);
  });

  test('Shopify: options by product, price before the discount, pictures without a variant', () => {
    const { format, records } = known('shopify.csv');
    expect(format).toBe('shopify');
    expect(checkRecords(products, records)).toEqual([]);
    expect(records).toHaveLength(2);
    expect(records[0]?.lines.map(({ line, cells }) => [line, cells])).toMatchObject([
      [
        2,
        {
          name: 'Camiseta pima',
          price: '69900.00',
          description: 'Algodón pima.\nNo encoge.',
          active: 'Activo',
          'product_variants.options': 'Talla: S / Color: Blanco',
          'product_variants.sku': 'CP-S-B',
          'product_variants.price': '69900.00',
          'product_variants.discount_price': '59900.00',
          'product_variants.quantity': '12',
        },
      ],
      [3, { name: 'Camiseta pima', 'product_variants.options': 'Talla: M / Color: Blanco' }],
    ]);
    expect(records[1]?.lines).toMatchObject([
      {
        line: 5,
        cells: {
          name: 'Gorra',
          sku: 'GOR-1',
          price: '35000.00',
          quantity_available: '4',
          active: 'Inactivo',
        },
      },
    ]);
  });

  test('Tiendanube: semicolons and Latin-1, the name on the first line alone', () => {
    const { format, records } = known('tiendanube.csv');
    expect(format).toBe('tiendanube');
    expect(checkRecords(products, records)).toEqual([]);
    expect(records.map(({ line, lines }) => [line, lines.length])).toEqual([
      [2, 2],
      [4, 1],
    ]);
    expect(records[0]?.lines[1]?.cells).toEqual({
      name: 'Pantalón de lino',
      'product_variants.options': 'Talla: 32',
      'product_variants.sku': 'PAN-32',
      'product_variants.price': '120000.00',
      'product_variants.quantity': '5',
    });
    expect(records[1]?.lines[0]?.cells).toMatchObject({
      name: 'Cinturón',
      collections_id: 'Accesorios > Cuero',
      discount_price: '45000.00',
      active: 'Inactivo',
    });
  });

  test('WooCommerce: the sample file whole, without its bundle and its affiliate link', () => {
    const sheet = readCsv(
      readFileSync(new URL('../../fixtures/woocommerce_sample_products.csv', import.meta.url)),
    );
    const { records } = readKnownFormat(products, sheet, 'woocommerce');
    expect(knownFormat(products, sheet)).toBe('woocommerce');
    expect(records).toHaveLength(13);
    expect(checkRecords(products, records)).toEqual([]);
  });

  test('WooCommerce: a product with a mistake keeps what is written, to be put right', () => {
    const text =
      'ID,Type,SKU,Name,Published,Regular price,Parent\n1,simple,A,Gorra,1,45.5,\n2,variation,B,,1,100,nada\n';
    const sheet = readCsv(new TextEncoder().encode(text));
    const { records } = readKnownFormat(products, sheet, 'woocommerce');
    expect(checkRecords(products, records)).toMatchObject([
      { line: 2, field: 'price', value: '45.5', kind: 'ambiguous' },
      { line: 3, field: 'name', kind: 'empty' },
    ]);
  });
});
