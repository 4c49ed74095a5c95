import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InventoryRow, InventorySummary } from '../../../domain/stock/inventory-answers.ts';
import { mapLines } from '../../../domain/imports/map-lines.ts';
import { recogniseColumns } from '../../../domain/imports/recognise.ts';
import { checkRecords } from '../../../domain/imports/check-records.ts';
import { readCsv } from '../../../domain/imports/sheet.ts';
import type { ImportShape } from '../../../domain/imports/shape-answer.ts';
import { createImportsWorld } from '../imports/imports-world.ts';

let world: Awaited<ReturnType<typeof createImportsWorld>>;
beforeAll(async () => {
  world = await createImportsWorld();
  const make = (fields: object) => world.owner.post(world.path('/products'), { active: 1, ...fields });
  await make({ name: 'Boina, de "lana"', price: 20_000, quantity_available: 8, sku: '=BOI' });
  await make({ name: 'Sin código', price: 9_000 });
  await make({
    name: 'Camiseta',
    price: 50_000,
    low_stock: 2,
    product_options: [{ name: 'Talla', options: ['S', 'M'].map((value) => ({ name: value, value })) }],
    product_variants: [
      { key: 'S', price: 50_000, discount_price: 45_000, quantity: 3 },
      { key: 'M', price: 52_000, quantity: 0, sku: 'CAM-M' },
    ],
  });
});
afterAll(() => world.close());

const rows = async (query = '') =>
  (await world.owner.get<InventoryRow[]>(world.path(`/inventory${query}`))).body;
const shelfOf = (row: InventoryRow) => ({
  product_id: row.product.id,
  product_variant_id: row.product_variant_id,
});

test('[INV-01] the file of the inventory can be imported again unchanged, shelves without SKU too', async () => {
  const shape = (await world.owner.get<ImportShape>(world.path('/imports/shapes/inventory'))).body;
  const file = await world.owner.raw(world.path('/inventory/export?format=csv'));
  expect(file.headers.get('content-disposition')).toMatch(/filename="inventario-\d{4}-\d\d-\d\d\.csv"/);
  const sheet = readCsv(new Uint8Array(await file.arrayBuffer()));
  expect(sheet.headers.slice(0, 4)).toEqual([
    'Código de inventario',
    'Nombre',
    'Variantes · Variante',
    'SKU',
  ]);
  const written = sheet.rows.map(({ cells: [, name, variant, sku] }) => [name, variant, sku]);
  expect(written).toEqual([
    ['Boina, de "lana"', '', '=BOI'],
    ['Camiseta', 'S', expect.not.stringMatching(/CAM-M/)],
    ['Camiseta', 'M', 'CAM-M'],
    ['Sin código', '', ''],
  ]);
  const paths = recogniseColumns(shape, sheet.headers);
  expect(paths).not.toContain(undefined);
  const records = mapLines(
    shape,
    sheet,
    paths.map((path) => path ?? null),
  );
  expect(checkRecords(shape, records)).toEqual([]);
  expect(await world.bring('inventory', records)).toMatchObject({ total: 4, unchanged: 4, failed: 0 });
  const searched = await (
    await world.owner.raw(world.path('/inventory/export?format=csv&search=camiseta'))
  ).text();
  expect(searched.trim().split('\r\n')).toHaveLength(3);
  expect((await world.owner.raw(world.path('/inventory/export'))).headers.get('content-type')).toContain(
    'sheet',
  );
});

test('[INV-03] several shelves leave the inventory in one call and come back; what was sold since stays', async () => {
  const [cap, soap] = await rows('?search=boina').then(async ([one]) => [
    one,
    (await rows('?search=sin'))[0],
  ]);
  if (cap === undefined || soap === undefined) throw new Error('The shelves are missing');
  const put = (shelves: object[]) =>
    world.owner.put<{ changed: number; stayed: number }>(world.path('/inventory/quantities'), {
      reason: 'other',
      shelves,
    });
  expect((await put([{ ...shelfOf(cap), quantity: null, seen: 8 }])).body).toEqual({ changed: 1, stayed: 0 });
  expect((await rows('?search=boina'))[0]).toMatchObject({ quantity: null, state: 'uncounted' });
  const back = { ...shelfOf(cap), quantity: 8, seen: null };
  const stale = { ...shelfOf(soap), quantity: 4, seen: 1 };
  const gone = { product_id: 987_654, product_variant_id: 0, quantity: null, seen: 1 };
  expect((await put([back, stale, gone])).body).toEqual({ changed: 1, stayed: 2 });
  expect((await rows('?search=boina'))[0]?.quantity).toBe(8);
  expect((await put(Array.from({ length: 201 }, () => back))).status).toBe(422);
});

test('a product has a threshold of its own, for each of its variants; without one the store’s counts', async () => {
  const low = async () =>
    (await world.owner.get<InventorySummary>(world.path('/inventory/summary'))).body.low;
  const [shirt] = await rows('?search=camiseta');
  // Three are left of the size S, and its own limit is 2; the store's is 5.
  expect([shirt?.state, shirt?.product.low_stock, await low()]).toEqual(['enough', 2, 0]);
  const at = world.path(`/inventory/${shirt?.product.id}/threshold`);
  expect((await world.owner.put(at, { low_stock: null })).body).toEqual({ low_stock: null });
  expect([(await rows('?search=camiseta'))[0]?.state, await low()]).toEqual(['low', 1]);
  expect((await world.owner.put(at, { low_stock: -1 })).status).toBe(422);
  expect((await world.owner.put(world.path('/inventory/987654/threshold'), { low_stock: 1 })).status).toBe(
    404,
  );
});

test('[INV-04] a free store is asked to change its plan before it exports', async () => {
  const plan = (to: string) =>
    world.test.database.platformWrite((sql) =>
      sql.updateTable('stores').set({ plan: to }).where('id', '=', world.test.storeId).execute(),
    );
  await plan('free');
  world.test.clock.advance(2000);
  expect(await world.owner.get(world.path('/inventory/export'))).toMatchObject({
    status: 403,
    body: { code: 'plan_required' },
  });
  await plan('pro');
  world.test.clock.advance(2000);
});
