import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportSummary, KeptRecord } from '../../../domain/imports/import-answers.ts';
import { createImportsWorld, linesOf } from './imports-world.ts';

let world: Awaited<ReturnType<typeof createImportsWorld>>;
beforeAll(async () => {
  world = await createImportsWorld();
});
afterAll(() => world.close());

interface Named {
  id: number;
  name: string;
}

const list = async (search: string, name = 'products'): Promise<Named[]> =>
  (await world.owner.get<Named[]>(world.path(`/${name}?search=${search}&sort=id,asc&limit=100`))).body;

/** Takes an import back, and answers how it ended with what it left. */
async function undo(id: number): Promise<{ summary: ImportSummary; kept: KeptRecord[] }> {
  const at = world.path(`/imports/${id}`);
  expect((await world.owner.post(`${at}/undo`, {})).status).toBe(200);
  await world.work();
  const { body: summary } = await world.owner.get<ImportSummary>(at);
  return { summary, kept: (await world.owner.get<KeptRecord[]>(`${at}/kept`)).body };
}

async function order(product: Named): Promise<void> {
  const branch = { name: 'Centro', mobile_phone_number: '573001112233' };
  const { body } = await world.owner.post<Named>(world.path('/user-stores'), branch);
  const answer = await world.owner.post(world.path('/orders'), {
    date: '2026-11-20T15:00:00.000Z',
    user_store_id: body.id,
    order_status_id: 1,
    shipping_order_status_id: 8,
    order_method_id: 1,
    sales_channel: 'whatsapp',
    order_details: [{ product_id: product.id, quantity: 1, price: 1000 }],
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
}

test('[PRD-10] a new product that an order names stays when its file is undone, and is named with the reason', async () => {
  const done = await world.bring(
    'products',
    linesOf([
      { name: 'Farol sin conteo', sku: 'USE-1', price: '1000' },
      { name: 'Farol sin venta', sku: 'USE-2', price: '1000' },
    ]),
  );
  const [sold] = await list('USE-1');
  if (sold === undefined) throw new Error('No product was made');
  await order(sold);
  const { summary, kept } = await undo(done.id);
  expect(summary).toMatchObject({ state: 'undone', kept: 1 });
  expect(await list('USE-')).toMatchObject([{ id: sold.id, name: 'Farol sin conteo' }]);
  expect(kept).toEqual([
    { line: 2, resource: 'products', id: sold.id, name: 'Farol sin conteo', message: 'Un pedido lo nombra' },
  ]);
});

test('[PRD-10] what somebody changed since is named with that reason', async () => {
  const done = await world.bring('products', linesOf([{ name: 'Cesto', sku: 'USE-3', price: '1000' }]));
  const [basket] = await list('USE-3');
  await world.owner.patch(world.path(`/products/${basket?.id}`), { price: 2000 });
  const { kept } = await undo(done.id);
  expect(kept).toMatchObject([{ name: 'Cesto', message: 'Alguien lo cambió después' }]);
});

test('[COL-01] collections that a file made go with it, but for those that another product or somebody uses', async () => {
  const made = linesOf([
    { name: 'Mantel', sku: 'USE-4', price: '1000', collections_id: 'Mesa > Telas > Lino, Regalos de mesa' },
    { name: 'Individual', sku: 'USE-5', price: '1000', collections_id: 'Mesa renovada' },
  ]);
  const done = await world.bring('products', made);
  const [gifts] = await list('Regalos', 'collections');
  const [renewed] = await list('renovada', 'collections');
  await world.owner.post(world.path('/products'), {
    name: 'Servilletero',
    price: 1000,
    collections_id: [gifts?.id],
  });
  await world.owner.patch(world.path(`/collections/${renewed?.id}`), { name: 'Mesa renovada y propia' });
  const { summary, kept } = await undo(done.id);
  expect(summary).toMatchObject({ state: 'undone', created: 2, kept: 2 });
  for (const gone of ['Telas', 'Lino']) expect(await list(gone, 'collections')).toEqual([]);
  const left = (await list('mesa', 'collections')).map(({ name }) => name);
  expect(left.toSorted()).toEqual(['Mesa renovada y propia', 'Regalos de mesa']);
  expect(kept).toEqual([
    {
      line: null,
      resource: 'collections',
      id: gifts?.id,
      name: 'Regalos de mesa',
      message: 'Otros datos lo usan',
    },
    {
      line: null,
      resource: 'collections',
      id: renewed?.id,
      name: 'Mesa renovada y propia',
      message: 'Alguien lo cambió después',
    },
  ]);
});

test('[COL-01] a collection that was there before a file named it stays', async () => {
  await world.owner.post(world.path('/collections'), { name: 'Bodega' });
  const cells = { name: 'Estante', sku: 'USE-6', price: '1000', collections_id: 'Bodega > Madera' };
  const done = await world.bring('products', linesOf([cells]));
  expect(await list('Madera', 'collections')).toHaveLength(1);
  expect(await undo(done.id)).toMatchObject({ summary: { kept: 0 }, kept: [] });
  expect(await list('Madera', 'collections')).toEqual([]);
  expect((await list('Bodega', 'collections')).map(({ name }) => name)).toEqual(['Bodega']);
});
