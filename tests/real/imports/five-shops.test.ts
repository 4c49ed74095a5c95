/** Five files as shops export them, each with what is odd in its kind; what is stored is compared with what is right. */
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsOf, openImportShop, utf8, type ImportShop, type Loaded, type StoredProduct } from './panel.ts';

const WOO = utf8(
  `﻿ID,Tipo,SKU,Nombre,Publicado,"¿Está destacado?","Visibilidad en el catálogo","Descripción corta",Descripción,"Día en que empieza el precio rebajado","Día en que termina el precio rebajado",Inventario,"Precio rebajado","Precio normal",Categorías,Etiquetas,Imágenes,Superior,"Nombre del atributo 1","Valor(es) del atributo 1","Nombre del atributo 2","Valor(es) del atributo 2"
812,variable,BOL,Bolso tejido,1,0,visible,,"<p>Hecho a mano</p>",,,,,,"Bolsos > Tejidos","mano, fique",,,Color,"Crudo, Mostaza",Tamaño,"Grande, Pequeño"
813,variation,BOL-C-G,Bolso tejido - Crudo,1,0,visible,,,,,"7,00","89.900,00","129.900,00",,,,BOL,Color,Crudo,Tamaño,Grande
814,variation,BOL-M-P,Bolso tejido - Mostaza,1,0,visible,,,,,0,,"99.900",,,,id:812,Color,Mostaza,Tamaño,Pequeño
1,simple,PUL,"Pulsera 1/2"" plata",-1,0,visible,"Plata 925",,2020-01-01,2020-02-01,12.0,15.000,"25,500",Joyas,,,,,,,
`,
);

const SHOPIFY = utf8(
  `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Status
sandalia-ines,Sandalia Inés,<p>Cuero &amp; corcho</p>,Inés,Calzado,"verano, cuero",TRUE,Talla,36,Color,Miel / Café,SAN-36,shopify,5,149900.00,189900.00,,,active
sandalia-ines,,,,,,,,37,,Miel / Café,SAN-37,shopify,0,149900,,,,
sandalia-ines,,,,,,,,38,,Negro,SAN-38,,,159900.00,,,,
sandalia-ines,,,,,,,,,,,,,,,,,,
media-larga,Media larga,,Inés,Medias,,FALSE,Title,Default Title,,,MED-L,shopify,-2,12500.50,,,,draft
media-corta,Media corta,,Inés,Medias,,TRUE,Title,Default Title,,,MED-C,shopify,40,"9,900",,,,draft
`,
);

const TIENDANUBE = new Uint8Array(
  Buffer.from(
    [
      'Identificador de URL;Nombre;Categorías;Nombre de propiedad 1;Valor de propiedad 1;Nombre de propiedad 2;Valor de propiedad 2;Precio;Precio promocional;Peso (kg);Stock;SKU;Código de barras;Mostrar en tienda;Envío sin cargo;Descripción;Tags',
      'cojin-lino;Cojín de lino;"Hogar > Cojines";Medida;40x40;Color;Verde;39.900,00;;0,50;3;COJ-40;;SÍ;NO;"Relleno; lavable";',
      'cojin-lino;;;;50x50;;Verde;44.900,00;42.000,00;0,70;;COJ-50;;;;;',
      'vela-soja;Vela de soja ñ;Hogar;;;;;18.500,00;18.500,00;0,20;0012;0007;;NO;NO;;',
    ].join('\r\n'),
    'latin1',
  ),
);

const PRESTASHOP = utf8(
  `ID;Activo (0/1);Nombre;Categorías (x,y,z...);Precio impuestos incluidos;ID regla de impuestos;Valor del descuento;Porcentaje de descuento;Descuento desde (aaaa-mm-dd);Descuento hasta (aaaa-mm-dd);Referencia;Cantidad;Visibilidad;Resumen;Descripción;Etiquetas (x,y,z...)
1;1;Jarrón alto;Inicio,Decoración;59900.000000;1;;25;2020-01-01;2099-12-31;JAR-A;4;both;"<p>Barro</p>";;barro
2;0;Jarrón bajo;Decoración;33333.333333;1;3333.33;;;;JAR-B;-1;both;;;
3;1;Plato hondo;Vajilla;24.900,00 €;1;;;;;PLA-H;8;none;;"Gres;mate";
`,
);

const merge = (startRow: number, endRow: number, col: number) => ({
  startRow,
  endRow,
  startCol: col,
  endCol: col,
});
const SHEET = writeXlsx({
  sheets: [
    {
      name: 'Inventario',
      rows: [
        ['Lista de precios · Almacén La 14', null, null, null, null, null],
        [null, null, null, null, null, null],
        ['Ref.', 'Nombre del producto', 'Talla', 'Color', 'PVP', 'Cant.'],
        ['CHQ', 'Chaqueta impermeable', 'S', 'Azul', 150000.00000001, '11 und'],
        [null, null, null, 'Rojo', '150 mil', 2],
        [null, null, 'M', 'Azul', '160.000', 'n/a'],
        ['GOR', 'Gorra plana', null, null, 35000, 9],
        [null, 'TOTAL', null, null, 495000, 22],
      ],
      merges: [merge(3, 5, 0), merge(3, 5, 1), merge(3, 4, 2)],
    },
  ],
});

let shop: ImportShop;
const files = new Map<string, Loaded>();
let products: StoredProduct[];
beforeAll(async () => {
  shop = await openImportShop(new Date('2026-11-27T15:00:00Z'));
  const all = {
    woo: WOO,
    shopify: SHOPIFY,
    tiendanube: TIENDANUBE,
    prestashop: PRESTASHOP,
    sheet: await SHEET,
  };
  for (const [name, bytes] of Object.entries(all))
    files.set(name, await shop.load('products', `${name}.csv`, bytes));
  products = await shop.products();
});
afterAll(() => shop.close());

const stored = (name: string) => products.find((product) => product.name === name);
/** `sku price discount units value/value` of each variant. */
const variants = (name: string) =>
  stored(name)?.product_variants.map(({ sku, price, discount_price, quantity, options }) =>
    [sku, price, discount_price, quantity, options.map(({ value }) => value).join('/')].map(String).join(' '),
  );
/** Lines with a fault in the review; the load has none beyond them. */
const asked = (name: string) => faultsOf(files.get(name)?.reviewed.faults ?? []);
const refused = (name: string) => files.get(name)?.failures.map(({ line }) => line);

it('WooCommerce in Spanish: a parent by SKU and by id, decimals, an offer that is over, a draft', () => {
  expect([asked('woo'), refused('woo')]).toEqual([[], []]);
  expect(stored('Bolso tejido')).toMatchObject({ sku: 'BOL', description: 'Hecho a mano', active: 1 });
  expect(variants('Bolso tejido')).toEqual([
    'BOL-C-G 129900 89900 7 Crudo/Grande',
    'null 129900 null 0 Crudo/Pequeño',
    'null 129900 null 0 Mostaza/Grande',
    'BOL-M-P 99900 null 0 Mostaza/Pequeño',
  ]);
  const bracelet = { sku: 'PUL', price: 25_500, discount_price: null, quantity_available: 12, active: 0 };
  expect(stored('Pulsera 1/2" plata')).toMatchObject(bracelet);
});

it('Shopify: only some variants have a discount; cents and stock below zero are asked about', () => {
  expect(asked('shopify')).toEqual(['6 price decimals', '6 quantity_available too_small']);
  expect(refused('shopify')).toEqual([6]);
  expect(variants('Sandalia Inés')).toEqual([
    'SAN-36 189900 149900 5 36/Miel / Café',
    'null 189900 null 0 36/Negro',
    'SAN-37 149900 null 0 37/Miel / Café',
    'null 189900 null 0 37/Negro',
    'null 189900 null 0 38/Miel / Café',
    'SAN-38 159900 null null 38/Negro',
  ]);
  expect(stored('Media larga')).toBeUndefined();
  const short = { sku: 'MED-C', price: 9900, quantity_available: 40, active: 0 };
  expect(stored('Media corta')).toMatchObject(short);
});

it('Tiendanube in windows-1252: amounts with cents of zero, stock without a count, an offer that is none', () => {
  expect(asked('tiendanube')).toEqual(['4 discount_price discount_not_lower']);
  expect(variants('Cojín de lino')).toEqual([
    'COJ-40 39900 null 3 40x40/Verde',
    'COJ-50 44900 42000 null 50x50/Verde',
  ]);
  expect(stored('Cojín de lino')?.description).toBe('Relleno; lavable');
  expect(stored('Vela de soja ñ')).toBeUndefined();
});

it('PrestaShop: six decimals, a percentage that lasts; cents, stock below zero and euros are asked about', () => {
  expect(asked('prestashop')).toEqual([
    '3 discount_price decimals',
    '3 quantity_available too_small',
    '4 price wrong_format',
  ]);
  const vase = { sku: 'JAR-A', price: 59_900, discount_price: 44_925, quantity_available: 4, active: 1 };
  expect(stored('Jarrón alto')).toMatchObject(vase);
  expect([stored('Jarrón bajo'), stored('Plato hondo')]).toEqual([undefined, undefined]);
});

it('a shop’s own sheet: titles in the third row, merged sizes, a price of a formula, units with a word, a total', () => {
  expect([asked('sheet'), refused('sheet')]).toEqual([[], []]);
  expect(variants('Chaqueta impermeable')).toEqual([
    'null 150000 null 11 S/Azul',
    'null 150000 null 2 S/Rojo',
    'null 160000 null null M/Azul',
    'null 150000 null 0 M/Rojo',
  ]);
  expect(stored('Gorra plana')).toMatchObject({ sku: 'GOR', price: 35_000, quantity_available: 9 });
  expect(stored('TOTAL')).toBeUndefined();
});

it('numbers of other programs name no record of this shop: each product is a new one', () => {
  const counts = [...files.values()].map(({ summary: { created, updated } }) => [created, updated]);
  expect(counts).toEqual([
    [2, 0],
    [2, 0],
    [1, 0],
    [1, 0],
    [2, 0],
  ]);
  expect(products).toHaveLength(8);
});
