import { afterAll, beforeAll, expect, test } from 'vitest';
import { createImportsWorld, linesOf } from '../imports/imports-world.ts';

let world: Awaited<ReturnType<typeof createImportsWorld>>;
beforeAll(async () => {
  world = await createImportsWorld();
});
afterAll(() => world.close());

interface Product {
  id: number;
  version: number;
  product_variants: { id: number; key: string; sku: string | null }[];
}
const make = (over: object) =>
  world.owner.post<Product & { errors?: object }>(world.path('/products'), { price: 1000, ...over });
const sizes = (...values: string[]) => ({
  product_options: [{ name: 'Talla', options: values.map((value) => ({ name: value, value })) }],
});

test('[PRD-05] a SKU is of one product and of one variant, in any case; who has it is named', async () => {
  const { body: shirt } = await make({ name: 'Camisa', sku: 'CAM', ...sizes('S', 'M') });
  expect(shirt.product_variants.map(({ sku }) => sku)).toEqual(['CAM-S', 'CAM-M']);
  const taken = (value: string) => ({ key: 'sku_taken', args: { value, name: 'Camisa' } });
  const own = await make({ name: 'Otra', sku: 'cam' });
  expect([own.status, own.body.errors]).toEqual([422, { sku: taken('cam') }]);
  const ofVariant = await make({ name: 'Otra', sku: 'CAM-M' });
  expect(ofVariant.body.errors).toEqual({ sku: taken('CAM-M') });
  const { body: hat } = await make({ name: 'Gorra', sku: 'GOR', ...sizes('S', 'M') });
  const withSkus = (...skus: string[]) =>
    world.owner.patch<{ errors?: object }>(
      world.path(`/products/${hat.id}`),
      { product_variants: hat.product_variants.map((variant, at) => ({ ...variant, sku: skus[at] })) },
      { headers: { 'if-match': `"${hat.version}"` } },
    );
  expect((await withSkus('cam-s', 'GOR-M')).body.errors).toEqual({
    'product_variants.0.sku': taken('cam-s'),
  });
  expect((await withSkus('GOR-1', 'gor-1')).body.errors).toMatchObject({
    'product_variants.1.sku': { key: 'duplicate' },
  });
  expect((await withSkus('GOR', 'GOR-2')).status).toBe(200);
});

test('[PRD-05] values that would make one SKU twice get two', async () => {
  const { body } = await make({
    name: 'Tornillo',
    sku: 'TOR',
    product_options: ['1', '11'].map((_, at) => ({
      name: `Medida ${at}`,
      options: ['1', '11'].map((value) => ({ name: value, value })),
    })),
  });
  expect(body.product_variants.map(({ sku }) => sku)).toEqual(['TOR-11', 'TOR-111', 'TOR-111-2', 'TOR-1111']);
});

test('a barcode finds its product, or its variant alone in the inventory; several may share one, and files carry it', async () => {
  const { body: shirt } = await make({ name: 'Buzo', barcode: '7701234567897', ...sizes('S', 'M') });
  const variants = shirt.product_variants.map((variant, at) => ({ ...variant, barcode: `77000100${at}` }));
  const coded = await world.owner.patch<{ product_variants: { barcode: string | null }[] }>(
    world.path(`/products/${shirt.id}`),
    { product_variants: variants },
    { headers: { 'if-match': `"${shirt.version}"` } },
  );
  expect(coded.body.product_variants.map(({ barcode }) => barcode)).toEqual(['770001000', '770001001']);
  const found = async (below: string) =>
    (await world.owner.get<{ id: number | string }[]>(world.path(below))).body.map(({ id }) => id);
  expect(await found('/products?search=7701234567897')).toEqual([shirt.id]);
  expect(await found('/products?search=770001001')).toEqual([shirt.id]);
  const shelves = shirt.product_variants.map(({ id }) => `${shirt.id}-${id}`);
  expect(await found('/inventory?search=770001001')).toEqual([shelves[1]]);
  expect(await found('/inventory?search=buzo+770001001')).toEqual([shelves[1]]);
  expect(await found('/inventory?search=7701234567897')).toEqual(shelves);
  // A new size keeps the codes of the others, and has none.
  const more = await world.owner.patch<typeof coded.body>(
    world.path(`/products/${shirt.id}`),
    { ...sizes('S', 'M', 'L') },
    { headers: { 'if-match': `"${shirt.version + 1}"` } },
  );
  expect(more.body.product_variants.map(({ barcode }) => barcode)).toEqual(['770001000', '770001001', null]);
  const twin = await make({ name: 'Buzo de niño', barcode: '7701234567897' });
  expect(twin.status).toBe(201);
  expect((await found('/products?search=7701234567897')).toSorted()).toEqual([shirt.id, twin.body.id]);
  const lines = linesOf([{ name: 'Buzo de niño', barcode: '7709', price: '1000' }]);
  expect(await world.bring('products', lines)).toMatchObject({ updated: 1, failed: 0 });
  expect(await found('/products?search=7709')).toEqual([twin.body.id]);
  for (const file of ['/products/export?format=csv', '/inventory/export?format=csv']) {
    const text = await (await world.owner.raw(world.path(file))).text();
    expect(text).toContain('Código de barras');
    for (const code of ['770001000', '770001001', '7709']) expect(text).toContain(code);
  }
});

test('a deleted product stays deleted while another has its SKU, and returns once that has another', async () => {
  const { body: first } = await make({ name: 'Cuaderno', sku: 'CUA' });
  const gone = await world.owner.delete<{ undo: { id: number } }>(world.path('/products'), {
    ids: [first.id],
  });
  const { body: second } = await make({ name: 'Cuaderno nuevo', sku: 'cua' });
  const undo = async () => {
    await world.owner.post(world.path(`/products/deletions/${gone.body.undo.id}/undo`));
    return (await world.owner.get(world.path(`/products/${first.id}`))).status;
  };
  expect(await undo()).toBe(404);
  await world.owner.patch(world.path(`/products/${second.id}`), { sku: 'CUA-2' });
  expect(await undo()).toBe(200);
});

test('products that had one SKU before this rule are saved; stock by that SKU is asked about', async () => {
  const [{ body: first }, { body: second }] = [
    await make({ name: 'Vaso', sku: 'VIEJO' }),
    await make({ name: 'Vaso', sku: 'NUEVO' }),
  ];
  await world.test.database.write(world.test.storeId, (tx) =>
    tx.sql.updateTable('products').set({ sku: 'VIEJO' }).where('id', '=', second.id).execute(),
  );
  const renamed = await world.owner.patch(world.path(`/products/${first.id}`), { name: 'Vaso alto' });
  expect(renamed.status).toBe(200);
  expect(await world.bring('inventory', linesOf([{ sku: 'VIEJO', quantity: '4' }]))).toMatchObject({
    updated: 0,
    failed: 1,
  });
});

test('[PRD-10] [INV-02] a file names SKUs in any case; one of another product is refused by line and column', async () => {
  await make({ name: 'Pantalón', sku: 'PAN', ...sizes('30', '32') });
  const stock = await world.bring('inventory', linesOf([{ sku: 'pan-32', quantity: '4' }]));
  expect(stock).toMatchObject({ updated: 1, failed: 0 });
  const done = await world.bring('products', [
    ...linesOf([{ name: 'Correa', sku: 'PAN-30', price: '900' }]),
    {
      line: 3,
      lines: ['S', 'M'].map((size, at) => ({
        line: 3 + at,
        cells: {
          name: 'Blusa',
          price: '500',
          'product_variants.options': `Talla: ${size}`,
          'product_variants.sku': size === 'M' ? 'PAN' : 'BLU-S',
        },
      })),
    },
  ]);
  expect(done).toMatchObject({ created: 0, failed: 2 });
  const { body } = await world.owner.get(world.path(`/imports/${done.id}/failures`));
  expect(body).toMatchObject([
    { errors: [{ line: 2, column: 'SKU', value: 'PAN-30', message: 'Ya lo usa Pantalón' }] },
    { errors: [{ line: 4, column: 'Variantes · SKU', value: 'PAN', message: 'Ya lo usa Pantalón' }] },
  ]);
});
