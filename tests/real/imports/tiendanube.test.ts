/** Tiendanube's file of products, with all columns of its template, in Spanish and in Portuguese (Nuvemshop). */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openImportShop, type ImportShop, type Loaded, type StoredProduct } from './panel.ts';

const SPANISH =
  'Identificador de URL;Nombre;Categorías;Nombre de propiedad 1;Valor de propiedad 1;Nombre de propiedad 2;' +
  'Valor de propiedad 2;Nombre de propiedad 3;Valor de propiedad 3;Precio;Precio promocional;Peso (kg);Alto (cm);' +
  'Ancho (cm);Profundidad (cm);Stock;SKU;Código de barras;Mostrar en tienda;Envío sin cargo;Descripción;Tags;' +
  'Título para SEO;Descripción para SEO;Marca;Producto Físico;MPN (Número de pieza del fabricante);Sexo;' +
  'Rango de edad;Costo';
const PORTUGUESE =
  'Identificador URL;Nome;Categorias;Nome da variação 1;Valor da variação 1;Nome da variação 2;Valor da variação 2;' +
  'Nome da variação 3;Valor da variação 3;Preço;Preço promocional;Peso (kg);Altura (cm);Largura (cm);' +
  'Comprimento (cm);Estoque;SKU;Código de barras;Exibir na loja;Frete gratis;Descrição;Tags;Título para SEO;' +
  'Descrição para SEO;Marca;Produto Físico;MPN (Cód. Exclusivo, Modelo Fabricante);Sexo;Faixa etária;Custo';

/** Amounts have a comma between thousands; what the first line of a product says, the next leave empty. */
const LINES = [
  'remera-lisa;Remera lisa;"Ropa > Remeras, Ofertas";Talle;S;Color;Negro / Gris;;;45,000.00;;0.20;2;30;20;4;REM-S-N;7790001;SÍ;NO;"<p>Algodón &amp; lino</p>";"remera,lisa";;;Alma;SÍ;;Unisex;Adultos;20,000.00',
  'remera-lisa;;;;M;;Negro / Gris;;;47,500.00;39,900.00;0.20;2;30;20;0;REM-M-N;7790002;;;;;;;;;;;;20,000.00',
  'remera-lisa;;;;L;;Blanco;;;47,500.00;;0.20;2;30;20;;REM-L-B;7790003;;;;;;;;;;;;20,000.00',
  'gorra;Gorra;Accesorios;;;;;;;1,250,000.00;;0.10;10;20;20;12;00123;;NO;SÍ;;;;;;SÍ;;;;',
];
const encoded = (lines: readonly string[]) => new Uint8Array(Buffer.from(lines.join('\r\n'), 'latin1'));
/** The file with more columns behind. */
const withColumns = (title: string, cells: readonly string[]) =>
  encoded([`${SPANISH};${title}`, ...LINES.map((line, at) => `${line};${cells[at] ?? ''}`)]);

let shop: ImportShop;
const called: string[] = [];
beforeAll(async () => {
  shop = await openImportShop(undefined, {
    webPictures: {
      async download(address) {
        called.push(address);
        const background = { r: called.length, g: 9, b: 9 };
        return new Uint8Array(
          await sharp({ create: { width: 8 + called.length, height: 8, channels: 3, background } })
            .png()
            .toBuffer(),
        );
      },
    },
  });
});
afterAll(() => shop.close());

const variantsOf = (product: StoredProduct | undefined) =>
  product?.product_variants
    .filter(({ sku }) => sku !== null)
    .map(({ sku, price, discount_price, quantity, options }) =>
      [sku, price, discount_price ?? '-', quantity ?? '-', options.map(({ value }) => value).join('+')].join(
        ' ',
      ),
    );

describe.each([
  ['Spanish', SPANISH, '-es'],
  ['Portuguese', PORTUGUESE, '-pt'],
])('its file in %s', (_, titles, suffix) => {
  let loaded: Loaded;
  let stored: Map<string, StoredProduct>;
  beforeAll(async () => {
    const own = LINES.map((line) =>
      line.replaceAll(
        /REM-|00123|Remera lisa|Gorra/g,
        (text) => `${text.replace(/-$/, '')}${suffix}${text.endsWith('-') ? '-' : ''}`,
      ),
    );
    const words =
      suffix === '-pt'
        ? own.map((line) => line.replace('SÍ;NO', 'SIM;NÃO').replace('NO;SÍ', 'NÃO;SIM'))
        : own;
    loaded = await shop.load('products', 'productos.csv', encoded([titles, ...words]));
    stored = new Map((await shop.products()).map((product) => [product.name, product]));
  });

  it('is known, and taken whole', () => {
    expect(loaded.opened.format).toBe('tiendanube');
    expect(loaded.reviewed.faults).toEqual([]);
    expect(loaded.summary).toMatchObject({ created: 2, failed: 0 });
  });

  it('rows of one product are its variants, each with its own price, offer, units and code', () => {
    expect(variantsOf(stored.get(`Remera lisa${suffix}`))).toEqual([
      `REM${suffix}-S-N 45000 - 4 S+Negro / Gris`,
      `REM${suffix}-M-N 47500 39900 0 M+Negro / Gris`,
      `REM${suffix}-L-B 47500 - - L+Blanco`,
    ]);
  });

  it('text, visibility, categories and codes with zeros stay', () => {
    expect(stored.get(`Remera lisa${suffix}`)).toMatchObject({ active: 1, description: 'Algodón & lino' });
    expect(stored.get(`Remera lisa${suffix}`)?.collections_id).toHaveLength(2);
    expect(stored.get(`Gorra${suffix}`)).toMatchObject({
      sku: `00123${suffix}`,
      price: 1_250_000,
      quantity_available: 12,
      active: 0,
    });
  });
});

describe('pictures in columns of their own', () => {
  it.each([
    ['Imágenes', ['https://a.example/1.jpg,https://a.example/2.jpg', 'https://a.example/3.jpg']],
    [
      'Imagen 1;Imagen 2;Imagen 3',
      ['https://b.example/1.jpg;https://b.example/2.jpg', ';;https://b.example/3.jpg'],
    ],
  ])('%s', async (title, cells) => {
    const before = called.length;
    const site = title === 'Imágenes' ? 'a' : 'b';
    const bytes = withColumns(title, cells);
    const renamed = new Uint8Array(
      Buffer.from(
        Buffer.from(bytes)
          .toString('latin1')
          .replaceAll(/REM-|00123|Remera lisa|Gorra/g, `$&${site}`),
        'latin1',
      ),
    );
    const { reviewed, summary } = await shop.load('products', 'fotos.csv', renamed);
    expect(summary).toMatchObject({ created: 2, failed: 0 });
    expect(reviewed.left.map(({ header }) => header).filter((header) => header.startsWith('Im'))).toEqual([]);
    expect(called.slice(before)).toEqual([1, 2, 3].map((at) => `https://${site}.example/${at}.jpg`));
  });
});
