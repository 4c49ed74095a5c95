/**
 * Products with variants in rows, as each program and a shop's own sheet write them. Each variant is stored with exactly the
 * options, code, price, offer and units of its row, or its row is a fault of the review where a cell means nothing.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { effort, SEED } from '../../support/effort.ts';
import { openImportShop, type ImportShop, type Loaded, type StoredProduct } from './panel.ts';
import { AMOUNTS, encoded, ENCODINGS, pick, seeded, writes, written, type Manner } from './sheets.ts';

const FILES = effort(20, 300);
const PRODUCTS = 2;

const SIZES = ['S', 'M', 'Única', '36 / 37', '08', '0', 'XL, larga', 'Talla: grande', '½'];
const COLORS = ['Negro / Blanco', 'Rojo | azul', 'Añil', '🔴 rojo', 'Gris; claro', '"Crudo"', 'A\\B', '100%'];
const ODD = ['gratis', '45.5', '#N/A', '4,5E+04', '10%', '💰', '-1000'];

interface Variant {
  values: string[];
  sku: string;
  price: number;
  discount: number | null;
  units: number | null;
}
interface Product {
  name: string;
  code: string;
  options: string[];
  variants: Variant[];
}

type Money = (amount: number | null) => string;
/** The titles of a program, and the rows of a product. The last is that of its last variant. */
interface Sheet {
  titles: string[];
  /** The column of the price. */
  price: number;
  rows(product: Product, money: Money): string[][];
}

const pairs = ({ options }: Product, { values }: Variant) =>
  [0, 1].flatMap((at) => [values[at] === undefined ? '' : (options[at] ?? ''), values[at] ?? '']);
const unitsOf = ({ units }: Variant) => (units === null ? '' : String(units));
const escaped = (text: string) => text.replaceAll(',', '\\,');

const SHEETS = {
  own: {
    titles: ['Nombre', 'Talla', 'Color', 'Precio', 'Oferta', 'Cantidad', 'Código'],
    price: 3,
    rows: ({ name, variants }, money) =>
      variants.map((variant) => [
        name,
        variant.values[0] ?? '',
        variant.values[1] ?? '',
        money(variant.price),
        money(variant.discount),
        unitsOf(variant),
        variant.sku,
      ]),
  },
  shopify: {
    titles: [
      'Handle',
      'Title',
      'Published',
      'Option1 Name',
      'Option1 Value',
      'Option2 Name',
      'Option2 Value',
      'Variant SKU',
      'Variant Inventory Qty',
      'Variant Price',
      'Variant Compare At Price',
      'Status',
    ],
    price: 9,
    rows: (product, money) =>
      product.variants.map((variant, at) => [
        product.code.toLowerCase(),
        at === 0 ? product.name : '',
        at === 0 ? 'true' : '',
        ...pairs(product, variant).map((text, place) => (at > 0 && place % 2 === 0 ? '' : text)),
        variant.sku,
        unitsOf(variant),
        money(variant.discount ?? variant.price),
        variant.discount === null ? '' : money(variant.price),
        at === 0 ? 'active' : '',
      ]),
  },
  tiendanube: {
    titles: [
      'Identificador de URL',
      'Nombre',
      'Nombre de propiedad 1',
      'Valor de propiedad 1',
      'Nombre de propiedad 2',
      'Valor de propiedad 2',
      'Precio',
      'Precio promocional',
      'Stock',
      'SKU',
    ],
    price: 6,
    rows: (product, money) =>
      product.variants.map((variant, at) => [
        product.code.toLowerCase(),
        at === 0 ? product.name : '',
        ...pairs(product, variant),
        money(variant.price),
        money(variant.discount),
        unitsOf(variant),
        variant.sku,
      ]),
  },
  woocommerce: {
    titles: [
      'Tipo',
      'SKU',
      'Nombre',
      'Publicado',
      'Inventario',
      'Precio rebajado',
      'Precio normal',
      'Superior',
      'Nombre del atributo 1',
      'Valor(es) del atributo 1',
      'Nombre del atributo 2',
      'Valor(es) del atributo 2',
    ],
    price: 6,
    rows: (product, money) => [
      [
        'variable',
        product.code,
        product.name,
        '1',
        '',
        '',
        '',
        '',
        ...[0, 1].flatMap((at) => [
          product.options[at] ?? '',
          [...new Set(product.variants.map(({ values }) => escaped(values[at] ?? '')))].join(', '),
        ]),
      ],
      ...product.variants.map((variant, at) => [
        'variation',
        variant.sku,
        `${product.name} - ${at}`,
        '1',
        unitsOf(variant),
        money(variant.discount),
        money(variant.price),
        product.code,
        ...pairs(product, { ...variant, values: variant.values.map(escaped) }),
      ]),
    ],
  },
} satisfies Record<string, Sheet>;
const FORMATS = ['own', 'shopify', 'tiendanube', 'woocommerce'] as const;

interface File {
  title: string;
  products: Product[];
  bytes(): Promise<Uint8Array>;
  /** The line whose price means nothing; its product is not loaded. */
  oddLine: number;
}

const files = Array.from({ length: FILES }, (_, file): File => {
  const random = seeded(SEED + 7919 * (file + 1));
  const whole = (below: number) => Math.floor(random() * below);
  const format = FORMATS[file % FORMATS.length] ?? 'own';
  const sheet: Sheet = SHEETS[format];
  const amount = pick(AMOUNTS, random);
  const manner: Pick<Manner, 'separator' | 'encoding' | 'dress'> = {
    separator: pick([',', ';', '\t'], random),
    encoding: pick(ENCODINGS, random),
    dress: pick(['plain', 'quoted'], random),
  };
  const values = (list: readonly string[]) => list.filter((text) => writes(manner.encoding, text));
  const products = Array.from({ length: PRODUCTS }, (_, at): Product => {
    const two = whole(2) === 1;
    const code = `V${file}-${at}`;
    const sizes = [...values(SIZES)].sort(() => random() - 0.5).slice(0, 3);
    return {
      name: `Camisa ${code}`,
      code,
      options: two ? ['Talla', 'Color'] : ['Talla'],
      variants: sizes.map((size, place): Variant => {
        const price = (whole(300) + 5) * 1000;
        return {
          values: two ? [size, pick(values(COLORS), random)] : [size],
          sku: `00${file}${at}${place}-v`,
          price,
          discount: whole(3) === 0 ? price - 1000 : null,
          units: whole(5) === 0 ? null : whole(40),
        };
      }),
    };
  });
  const odd = pick(values(ODD), random);
  const rows = products.map((product) => sheet.rows(product, (value) => written(value, amount)));
  const last = rows.at(-1) ?? [];
  const broken = [
    ...rows.slice(0, -1).flat(),
    ...last.map((cells, at) => (at === last.length - 1 ? cells.with(sheet.price, odd) : cells)),
  ];
  const all = [sheet.titles, ...broken];
  return {
    title: `${format} ${amount} ${JSON.stringify(manner.separator)} ${manner.encoding} ${odd}`,
    products: products.slice(0, -1),
    bytes: () => encoded(all, manner, format === 'own' ? [0] : []),
    oddLine: all.length,
  };
});

let shop: ImportShop;
let stored: Map<string, StoredProduct>;
const loaded: Loaded[] = [];
beforeAll(async () => {
  shop = await openImportShop();
  for (const [at, file] of files.entries())
    loaded.push(await shop.load('products', `${at}`, await file.bytes()));
  stored = new Map((await shop.products()).map((product) => [product.name, product]));
});
afterAll(() => shop.close());

const line = (sku: string | null, price: number, discount: number | null, units: number | null) =>
  `${sku} ${price} ${discount ?? '-'} ${units ?? '-'}`;

describe('variants of generated files', () => {
  it.each(files.map((file, at) => ({ ...file, at })))('$at $title', ({ products, oddLine, at }) => {
    const { reviewed, failures, opened } = loaded[at] ?? {};
    expect(opened?.titles).toBe(1);
    expect([...new Set(reviewed?.faults.map((fault) => fault.line))]).toEqual([oddLine]);
    expect(failures).toHaveLength(1);
    for (const { name, variants } of products) {
      const codes = new Set<string | null>(variants.map(({ sku }) => sku));
      const found = stored.get(name)?.product_variants.filter(({ sku }) => codes.has(sku)) ?? [];
      expect(
        found
          .map(
            ({ sku, price, discount_price: discount, quantity, options }) =>
              `${line(sku, price, discount, quantity)} ${options.map(({ value }) => value).join('+')}`,
          )
          .sort(),
      ).toEqual(
        variants
          .map(
            ({ sku, price, discount, units, values }) =>
              `${line(sku, price, discount, units)} ${values.join('+')}`,
          )
          .sort(),
      );
    }
  });
});
