/** Pictures that a file names by their addresses: they become those of the product, and none stops a product. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FailedPicture, ImportSummary } from '../../../domain/imports/import-answers.ts';
import { WebPictureError } from '../../../server/ports/web-pictures.ts';
import { openImportShop, utf8, type ImportShop, type Loaded } from './panel.ts';

const WOO = [
  'ID,Type,SKU,Name,Published,Stock,Regular price,Images',
  '1,simple,VE-1,Vela,1,5,45000,"https://fotos.example/vela-1.png, https://fotos.example/vela-2.png"',
  '2,simple,JA-1,Jabón,1,5,12000,"https://fotos.example/no-esta.png, http://10.0.0.1/a.png, https://fotos.example/pagina.png"',
  '3,simple,TA-1,Taza,1,5,20000,taza.jpg',
  '4,simple,PO-1,Portavasos,1,5,9000,',
].join('\n');
const SHOPIFY = [
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Image Position',
  'ruana,Ruana,Talla,S,RU-S,2,90000,https://fotos.example/ruana-1.png,1',
  'ruana,,,M,RU-M,3,90000,https://fotos.example/ruana-2.png,2',
  'ruana,,,,,,,https://fotos.example/ruana-3.png,3',
].join('\n');
const OWN = [
  'Nombre;Precio;Código;Imagen',
  'Mochila;80.000;MO-1;https://caido.example/1.png|https://caido.example/2.png|https://caido.example/3.png|https://caido.example/4.png',
].join('\n');

let shop: ImportShop;
let woo: Loaded;
let shopify: Loaded;
/** What was downloaded, in order. */
const called: string[] = [];
/** A colour for each picture, so that none is another one. */
const pictureOf = (address: string) =>
  sharp({
    create: {
      width: 8 + called.length,
      height: 8,
      channels: 3,
      background: { r: address.length, g: 9, b: 9 },
    },
  })
    .png()
    .toBuffer();

beforeAll(async () => {
  shop = await openImportShop(undefined, {
    webPictures: {
      async download(address) {
        called.push(address);
        if (address.includes('no-esta')) throw new WebPictureError('missing');
        if (address.includes('10.0.0.1')) throw new WebPictureError('address');
        if (address.includes('caido')) throw new WebPictureError('unreachable');
        if (address.includes('pagina')) return utf8('<html>');
        return new Uint8Array(await pictureOf(address));
      },
    },
  });
  woo = await shop.load('products', 'woo.csv', utf8(WOO));
});
afterAll(() => shop.close());

const picturesOf = async (sku: string) =>
  (await shop.products())
    .find((product) => product.sku === sku)
    ?.product_images.map(({ picture_url }) => picture_url);
const failed = async ({ id }: Loaded) =>
  (await shop.owner.get<FailedPicture[]>(shop.at(`/imports/${id}/pictures`))).body;
const summaryOf = async ({ id }: Loaded) =>
  (await shop.owner.get<ImportSummary>(shop.at(`/imports/${id}`))).body;

describe('WooCommerce', () => {
  it('stores the pictures of a product as files of the store', async () => {
    const stored = await picturesOf('VE-1');
    expect(stored).toHaveLength(2);
    for (const url of stored ?? []) {
      expect(url).toMatch(/^\/api\/v1\/files\//);
      expect((await shop.owner.raw(url.replace('/api/v1', ''), {})).headers.get('content-type')).toBe(
        'image/webp',
      );
    }
  });

  it('loads each product, and names each picture that could not be had at its line', async () => {
    expect(woo.summary).toMatchObject({ created: 4, failed: 0, pictures_waiting: 0 });
    expect(await summaryOf(woo)).toMatchObject({ pictures_stored: 2, pictures_failed: 3 });
    expect(await failed(woo)).toEqual([
      { line: 3, address: 'https://fotos.example/no-esta.png', fault: 'missing' },
      { line: 3, address: 'http://10.0.0.1/a.png', fault: 'address' },
      { line: 3, address: 'https://fotos.example/pagina.png', fault: 'not_a_picture' },
    ]);
  });

  it('says in the review what is no address', () => {
    expect(woo.reviewed.notes).toEqual([{ line: 4, kind: 'picture_address', value: 'taza.jpg' }]);
    expect(woo.reviewed.left.map(({ header }) => header)).not.toContain('Images');
  });
});

it('Shopify: the pictures of all lines of a product, those without a variant too', async () => {
  shopify = await shop.load('products', 'shopify.csv', utf8(SHOPIFY));
  const ruana = (await shop.products()).find(({ name }) => name === 'Ruana');
  expect(ruana?.product_images.map(({ order }) => order)).toEqual([0, 1, 2]);
  expect(called.slice(-3)).toEqual([1, 2, 3].map((at) => `https://fotos.example/ruana-${at}.png`));
});

it('an own sheet: a site that does not answer is not called for every picture', async () => {
  const before = called.length;
  const own = await shop.load(
    'products',
    'hoja.csv',
    utf8(`${OWN}\nBolsa;5.000;BO-1;https://caido.example/5.png`),
  );
  expect(await failed(own)).toHaveLength(5);
  expect(called.length - before).toBe(4);
  expect(await picturesOf('MO-1')).toEqual([]);
});

it('an own sheet: each of several columns has pictures, in their order', async () => {
  const before = called.length;
  const own = await shop.load(
    'products',
    'columnas.csv',
    utf8(
      'Nombre;Precio;Código;Imagen 1;Imagen 2;Foto 3;URL imagen 4\n' +
        'Jarra;30.000;JR-1;https://fotos.example/j1.png;https://fotos.example/j2.png;;https://fotos.example/j4.png\n',
    ),
  );
  expect(own.reviewed.left).toEqual([]);
  expect(called.slice(before)).toEqual([1, 2, 4].map((at) => `https://fotos.example/j${at}.png`));
  expect(await picturesOf('JR-1')).toHaveLength(3);
});

it('a name of its own for each picture, none of which answers: the job gives up after a hundred', async () => {
  const before = called.length;
  const lines = Array.from({ length: 30 }, (_, line) => {
    const addresses = [1, 2, 3, 4].map((at) => `https://s${line}-${at}.caido.example/1.png`);
    return `Silla ${line};5.000;SI-${line};${addresses.join('|')}`;
  });
  const time = vi.spyOn(performance, 'now');
  let now = 0;
  // Each turn is over after one record: what is known of the sites goes from turn to turn.
  time.mockImplementation(() => (now += 6_000));
  const file = utf8(['Nombre;Precio;Código;Imagen', ...lines].join('\n'));
  const silent = await shop.load('products', 'sillas.csv', file).finally(() => time.mockRestore());
  expect(await failed(silent)).toHaveLength(120);
  expect(called.length - before).toBe(100);
  expect(silent.summary).toMatchObject({ created: 30, pictures_waiting: 0 });
});

it('beyond what a product may have, no picture is called for', async () => {
  const before = called.length;
  const addresses = Array.from({ length: 30 }, (_, at) => `https://fotos.example/banco-${at}.png`);
  const file = utf8(`Nombre;Precio;Código;Imagen\nBanco;5.000;BA-1;${addresses.join('|')}`);
  const bench = await shop.load('products', 'banco.csv', file);
  expect(await picturesOf('BA-1')).toHaveLength(10);
  expect((await failed(bench)).map(({ fault }) => fault)).toEqual(Array.from({ length: 20 }, () => 'limit'));
  expect(called.length - before).toBe(12);
});

describe('the same file again', () => {
  let again: Loaded;
  let before: string[] | undefined;
  let calls = 0;
  beforeAll(async () => {
    before = await picturesOf('VE-1');
    calls = called.length;
    again = await shop.load(
      'products',
      'woo.csv',
      utf8(WOO.replace('taza.jpg', 'https://fotos.example/taza.png')),
    );
  });

  it('leaves a product that has pictures, and gives one without any those of the file', async () => {
    expect(await picturesOf('VE-1')).toEqual(before);
    expect(called.slice(calls)).toContain('https://fotos.example/taza.png');
    expect(called.slice(calls)).not.toContain('https://fotos.example/vela-1.png');
    expect(await picturesOf('TA-1')).toHaveLength(1);
  });

  it('says so before it is loaded: the products without pictures change', () => {
    expect(again.reviewed.plan).toMatchObject({ created: 0, updated: 2, unchanged: 2 });
    expect(again.summary).toMatchObject({ created: 0, updated: 2, unchanged: 2 });
    const taza = again.reviewed.changed.find(({ line }) => line === 4);
    expect(taza?.changes).toEqual([
      { label: 'Fotos', item: null, from: null, to: 'https://fotos.example/taza.png' },
    ]);
  });

  it('is taken back with its pictures', async () => {
    await shop.owner.post(shop.at(`/imports/${again.id}/undo`), {});
    await shop.work();
    expect(await summaryOf(again)).toMatchObject({ state: 'undone', kept: 0 });
    expect(await picturesOf('TA-1')).toEqual([]);
    expect(await picturesOf('VE-1')).toEqual(before);
  });
});

it('a new product is taken back with its pictures', async () => {
  await shop.owner.post(shop.at(`/imports/${shopify.id}/undo`), {});
  await shop.work();
  expect(await summaryOf(shopify)).toMatchObject({ state: 'undone', kept: 0 });
  expect((await shop.products()).map(({ name }) => name)).not.toContain('Ruana');
});
