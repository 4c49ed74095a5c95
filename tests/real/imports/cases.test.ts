/**
 * Small files in the manner of those that shops brought, through the panel's import. Each right value is asserted by
 * what is stored. A case that is wrong today is an expected failure of the issue that mends it; it turns red when it
 * is right, and then loses its mark.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  faultsOf,
  fileOf,
  openImportShop,
  type ImportShop,
  type Loaded,
  type OpenedFile,
  type StoredCustomer,
  type StoredProduct,
} from './panel.ts';

const PRODUCT_FILES = [
  'c01-woo-variantes.csv',
  'c02-woo-miles.csv',
  'c03-woo-oferta-vencida.csv',
  'c04-cantidad.csv',
  'c05-shopify-falso.csv',
  'c07-sku-cientifico.csv',
  'c08-sep.csv',
  'c09-titulo-encima.xlsx',
  'c10-shopify-barra.csv',
  'c11-celdas-unidas.xlsx',
  'c12-precio-de-formula.xlsx',
  'c13-activo-no.csv',
];
const CUSTOMER_FILES = ['c06-telefono-cientifico.csv', 'c14-shopify-clientes.csv'];
const WOO_SAMPLE = path.resolve(import.meta.dirname, '../../fixtures/woocommerce_sample_products.csv');
/** The day that c03 is read on: between an offer that is over and one that has not begun. */
const TODAY = new Date('2026-11-27T15:00:00Z');

let shop: ImportShop;
const opened = new Map<string, OpenedFile>();
const loaded = new Map<string, Loaded>();
let products: StoredProduct[];
let customers: StoredCustomer[];

/** Loads a file, or leaves it where its first step leads no further. */
async function bring(target: string, name: string, bytes: Uint8Array): Promise<void> {
  const found = await shop.open(target, bytes);
  opened.set(name, found);
  if (found.deadEnd === undefined) loaded.set(name, await shop.load(target, name, bytes));
}

beforeAll(async () => {
  shop = await openImportShop(TODAY);
  for (const name of PRODUCT_FILES) await bring('products', name, await fileOf(name));
  for (const name of CUSTOMER_FILES) await bring('customers', name, await fileOf(name));
  await bring('products', 'woo-sample', new Uint8Array(await readFile(WOO_SAMPLE)));
  products = await shop.products();
  customers = await shop.customers();
});
afterAll(() => shop.close());

const stored = (name: string) => products.find((product) => product.name === name);
const faults = (file: string) => faultsOf(loaded.get(file)?.reviewed.faults ?? []);
/** `sku price units value/value` of each variant. */
const variants = (name: string) =>
  stored(name)?.product_variants.map(({ sku, price, quantity, options }) =>
    [sku, price, quantity, options.map(({ value }) => value).join('/')].join(' '),
  );

describe('WooCommerce', () => {
  it('c01: each variation is a variant of its own', () => {
    expect(variants('Camiseta de prueba')).toEqual(['CM-S 20000 4 S', 'CM-M 22000 2 M']);
  });

  it('c01: SKU and description of the product stay', () => {
    expect(stored('Camiseta de prueba')).toMatchObject({ sku: 'CM', description: 'Algodón' });
  });

  it('its public sample is taken whole', () => {
    expect(loaded.get('woo-sample')?.failures.map(({ line }) => line)).toEqual([]);
  });

  it('the sample’s T-Shirt has nine variants', () => {
    expect(new Set(variants('T-Shirt')).size).toBe(9);
  });

  it('simple products of the sample have their prices, discounts and collections', () => {
    expect(stored('Beanie')).toMatchObject({ sku: 'cc-beanie', price: 20, discount_price: 18, active: 1 });
    expect(stored('Belt')).toMatchObject({ price: 65, discount_price: 55 });
    expect(stored('Scarf')?.collections_id).toHaveLength(1);
  });

  it('c02: 45.000 is forty-five thousand', () => {
    expect(stored('Bolso de prueba')?.price).toBe(45_000);
  });

  it('c02: a discount of 39.000 is thirty-nine thousand', () => {
    expect(stored('Bolso de prueba')?.discount_price).toBe(39_000);
  });

  it('c03: an offer that is over is left out, or its line says so', () => {
    const said = faults('c03-woo-oferta-vencida.csv').some((fault) => fault.startsWith('2 '));
    expect(said ? null : stored('Oferta vencida de prueba')?.discount_price).toBeNull();
  });

  it('c03: an offer that has not begun is left out, or its line says so', () => {
    const said = faults('c03-woo-oferta-vencida.csv').some((fault) => fault.startsWith('3 '));
    expect(said ? null : stored('Oferta futura de prueba')?.discount_price).toBeNull();
  });
});

describe('a shop’s own sheet', () => {
  it('c04: without options, cantidad is the stock of the product', () => {
    expect(
      [stored('Labial de prueba'), stored('Rubor de prueba')].map((one) => one?.quantity_available),
    ).toEqual([7, 3]);
  });

  it('c04: what the server refuses is a fault of the review', () => {
    const refused = loaded.get('c04-cantidad.csv')?.failures.map(({ line }) => line);
    const reviewed = loaded.get('c04-cantidad.csv')?.reviewed.faults.map(({ line }) => line);
    expect(reviewed).toEqual(refused);
  });

  it('c04, and every file: what the review counts is what the load does, and each refusal is in the review', () => {
    const counted = [...loaded].map(([file, { reviewed, summary, failures }]) => {
      const { created, updated, unchanged } = reviewed.plan;
      const lines = (all: readonly { line: number }[]) => [...new Set(all.map(({ line }) => line))];
      return {
        file,
        said: { created, updated, unchanged, failed: lines(failures), waiting: reviewed.plan.waiting },
        done: {
          created: summary.created,
          updated: summary.updated,
          unchanged: summary.unchanged,
          failed: lines(failures),
          waiting: 0,
        },
        faults: lines(reviewed.faults),
        failures: lines(failures.flatMap(({ errors }) => errors)),
      };
    });
    for (const { said, done } of counted) expect(said).toEqual(done);
    for (const { file, faults, failures } of counted)
      expect({ file, lines: faults }).toEqual({ file, lines: failures });
  });

  it('c07: a SKU that a spreadsheet broke is a fault', () => {
    expect(
      loaded.get('c07-sku-cientifico.csv')?.reviewed.faults.map(({ line, field }) => `${line} ${field}`),
    ).toEqual(['2 sku', '3 sku']);
  });

  it('c08: sep=; above the header names the separator', () => {
    expect(stored('Café de prueba')).toMatchObject({ sku: 'CP-1', price: 12_000 });
  });

  it('c09: the row of titles is found below a title', () => {
    expect(stored('Café título')).toMatchObject({ sku: 'CT-1', price: 12_000, quantity_available: 5 });
  });

  it('c11: the value of merged cells is that of each row', () => {
    expect(variants('Camisa unida')).toEqual([' 20000 3 S', ' 20000 4 M', ' 20000 2 L']);
  });

  it('c12: a price that a formula made is rounded', () => {
    expect(stored('Tercio de prueba')?.price).toBe(33_333);
  });

  it('c13: Activo NO hides a product', () => {
    expect(stored('Oculto de prueba')?.active).toBe(0);
  });
});

describe('Shopify', () => {
  it('c05: FALSO under Published hides a product', () => {
    expect(stored('Vela oculta de prueba')?.active).toBe(0);
  });

  it('c05: price and stock of the hidden product are right', () => {
    expect(stored('Vela oculta de prueba')).toMatchObject({
      sku: 'VO-1',
      price: 45_000,
      quantity_available: 5,
    });
  });

  it('c10: a separator inside a value survives', () => {
    expect(variants('Tenis de prueba')).toEqual(
      expect.arrayContaining(['TP-1 90000 5 Negro / Blanco/36 / 37', 'TP-2 90000 5 Rojo/38']),
    );
  });

  it('c14: the phone of the address is the phone of the client', () => {
    expect(customers.find(({ first_name }) => first_name === 'Marta')?.phone_number).toBe('573001234501');
  });
});

it('c06: 3,00123E+09 is no phone', () => {
  expect(faults('c06-telefono-cientifico.csv')).toEqual(['2 phone_number broken']);
});

describe('an id of another program', () => {
  let other: ImportShop;
  let before: { products: StoredProduct[]; customers: StoredCustomer[] };
  let after: { products: StoredProduct[]; customers: StoredCustomer[] };

  beforeAll(async () => {
    other = await openImportShop();
    for (const name of ['Vela de antes', 'Jabón de antes'])
      await other.owner.post(other.at('/products'), { name, price: 1000, active: 1, quantity_available: 3 });
    await other.owner.post(other.at('/customers'), {
      first_name: 'Ana',
      phone_number: '573001112233',
      email: 'ana@example.com',
    });
    before = { products: await other.products(), customers: await other.customers() };
    await other.load('products', 'c15-id-ajeno.csv', await fileOf('c15-id-ajeno.csv'));
    await other.load('customers', 'c16-id-ajeno-clientes.csv', await fileOf('c16-id-ajeno-clientes.csv'));
    after = { products: await other.products(), customers: await other.customers() };
  });
  afterAll(() => other.close());

  it('the shop has records with the numbers of the files', () => {
    expect(before.products.map(({ id }) => id)).toEqual([1, 2]);
    expect(before.customers.map(({ id }) => id)).toEqual([1]);
  });

  it('c15: leaves the products that have these numbers here', () => {
    expect(after.products.slice(0, 2)).toEqual(before.products);
  });

  it('c15: the products of the file are new ones', () => {
    expect(
      after.products.slice(2).map(({ name, price, quantity_available }) => [name, price, quantity_available]),
    ).toEqual([
      ['Martillo de prueba', 60_000, 90],
      ['Tuerca de prueba', 900, 1900],
    ]);
  });

  it('c16: leaves the client who has this number here', () => {
    expect(after.customers[0]).toEqual(before.customers[0]);
  });
});
