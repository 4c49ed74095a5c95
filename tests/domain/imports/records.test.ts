import { describe, expect, test } from 'vitest';
import { checkRecords } from '../../../domain/imports/check-records.ts';
import { readKnownFormat } from '../../../domain/imports/formats/known-format.ts';
import { mapLines } from '../../../domain/imports/map-lines.ts';
import { missingColumns, missingForNew, readRecord } from '../../../domain/imports/read-record.ts';
import { recogniseColumns } from '../../../domain/imports/recognise.ts';
import { readCsv } from '../../../domain/imports/sheet.ts';
import type { ImportShape } from '../../../domain/imports/shape-answer.ts';
import { createImportSession } from '../../../src/custom/imports/file/import-session.ts';
import { customers, inventory, products } from './shapes.ts';

function recordsOf(shape: ImportShape, text: string) {
  const sheet = readCsv(new TextEncoder().encode(text));
  const paths = recogniseColumns(shape, sheet.headers).map((path) => path ?? null);
  return mapLines(shape, sheet, paths);
}
const faultsOf = (shape: ImportShape, text: string) => checkRecords(shape, recordsOf(shape, text));

describe('[PRD-10] headers', () => {
  test('in Spanish and English, without accents, in any case, the link of an export too; unknown ones are left alone', () => {
    expect(
      recogniseColumns(products, ['NOMBRE', 'Price', 'codigo', 'Enlace', 'Peso', 'Variantes · SKU', '']),
    ).toEqual(['name', 'price', 'sku', 'slug', undefined, 'product_variants.sku', null]);
    expect(recogniseColumns(customers, ['Celular', 'First name', 'Cédula', 'Correo electronico'])).toEqual([
      'phone_number',
      'first_name',
      'dni',
      'email',
    ]);
    expect(recogniseColumns(inventory, ['sku', 'Cantidad', 'Existencias', 'Precio', 'Nombre'])).toEqual([
      'sku',
      'quantity',
      undefined,
      'price',
      null,
    ]);
    // The heading of the screen itself.
    expect(recogniseColumns(inventory, ['SKU', 'Unidades'])).toEqual(['sku', 'quantity']);
  });

  test('[CLI-02] a list of clients is read under the titles that shops give it', () => {
    const titles = ['Nombres', 'Apellidos', 'Cel', 'Correo', 'Documento'];
    expect(recogniseColumns(customers, titles)).toEqual([
      'first_name',
      'last_name',
      'phone_number',
      'email',
      'dni',
    ]);
    expect(recogniseColumns(customers, ['Nombre completo', 'Número de celular', 'Mail', 'CC'])).toEqual([
      'first_name',
      'phone_number',
      'email',
      'dni',
    ]);
  });

  test('`__proto__` and `constructor` are unknown columns', () => {
    expect(recogniseColumns(products, ['__proto__', 'constructor', 'Nombre'])).toEqual([
      undefined,
      undefined,
      'name',
    ]);
    const [record] = recordsOf(products, '__proto__,constructor,Nombre,Precio\nx,y,Gorra,1000\n');
    expect(record?.lines[0]?.cells).toEqual({ name: 'Gorra', price: '1000' });
  });

  test('a file without a required column says which, unless it names what is there', () => {
    expect(missingColumns(products, ['name']).map(({ path }) => path)).toEqual(['price']);
    expect(missingColumns(products, ['sku', 'price'])).toEqual([]);
    expect(missingColumns(inventory, ['price']).map(({ path }) => path)).toEqual(['sku']);
    expect(missingColumns(inventory, ['sku', 'price'])).toEqual([]);
  });

  test('a file that names what is there says what it lacks to make more, if it may make any', () => {
    expect(missingForNew(products, ['sku', 'name']).map(({ path }) => path)).toEqual(['price']);
    expect(missingForNew(products, ['sku', 'name', 'price'])).toEqual([]);
    expect(missingForNew(products, ['name'])).toEqual([]);
    expect(missingForNew({ ...products, creates: false }, ['sku'])).toEqual([]);
  });
});

describe('[PRD-10] errors have value, kind, line and field', () => {
  test('of each cell', () => {
    expect(faultsOf(products, 'Nombre,Precio,SKU\n,45.5,A1\nGorra,,A2\nTaza,-5,A3\n')).toEqual([
      { line: 2, field: 'price', value: '45.5', kind: 'ambiguous' },
      { line: 2, field: 'name', value: '', kind: 'empty' },
      { line: 3, field: 'price', value: '', kind: 'empty' },
      { line: 4, field: 'price', value: '-5', kind: 'too_small' },
    ]);
  });

  test('a code that is there twice names the line that has it', () => {
    expect(faultsOf(products, 'SKU,Nombre,Precio\nA1,Gorra,1000\n\na1,Taza,2000\n')).toEqual([
      { line: 4, field: 'sku', value: 'a1', kind: 'repeated', limit: 2 },
    ]);
    expect(faultsOf(inventory, 'SKU,Cantidad\nA1,1\nA1,2\n')).toMatchObject([{ line: 3, kind: 'repeated' }]);
  });

  test('[CLI-04] a phone that is there twice is found in the review, however it is written', () => {
    const lines = 'Ana,3005550006,a@b.co\nAnita,+57 300 555-0006,b@b.co\nLuz,3005550007,c@b.co\n';
    expect(faultsOf(customers, `Nombre,Teléfono,Correo\n${lines}`)).toEqual([
      { line: 3, field: 'phone_number', value: '+57 300 555-0006', kind: 'repeated', limit: 2 },
    ]);
  });

  test('[CLI-04] a document that is there twice is found in the review, with points and without', () => {
    const lines = '1.045.678,Ana\n1045678,Anita\nAB-1234,Luz\nab1234,Lucía\n1045679,Noa\n';
    expect(faultsOf(customers, `Número de documento,Nombre\n${lines}`)).toEqual([
      { line: 3, field: 'dni', value: '1045678', kind: 'repeated', limit: 2 },
      { line: 5, field: 'dni', value: 'ab1234', kind: 'repeated', limit: 4 },
    ]);
  });

  test('a SKU is of one product and of one variant, whatever else names their lines', () => {
    const HEAD = 'Número interno,Nombre,Precio,SKU,Variantes · Valores,Variantes · SKU\n';
    const places = (lines: string) =>
      faultsOf(products, HEAD + lines).map(({ line, field, limit }) => [line, field, limit]);
    const own = '7,Gorra,1000,A-1,Talla: M,A-M\n7,Gorra,,A-1,Talla: L,A-L\n';
    expect(places(own)).toEqual([]);
    // Codes of one variant, of a product and of another's variant, and of two products with ids of their own.
    expect(places('7,Gorra,1000,A-1,Talla: M,a-1\n')).toEqual([]);
    expect(places('7,Gorra,1000,A-1,Talla: M,A-M\n7,Gorra,,,Talla: L,A-M\n')).toEqual([
      [3, 'product_variants.sku', 2],
    ]);
    expect(places(`${own}8,Taza,500,a-m,,\n`)).toEqual([[4, 'sku', 2]]);
    expect(places(`8,Taza,500,A-L,,\n${own}`)).toEqual([[4, 'product_variants.sku', 2]]);
    expect(places('7,Gorra,1000,A-1,,\n8,Taza,500,A-1,,\n')).toEqual([[3, 'sku', 2]]);
    expect(places('7,Gorra,1000,A-1,,\n8,Gorra,500,A_1,,\n')).toEqual([]);
  });

  test('a discount that is not lower, of a product and of a variant', () => {
    expect(
      faultsOf(products, 'Nombre,Precio,Precio con descuento\nGorra,1000,1000\nTaza,2000,1500\n'),
    ).toMatchObject([{ line: 2, field: 'discount_price', kind: 'discount_not_lower' }]);
    const variants =
      'Nombre,Precio,Variantes · Valores,Variantes · Precio con descuento\nGorra,1000,Talla: M,900\nGorra,,Talla: L,1200\n';
    expect(faultsOf(products, variants)).toMatchObject([
      { line: 3, field: 'product_variants.discount_price', kind: 'discount_not_lower' },
    ]);
    // One with a price of its own and no discount has none: the product's is not its own.
    const some =
      'Nombre,Precio,Precio con descuento,Variantes · Valores,Variantes · Precio,Variantes · Precio con descuento\nGorra,2000,1500,Talla: M,2000,1500\nGorra,,,Talla: L,1500,\n';
    expect(faultsOf(products, some)).toEqual([]);
  });
});

test('lines of one product are one record with its variants; what the product is worth stands on its first line', () => {
  const [gorra, taza, ...more] = recordsOf(
    products,
    'SKU,Nombre,Precio,Variantes · Valores,Variantes · Unidades\nG,Gorra,1000,Talla: M,3\nT,Taza,500,,\nG,Gorra,,Talla: L,4\n',
  );
  expect(more).toEqual([]);
  expect(gorra?.lines.map(({ line }) => line)).toEqual([2, 4]);
  expect(taza?.lines).toHaveLength(1);
  const read = gorra && readRecord(products, gorra);
  expect(read?.faults).toEqual([]);
  expect(read?.values.get('price')).toBe(1000);
  expect(read?.items.map(({ values }) => values.get('quantity'))).toEqual([3, 4]);
});

test('[PRD-10] an empty cell keeps what is stored; where it is asked for, it clears what may be cleared', () => {
  const sheet = {
    headers: [],
    rows: [{ line: 2, cells: ['Gorra', 'G-1', '45000', '', ''] }],
  };
  const paths = ['name', 'sku', 'price', 'discount_price', 'active'];
  const valuesOf = (clearing: boolean) => {
    const [record] = mapLines(products, sheet, paths, clearing);
    if (record === undefined) throw new Error('No record');
    const { values, faults } = readRecord(products, record);
    expect(faults).toEqual([]);
    return values;
  };
  expect(valuesOf(false).has('discount_price')).toBe(false);
  expect(valuesOf(true).get('discount_price')).toBeNull();
  // A product is shown or hidden; neither is nothing.
  expect(valuesOf(true).has('active')).toBe(false);
});

describe('[PRD-10] sizes and colours in columns of their own make variants', () => {
  const variantsOf = (text: string) =>
    recordsOf(products, text).map((record) => {
      const { values, items, faults } = readRecord(products, record);
      return {
        price: values.get('price'),
        sku: values.get('sku'),
        faults: faults.length,
        variants: items.map((item) =>
          ['options', 'sku', 'price', 'discount_price', 'quantity']
            .map((part) => item.values.get(part) ?? '-')
            .map((value) =>
              Array.isArray(value)
                ? value.map((option) => `${option.name}=${option.value}`).join('&')
                : value,
            )
            .join(' '),
        ),
      };
    });

  test('with a code, a price and units of their own', () => {
    const lines = 'Camisa,C-S,S,Azul,22.000,4\nCamisa,C-M,M,Azul,20.000,2\nTaza,T-1,,,9000,7\n';
    expect(variantsOf(`Nombre,Ref.,Talla,Color,PVP,Cant.\n${lines}`)).toEqual([
      {
        price: 20_000,
        sku: undefined,
        faults: 0,
        variants: ['Talla=S&Color=Azul C-S 22000 - 4', 'Talla=M&Color=Azul C-M 20000 - 2'],
      },
      { price: 9000, sku: 'T-1', faults: 0, variants: [] },
    ]);
  });

  test('a code of all lines is the product’s, and one price for all is too; a discount is each variant’s', () => {
    expect(variantsOf('Código,Nombre,Talla,Precio\nC,Camisa,S,20000\nC,Camisa,M,20000\n')).toEqual([
      { price: 20_000, sku: 'C', faults: 0, variants: ['Talla=S - - - -', 'Talla=M - - - -'] },
    ]);
    expect(variantsOf('Nombre,Talla,Precio,Oferta\nCamisa,S,20000,\nCamisa,M,20000,15000\n')).toMatchObject([
      { price: 20_000, variants: ['Talla=S - 20000 - -', 'Talla=M - 20000 15000 -'] },
    ]);
  });
});

describe('[PRD-10] the number of another program', () => {
  test('names no record; the title of our export does, beside others of it', () => {
    expect(recogniseColumns(products, ['id', 'nombre', 'precio'])).toEqual([null, 'name', 'price']);
    expect(recogniseColumns(products, ['Número interno', 'Nombre', 'Precio'])).toEqual([
      'id',
      'name',
      'price',
    ]);
    expect(recogniseColumns(products, ['Número interno', 'Foo'])).toEqual([null, undefined]);
    expect(recogniseColumns(customers, ['ID', 'Nombre', 'Teléfono'])).toEqual([
      null,
      'first_name',
      'phone_number',
    ]);
  });
});

test('[PRD-10] the titles that shops write mean our columns', () => {
  const titles = {
    name: ['Nombre del producto', 'Producto', 'Prenda', 'Item'],
    sku: ['Ref.', 'Código'],
    price: ['Precio venta', 'PVP', 'P.V.P.', 'Cuánto vale', 'VALOR DE VENTA'],
    cost: ['Cuánto me costó'],
    discount_price: ['Oferta'],
    quantity_available: ['Cant.', 'Existencias', 'Stock actual', 'Cantidad', 'Unidades', 'Hay', 'Quedan'],
    active: ['Activo', 'Visible'],
    collections_id: ['Categoría'],
    description: ['Observaciones'],
  };
  for (const [path, headers] of Object.entries(titles))
    for (const header of headers) expect(recogniseColumns(products, [header]), header).toEqual([path]);
  expect(recogniseColumns(products, ['Nombre', 'Opciones', 'Cantidad'])).toEqual([
    'name',
    'product_variants.options',
    'product_variants.quantity',
  ]);
});

describe('[PRD-10] a cell that says nothing', () => {
  const sheet = 'Nombre,SKU,Precio,Cantidad,Oferta\nGorra,A1,1000,n/a,-\nTaza,A2,2000,–,\n';
  const cellsOf = (records: ReturnType<typeof recordsOf>) =>
    records.flatMap(({ lines }) => lines.map(({ cells }) => cells));

  test('leaves what is stored, as an empty one does', () => {
    expect(cellsOf(recordsOf(products, sheet))).toEqual([
      { name: 'Gorra', sku: 'A1', price: '1000' },
      { name: 'Taza', sku: 'A2', price: '2000' },
    ]);
  });

  test('clears it where empty cells do', () => {
    const read = readCsv(new TextEncoder().encode(sheet));
    const paths = recogniseColumns(products, read.headers).map((path) => path ?? null);
    expect(cellsOf(mapLines(products, read, paths, true))).toMatchObject([
      { quantity_available: '', discount_price: '' },
      { quantity_available: '', discount_price: '' },
    ]);
  });

  test('leaves what is stored in the file of another program; a price is asked for', () => {
    const woo = readCsv(
      new TextEncoder().encode('Type,SKU,Name,Published,Stock,Regular price\nsimple,A1,Gorra,1,n/a,n/a\n'),
    );
    const { records } = readKnownFormat(products, woo, 'woocommerce');
    expect(cellsOf(records)).toEqual([{ name: 'Gorra', sku: 'A1', active: 'Activo', price: '' }]);
  });

  test('leaves what is stored where it is typed as a correction', async () => {
    const session = createImportSession();
    const { columns } = await session.open(new TextEncoder().encode(sheet.replace('n/a', '2.5')), products);
    await session.review(
      columns.map(({ meaning }) => meaning ?? null),
      false,
    );
    await session.edit(0, 'quantity_available', 'n/a');
    expect(cellsOf((await session.records()).records)[0]).not.toHaveProperty('quantity_available');
  });
});

test('[PRD-10] a price of a variant that nobody understands is asked for once, in its own cell', () => {
  const own = 'Nombre,Talla,Precio,Oferta\nCamisa,S,45000,44000\nCamisa,M,45.5,43000\nCamisa,L,47000,\n';
  expect(faultsOf(products, own)).toEqual([
    { line: 3, field: 'product_variants.price', value: '45.5', kind: 'ambiguous' },
  ]);
  const tiendanube = readCsv(
    new TextEncoder().encode(
      'Identificador de URL,Nombre,Nombre de propiedad 1,Valor de propiedad 1,Precio,Precio promocional\n' +
        'c,Camisa,Talla,S,45000,44000\nc,,Talla,M,45.5,43000\n',
    ),
  );
  expect(checkRecords(products, readKnownFormat(products, tiendanube, 'tiendanube').records)).toEqual([
    { line: 3, field: 'product_variants.price', value: '45.5', kind: 'ambiguous' },
  ]);
});
