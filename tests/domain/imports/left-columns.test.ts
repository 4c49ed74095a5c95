import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkRecords } from '../../../domain/imports/check-records.ts';
import { knownFormat, readKnownFormat } from '../../../domain/imports/formats/known-format.ts';
import { leftColumns } from '../../../domain/imports/left-columns.ts';
import { mapLines } from '../../../domain/imports/map-lines.ts';
import { meaningsOf } from '../../../domain/imports/recognise.ts';
import { readCsv } from '../../../domain/imports/sheet.ts';
import { products } from './shapes.ts';
import { bytes } from './workbooks.ts';

const fixture = (name: string) => readCsv(readFileSync(new URL(`../../fixtures/${name}`, import.meta.url)));

function leftOf(sheet: ReturnType<typeof readCsv>): string[] {
  const format = knownFormat(products, sheet);
  const paths = meaningsOf(products, sheet.headers, format).map((path) => path ?? null);
  const left = leftColumns(products, sheet, paths, format);
  return left.map(({ header, reason }) => `${header}: ${reason}`);
}

describe('[PRD-10] the columns of which an import takes nothing', () => {
  test('of Shopify: what has values and no place; what is read, such as its pictures, is not among them', () => {
    expect(leftOf(fixture('imports/shopify.csv'))).toEqual([
      'Vendor: unused',
      'Variant Grams: unused',
      'Variant Inventory Tracker: unused',
      'Variant Inventory Policy: unused',
      'Variant Fulfillment Service: unused',
      'Variant Requires Shipping: unused',
      'Variant Taxable: unused',
      'Image Position: unused',
      'Gift Card: unused',
    ]);
  });

  test('of Tiendanube, which has no pictures', () => {
    expect(leftOf(fixture('imports/tiendanube.csv'))).toEqual([
      'Peso (kg): unused',
      'Envío sin cargo: unused',
      'Marca: unused',
    ]);
  });

  test('of WooCommerce: the rules of its tax', () => {
    const left = leftOf(fixture('woocommerce_sample_products.csv'));
    expect(left).toContain('Tax status: unused');
    for (const read of ['Name', 'Stock', 'Images', 'Attribute 1 name', 'Attribute 1 value(s)'])
      expect(left.map((one) => one.split(':')[0])).not.toContain(read);
  });

  test('of our own columns: what a picture shows, what the store works out, and a value without a title', () => {
    const sheet = readCsv(
      bytes(
        'Nombre,Precio,Imágenes,Imagen 2,Imagen del empaque,Creado,,Peso,Vacía\nG,1,a.jpg,b.jpg,c.jpg,3,nota,200,\n',
      ),
    );
    expect(leftOf(sheet)).toEqual([
      'Imagen del empaque: pictures',
      'Creado: computed',
      'G: untitled',
      'Peso: unused',
    ]);
  });
});

describe('[PRD-10] units of a product with variants have no place', () => {
  test('in our own columns', () => {
    const paths = ['name', 'price', 'quantity_available', 'product_variants.options'];
    const sheet = readCsv(bytes('a,b,c,d\nSaco,1000,40,Talla: S\nSaco,,,Talla: M\n'));
    expect(checkRecords(products, mapLines(products, sheet, paths))).toEqual([
      { line: 2, field: 'quantity_available', value: '40', kind: 'units_of_variants' },
    ]);
  });

  test('in the units of a WooCommerce product itself, beside those of its variations', () => {
    const text =
      'ID,Type,SKU,Name,Published,Stock,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)\n1,variable,P,Saco,1,12,,,Talla,"S, M"\n2,variation,P-S,,1,,1000,P,Talla,S\n';
    const sheet = readCsv(bytes(text));
    expect(checkRecords(products, readKnownFormat(products, sheet, 'woocommerce').records)).toMatchObject([
      { line: 2, field: 'quantity_available', value: '12', kind: 'units_of_variants' },
    ]);
  });
});
