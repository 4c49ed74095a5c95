/** Files of other programs, whole, through the panel's import and by what is stored afterwards. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openImportShop, utf8, type ImportShop, type Loaded, type StoredProduct } from './panel.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../../fixtures/imports');
const fixture = async (name: string) => new Uint8Array(await readFile(path.join(FIXTURES, `${name}.csv`)));
/**
 * Shopify's sample products (https://github.com/shopifypartners/product-csvs): all their lines, columns and values, but
 * for the descriptions, whose place has the name of the product.
 */
describe('Shopify’s sample products', () => {
  let shop: ImportShop;
  let apparel: Loaded;
  let jewelry: Loaded;
  let stored: Map<string, StoredProduct>;
  beforeAll(async () => {
    shop = await openImportShop();
    apparel = await shop.load('products', 'apparel.csv', await fixture('shopify-apparel'));
    jewelry = await shop.load('products', 'jewelery.csv', await fixture('shopify-jewelery'));
    stored = new Map((await shop.products()).map((product) => [product.name, product]));
  });
  afterAll(() => shop.close());

  it('clothes at whole prices are taken whole, with sizes, units and visibility', () => {
    expect(apparel.opened.format).toBe('shopify');
    expect(apparel.reviewed.faults).toEqual([]);
    expect(apparel.summary).toMatchObject({ created: 20, updated: 0, failed: 0 });
    expect(stored.get('Ocean Blue Shirt')).toMatchObject({
      price: 50,
      discount_price: null,
      quantity_available: 1,
      active: 1,
      description: 'Ocean Blue Shirt',
    });
    const varsity = stored.get('Classic Varsity Top')?.product_variants ?? [];
    expect(varsity.map(({ options, price }) => [options[0]?.value, price])).toEqual([
      ['Small', 60],
      ['Medium', 60],
      ['Large', 60],
    ]);
  });

  it('a product with cents is asked about in a shop that sells in pesos, and never becomes another amount', () => {
    const asked = new Set(
      jewelry.reviewed.faults.map((fault) => ('kind' in fault ? fault.kind : fault.message)),
    );
    expect([...asked]).toEqual(['ambiguous']);
    expect(jewelry.summary).toMatchObject({ created: 0, failed: 20 });
    expect(stored.size).toBe(20);
  });
});

describe('PrestaShop', () => {
  const IMPORT_FILE = [
    'ID;Activo (0/1);Nombre*;Categorías (x,y,z...);Precio impuestos excluidos;ID regla de impuestos;Valor del descuento;' +
      'Porcentaje de descuento;Descuento desde (aaaa-mm-dd);Descuento hasta (aaaa-mm-dd);Referencia nº;Cantidad;Resumen;' +
      'Descripción;Etiquetas (x,y,z...);URL de las imágenes (x,y,z...)',
    '7;1;Ruana gris;"Abrigos,Lana";120000.000000;0;;10.00;2026-01-01;2026-12-31;RU-7;4;Corta;<p>De lana</p>;frío;http://x/1.jpg',
    '8;0;Gorro;Abrigos;45000.000000;1;5000;;;;GO-8;11;De punto;;;',
    '9;1;Bufanda;Abrigos;30000.000000;0;;20;2025-01-01;2025-12-31;BU-9;3;;;;',
    '10;1;Guantes;Abrigos;gratis;0;;;;;GU-10;3;;;;',
    ';;TOTAL;;;;;;;;;21;;;;',
  ].join('\n');
  const LIST = [
    'Product ID;Image;Name;Reference;Category;Price (tax excl.);Price (tax incl.);Quantity;Status;Position',
    '21;;Poncho;PO-21;Abrigos;84033.613445;100000.000000;2;1;1',
  ].join('\n');
  let shop: ImportShop;
  let file: Loaded;
  let stored: Map<string | null, StoredProduct>;
  beforeAll(async () => {
    shop = await openImportShop(new Date('2026-11-27T15:00:00Z'));
    file = await shop.load('products', 'prestashop.csv', utf8(IMPORT_FILE));
    await shop.load('products', 'lista.csv', utf8(LIST));
    stored = new Map((await shop.products()).map((product) => [product.sku, product]));
  });
  afterAll(() => shop.close());

  it('its file of products has prices, discounts that last, units and visibility', () => {
    expect(file.opened.format).toBe('prestashop');
    expect(stored.get('RU-7')).toMatchObject({
      name: 'Ruana gris',
      price: 120_000,
      discount_price: 108_000,
      quantity_available: 4,
      description: 'De lana',
      active: 1,
    });
    expect(stored.get('RU-7')?.collections_id).toHaveLength(2);
    expect(stored.get('GO-8')).toMatchObject({
      price: 45_000,
      discount_price: 40_000,
      active: 0,
      description: 'De punto',
    });
  });

  it('a discount that is over, a price without taxes and a total are left out or named', () => {
    expect(stored.get('BU-9')).toMatchObject({ price: 30_000, discount_price: null });
    expect(file.reviewed.notes).toEqual([
      { line: 3, kind: 'without_tax', value: '45000.000000' },
      { line: 4, kind: 'offer_over', value: '24000' },
      { line: 6, kind: 'total_row', value: 'TOTAL' },
    ]);
    expect([...stored.values()].map(({ name }) => name)).not.toContain('TOTAL');
  });

  it('a price that says nothing is a fault, and nothing is stored', () => {
    expect(file.reviewed.faults).toMatchObject([{ line: 5, field: 'price', kind: 'wrong_format' }]);
    expect(stored.has('GU-10')).toBe(false);
  });

  it('a product that it shows nowhere is hidden', async () => {
    const sheet = [
      'Product ID;Active (0/1);Name *;Price tax included;Reference #;Quantity;Visibility',
      '31;1;Manta;50000;MA-31;4;none',
      '32;1;Cojín;20000;CO-32;4;catalog',
      '33;1;Tapete;90000;TA-33;4;',
    ].join('\n');
    await shop.load('products', 'visibilidad.csv', utf8(sheet));
    const active = (await shop.products()).flatMap(({ name, active: one }) =>
      ['Manta', 'Cojín', 'Tapete'].includes(name) ? [`${name} ${one}`] : [],
    );
    expect(active).toEqual(['Manta 0', 'Cojín 1', 'Tapete 1']);
  });

  it('the list of its catalogue has prices with taxes', () => {
    expect(stored.get('PO-21')).toMatchObject({ name: 'Poncho', price: 100_000, quantity_available: 2 });
  });
});

describe('WooCommerce', () => {
  it('a product that an older export hides in the catalogue is hidden', async () => {
    const shop = await openImportShop();
    const sheet =
      'Type,SKU,Name,Published,Catalog visibility,Regular price\nsimple,OC-1,Oculto,1,hidden,1000\n';
    await shop.load('products', 'woo.csv', utf8(sheet));
    expect((await shop.products()).map(({ sku, active }) => [sku, active])).toEqual([['OC-1', 0]]);
    await shop.close();
  });
});

describe('a shop’s sheets of other trades', () => {
  let shop: ImportShop;
  beforeAll(async () => {
    shop = await openImportShop();
  });
  afterAll(() => shop.close());

  it('two lines of one size and colour are a fault: neither count is lost in silence', async () => {
    const sheet = [
      'Referencia,Nombre,Talla,Color,Cant,Precio unitario',
      'RO-1,Blusa,S,Azul,3,35.000',
      'RO-1,Blusa,M,Azul,4,35.000',
      'RO-1,Blusa,M,Azul,2,35.000',
    ].join('\n');
    const { reviewed, summary } = await shop.load('products', 'ropa.csv', utf8(sheet));
    expect(reviewed.faults).toMatchObject([
      { line: 4, field: 'product_variants.options', kind: 'repeated', limit: 3 },
    ]);
    expect(summary).toMatchObject({ created: 0, failed: 1 });
    expect((await shop.products()).map(({ name }) => name)).not.toContain('Blusa');
  });

  it('a client list with observations keeps them', async () => {
    const sheet =
      'Nombre completo;Celular;Correo;Observaciones\nMaría Pérez;300 123 45 67;maria@example.com;Paga al recibir\n';
    await shop.load('customers', 'clientes.csv', utf8(sheet));
    expect(await shop.customers()).toMatchObject([
      { first_name: 'María Pérez', phone_number: '573001234567', notes: 'Paga al recibir' },
    ]);
  });

  it('rows that add up others are left out with a note; a product that is called so is none', async () => {
    const sheet = [
      'Producto;Referencia;Precio venta;Cant.',
      'Clavo 2 pulg;CL-2;250;1.200 und',
      'Subtotal;;250;1.200 und',
      'Martillo;MA-1;38.000;15',
      'Total;TT-1;9.000;3',
      'TOTAL GENERAL;;$ 47.250;1.218',
    ].join('\n');
    const { reviewed, summary } = await shop.load('products', 'ferreteria.csv', utf8(sheet));
    expect(reviewed.notes).toEqual([
      { line: 3, kind: 'total_row', value: 'Subtotal' },
      { line: 6, kind: 'total_row', value: 'TOTAL GENERAL' },
    ]);
    expect(summary).toMatchObject({ created: 3, failed: 0 });
    const stored = await shop.products();
    expect(stored.map(({ name, price, quantity_available }) => [name, price, quantity_available])).toEqual([
      ['Clavo 2 pulg', 250, 1200],
      ['Martillo', 38_000, 15],
      ['Total', 9000, 3],
    ]);
  });
});
