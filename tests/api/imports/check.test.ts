/** A check of lines is their load in a transaction that is rolled back: it says what the load does, and stores nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckedRecord, LineError } from '../../../domain/imports/import-answers.ts';
import type { ImportRecord } from '../../../domain/imports/import-record.ts';
import { MOST_RECORDS_OF_CHECK } from '../../../domain/imports/limits.ts';
import type { TestClient } from '../../support/client.ts';
import { newMember } from '../../support/member.ts';
import { createImportsWorld, linesOf } from './imports-world.ts';

let world: Awaited<ReturnType<typeof createImportsWorld>>;
beforeAll(async () => {
  world = await createImportsWorld();
  await world.bring(
    'products',
    linesOf([
      { name: 'Vela', sku: 'CHK-1', price: '9000', quantity_available: '4' },
      { name: 'Jabón', sku: 'CHK-2', price: '7000', quantity_available: '2' },
    ]),
  );
  const made = await world.owner.post(world.path('/products'), {
    name: 'Ruana',
    sku: 'RUA',
    price: 80_000,
    product_options: [
      { name: 'Talla', order: 0, options: ['S', 'M'].map((value) => ({ name: value, value })) },
    ],
    product_variants: ['S', 'M'].map((key) => ({ key, sku: `RUA-${key}`, price: 80_000, quantity: 1 })),
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const shared = await world.owner.post(world.path('/products'), {
    name: 'Pañoleta',
    price: 20_000,
    product_options: [
      { name: 'Talla', order: 0, options: ['S', 'M'].map((value) => ({ name: value, value })) },
    ],
    product_variants: ['S', 'M'].map((key) => ({ key, sku: `PAN-${key}`, price: 20_000 })),
  });
  expect(shared.status, JSON.stringify(shared.body)).toBe(201);
  // As it was stored before a SKU was of one product.
  await world.test.ports.database.write(world.test.storeId, (tx) =>
    tx.sql
      .updateTable('product_variants')
      .set({ sku: 'PAN-2' })
      .where('store_id', '=', world.test.storeId)
      .where('sku', 'like', 'PAN-%')
      .execute(),
  );
});
afterAll(() => world.close());

const check = (target: string, records: ImportRecord[], client: TestClient = world.owner) =>
  client.post<CheckedRecord[]>(world.path('/imports/check'), { target, records });

/** All rows that an import may touch. */
async function everything(): Promise<string> {
  const lists = ['/products', '/collections', '/imports?target=products', '/audit', '/inventory'];
  const answers = await Promise.all(lists.map((below) => world.owner.get(world.path(below))));
  return JSON.stringify(answers.map(({ body }) => body));
}

test('new, changed and equal lines are told apart, with old and new values, and nothing of it is stored', async () => {
  const before = await everything();
  const { status, body } = await check(
    'products',
    linesOf([
      { name: 'Incienso', sku: 'CHK-9', price: '5000', collections_id: 'Aromas' },
      { name: 'Vela de soya', sku: 'chk-1', price: '12.000', collections_id: 'Aromas' },
      { name: 'Jabón', sku: 'CHK-2', price: '7000', quantity_available: '2' },
    ]),
  );
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.map(({ line, state, name }) => [line, state, name])).toEqual([
    [2, 'created', 'Incienso'],
    [3, 'updated', 'Vela de soya'],
    [4, 'unchanged', 'Jabón'],
  ]);
  expect(body.map(({ record_id }) => record_id === null)).toEqual([true, false, false]);
  expect(body[1]?.changes).toEqual([
    { label: 'Nombre', item: null, from: 'Vela', to: 'Vela de soya' },
    { label: 'Precio', item: null, from: '$\u00A09.000', to: '$\u00A012.000' },
    { label: 'Colecciones', item: null, from: null, to: 'Aromas' },
  ]);
  expect(body[2]?.changes).toEqual([]);
  expect(await everything()).toBe(before);
});

test('what changes in variants names the variant, and so does a new one', async () => {
  const { body } = await check('products', [
    {
      line: 2,
      lines: [
        {
          line: 2,
          cells: { sku: 'RUA', 'product_variants.options': 'Talla: M', 'product_variants.quantity': '6' },
        },
        {
          line: 3,
          cells: {
            sku: 'RUA',
            'product_variants.options': 'Talla: L',
            'product_variants.price': '90000',
            'product_variants.quantity': '2',
          },
        },
        { line: 4, cells: { sku: 'RUA', 'product_variants.options': 'Talla: XL' } },
      ],
    },
  ]);
  const isNew = (name: string, units: string, price: string) => [
    { label: 'Variantes', item: null, from: null, to: name },
    { label: 'Unidades', item: name, from: null, to: units },
    { label: 'Precio', item: name, from: null, to: price },
  ];
  expect(body[0]?.changes.map((change) => ({ ...change, to: change.to?.replaceAll(/\s/g, ' ') }))).toEqual([
    { label: 'Unidades', item: 'M', from: '1', to: '6' },
    ...isNew('L', '2', '$ 90.000'),
    // Its units are counted, and the file brings none.
    ...isNew('XL', '0', '$ 80.000'),
  ]);
});

test('old and new values read as the lists show them: words, and numbers with their groups', async () => {
  const { body } = await check(
    'products',
    linesOf([{ sku: 'CHK-1', active: '0', low_stock: '1200', name: 'Vela' }]),
  );
  expect(body[0]?.changes).toEqual([
    { label: 'Visibilidad', item: null, from: 'Activo', to: 'Inactivo' },
    { label: 'Avisar cuando queden', item: null, from: null, to: '1.200' },
  ]);
  const person = { first_name: 'Ana', email: 'ana@ejemplo.co', dni: '10203040' };
  await world.bring('customers', linesOf([{ ...person, phone_number: '3001112233', document_type: 'CC' }]));
  const { body: clients } = await check(
    'customers',
    linesOf([{ phone_number: '+57 300 111 2233', document_type: 'nit' }]),
  );
  expect(clients[0]?.changes).toEqual([
    { label: 'Tipo de documento', item: null, from: 'Cédula de ciudadanía (CC)', to: 'NIT' },
  ]);
});

/** What names no shelf, and the one reason that holds. */
const NO_SHELF: [reason: string, cells: Record<string, string>, message: string][] = [
  ['no product has it', { sku: 'CHK-404' }, 'No hay ningún producto con este SKU'],
  [
    'its product has variants',
    { sku: 'rua' },
    'Este producto tiene variantes: escribe una línea por cada una',
  ],
  ['several variants have it', { sku: 'PAN-2' }, 'Varios productos o variantes tienen este SKU'],
  ['no product has the code', { shelf: 'P99999' }, 'No hay ningún producto con este código de inventario'],
];

test.each(NO_SHELF)(
  'a line of stock is refused with the reason that holds: %s',
  async (_, cells, message) => {
    const { body } = await check('inventory', linesOf([{ ...cells, quantity: '3' }]));
    expect(body[0]?.errors.map((error) => error.message.slice(0, message.length))).toEqual([message]);
  },
);

/** Lines that only the store can refuse, by what is wrong with them. */
const REFUSED: { title: string; target: string; cells: Record<string, string>; at: string }[] = [
  { title: 'a SKU of nobody', target: 'inventory', cells: { sku: 'CHK-404', quantity: '3' }, at: 'sku' },
  { title: 'no price of a new product', target: 'products', cells: { name: 'Sin precio' }, at: 'price' },
  {
    title: 'a code that another product has',
    target: 'products',
    cells: { sku: 'RUA', 'product_variants.options': 'Talla: M', 'product_variants.sku': 'CHK-1' },
    at: 'product_variants.sku',
  },
  {
    title: 'units of a product with variants',
    target: 'products',
    cells: { sku: 'RUA', quantity_available: '40' },
    at: 'quantity_available',
  },
  {
    title: 'a discount above the price that is stored',
    target: 'inventory',
    cells: { sku: 'CHK-2', discount_price: '7000' },
    at: 'discount_price',
  },
  {
    title: 'a discount above the price of a variant',
    target: 'inventory',
    cells: { sku: 'RUA-S', discount_price: '99000' },
    at: 'discount_price',
  },
  {
    title: 'a variant that is not there',
    target: 'products',
    cells: { sku: 'RUA', 'product_variants.key': 'XXL', 'product_variants.quantity': '1' },
    at: 'product_variants.options',
  },
];

test.each(REFUSED)(
  '$title is a fault of the check, the very one of the load',
  async ({ target, cells, at }) => {
    const records = linesOf([cells]);
    const { body } = await check(target, records);
    const done = await world.bring(target, records);
    const failures = await world.owner.get<{ errors: LineError[] }[]>(
      world.path(`/imports/${done.id}/failures`),
    );
    expect(body[0]).toMatchObject({ line: 2, state: 'failed', record_id: null, changes: [] });
    expect(body[0]?.errors.map(({ line, field }) => [line, field])).toEqual([[2, at]]);
    expect(failures.body.map(({ errors }) => errors)).toEqual([body[0]?.errors]);
  },
);

test('two lines for one record: the second is refused, as in the load', async () => {
  const { body } = await check(
    'products',
    linesOf([
      { name: 'Panela', sku: 'CHK-20', price: '4000' },
      { name: 'Panela', price: '4500' },
    ]),
  );
  expect(body.map(({ state }) => state)).toEqual(['created', 'failed']);
  expect(body[1]?.errors).toMatchObject([{ line: 3, field: 'name', message: 'Ya está en la línea 2' }]);
});

test('a member’s rights are those of the load: a price that they may not change is refused', async () => {
  const clerk = await newMember(world.test, {
    name: 'sin-precios',
    permissions: ['products.read', 'products.write', 'products.edit_stock'],
  });
  const { body } = await check('products', linesOf([{ name: 'Vela', sku: 'CHK-1', price: '1' }]), clerk);
  expect(body[0]).toMatchObject({ state: 'failed' });
  const viewer = await newMember(world.test, { name: 'solo-mira', permissions: ['products.read'] });
  expect((await check('products', linesOf([{ name: 'A', price: '1' }]), viewer)).status).toBe(403);
});

test('a call takes as many records as a step of the load, and no faults of a browser', async () => {
  const records = linesOf(
    Array.from({ length: MOST_RECORDS_OF_CHECK + 1 }, (_, at) => ({ name: `Producto ${at}`, price: '1' })),
  );
  expect((await check('products', records)).status).toBe(422);
  const [record] = records;
  const faults = [{ line: 2, field: 'name', value: '', kind: 'empty' }];
  const body = { target: 'products', records: [{ ...record, faults }] };
  expect((await world.owner.post(world.path('/imports/check'), body)).status).toBe(422);
});
