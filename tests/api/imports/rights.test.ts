import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportSummary, KeptRecord } from '../../../domain/imports/import-answers.ts';
import type { TestClient } from '../../support/client.ts';
import { newMember } from '../../support/member.ts';
import { createImportsWorld, linesOf } from './imports-world.ts';

/** An import does what the member may do who sends, starts, repeats or undoes it, and the log names that member. */
let world: Awaited<ReturnType<typeof createImportsWorld>>;
beforeAll(async () => {
  world = await createImportsWorld();
});
afterAll(() => world.close());

const member = (name: string, permissions: string[], branches?: number[]) =>
  newMember(world.test, { name, permissions, ...(branches && { branch_ids: branches }) });

const at = (id: number, below = '') => world.path(`/imports/${id}${below}`);

async function open(client: TestClient, target: string, total: number): Promise<number> {
  const body = { target, file_name: 'archivo.csv', total };
  const opened = await client.post<ImportSummary>(world.path('/imports'), body);
  expect(opened.status, JSON.stringify(opened.body)).toBe(201);
  return opened.body.id;
}

async function productOf(sku: string): Promise<{ id: number; price: number } | undefined> {
  const { body } = await world.owner.get<{ id: number; price: number }[]>(
    world.path(`/products?search=${sku}&limit=5`),
  );
  return body[0];
}

/** Who changed a product last, as the log says. */
async function lastInLog(productId: number): Promise<string | null | undefined> {
  const { body } = await world.owner.get<{ record_id: number; user: string | null }[]>(
    world.path('/audit?resource.in=products'),
  );
  return body.find(({ record_id }) => record_id === productId)?.user;
}

const EDITOR = ['products.read', 'products.write'];

test('lines that another member sends are written with their rights too, whoever starts the file', async () => {
  await world.bring('products', linesOf([{ name: 'Vela', sku: 'RIGHTS-1', price: '9000' }]));
  const editor = await member('editora', EDITOR);
  const id = await open(world.owner, 'products', 1);
  const records = linesOf([{ name: 'Vela', sku: 'RIGHTS-1', price: '1' }]);
  expect((await editor.put(at(id, '/records'), { records })).status).toBe(200);
  await world.owner.post(at(id, '/start'), {});
  await world.work();
  expect((await world.owner.get(at(id))).body).toMatchObject({ state: 'done', updated: 0, failed: 1 });
  expect(await productOf('RIGHTS-1')).toMatchObject({ price: 9000 });
});

test('who repeats the failed lines of another writes in their own name, and only what they may', async () => {
  const again = await member('repite', EDITOR);
  await world.bring('products', linesOf([{ name: 'Vela de cera', sku: 'RIGHTS-2', price: '9000' }]));
  const [name, price] = linesOf([
    { name: 'Vela de abeja', sku: 'RIGHTS-2' },
    { name: 'Vela', sku: 'RIGHTS-1', price: '2' },
  ]);
  const fault = (line: number) => ({ line, field: 'name', value: '', kind: 'empty' });
  const id = await open(world.owner, 'products', 2);
  const records = [
    { ...name, faults: [fault(2)] },
    { ...price, faults: [fault(3)] },
  ];
  expect((await world.owner.put(at(id, '/records'), { records })).status).toBe(200);
  await world.owner.post(at(id, '/start'), {});
  await world.work();
  expect((await again.post(at(id, '/retry'), {})).status).toBe(200);
  await world.work();
  expect((await world.owner.get(at(id))).body).toMatchObject({ state: 'done', updated: 1, failed: 1 });
  expect(await productOf('RIGHTS-1')).toMatchObject({ price: 9000 });
  const changed = await productOf('RIGHTS-2');
  expect(await lastInLog(changed?.id ?? 0)).toBe('repite de Prueba');
});

test('who may not delete takes back no new records of another', async () => {
  const editor = await member('sin-borrar', EDITOR);
  const done = await world.bring('products', linesOf([{ name: 'Cirio', sku: 'RIGHTS-3', price: '5000' }]));
  expect((await editor.post(at(done.id, '/undo'), {})).status).toBe(403);
  await world.work();
  expect(await productOf('RIGHTS-3')).toMatchObject({ price: 5000 });
});

test('a file of stock takes the right to set units, and no other: the store room brings one, an editor does not', async () => {
  await world.bring(
    'products',
    linesOf([{ name: 'Cera', sku: 'RIGHTS-5', price: '5000', quantity_available: '1' }]),
  );
  const storeRoom = await member('bodega', ['products.read', 'products.edit_stock']);
  const units = linesOf([{ sku: 'RIGHTS-5', quantity: '8' }]);
  const summary = await world.send('inventory', units, storeRoom);
  await world.work();
  expect((await storeRoom.get(at(summary.id))).body).toMatchObject({ state: 'done', updated: 1, failed: 0 });
  expect(await productOf('RIGHTS-5')).toMatchObject({ price: 5000, quantity_available: 8 });
  const checked = await storeRoom.post<{ state: string }[]>(world.path('/imports/check'), {
    target: 'inventory',
    records: linesOf([{ sku: 'RIGHTS-5', price: '1' }]),
  });
  expect(checked.body).toMatchObject([{ state: 'failed', errors: [{ line: 2, field: 'price' }] }]);
  const writer = await member('sin-bodega', EDITOR);
  const refused = { target: 'inventory', file_name: 'archivo.csv', total: 1 };
  expect(await writer.post(world.path('/imports'), refused)).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  });
  expect((await writer.get(world.path('/imports/shapes/inventory'))).status).toBe(403);
});

test('what who undid had no right to stays, is named with the reason, and another takes it back', async () => {
  const editor = await member('deshace', EDITOR);
  await world.bring('products', linesOf([{ name: 'Farol', sku: 'RIGHTS-4', price: '7000' }]));
  const done = await world.bring('products', linesOf([{ name: 'Farol', sku: 'RIGHTS-4', price: '8000' }]));
  expect((await editor.post(at(done.id, '/undo'), {})).status).toBe(200);
  await world.work();
  expect((await world.owner.get(at(done.id))).body).toMatchObject({
    state: 'undone',
    kept: 1,
    kept_by_rights: 1,
  });
  expect(await productOf('RIGHTS-4')).toMatchObject({ price: 8000 });
  const kept = await world.owner.get<KeptRecord[]>(at(done.id, '/kept'));
  expect(kept.body).toMatchObject([{ line: 2, message: 'Quien deshizo no podía cambiarlo' }]);
  expect((await world.owner.post<ImportSummary>(at(done.id, '/undo'), {})).body.state).toBe('undoing');
  await world.work();
  expect((await world.owner.get(at(done.id))).body).toMatchObject({ state: 'undone', kept: 0 });
  expect(await productOf('RIGHTS-4')).toMatchObject({ price: 7000 });
  // Nothing is left: another tap starts nothing.
  expect((await world.owner.post<ImportSummary>(at(done.id, '/undo'), {})).body.state).toBe('undone');
});

test('failed lines show a member no cell that they may not read', async () => {
  const clerk = await member('sin-notas', ['customers.read', 'customers.write']);
  const id = await open(world.owner, 'customers', 1);
  const cells = { first_name: 'Ana', phone_number: 'no tiene', notes: 'debe dos pedidos' };
  const faults = [{ line: 2, field: 'phone_number', value: 'no tiene', kind: 'wrong_format' }];
  const records = [{ line: 2, lines: [{ line: 2, cells }], faults }];
  expect((await world.owner.put(at(id, '/records'), { records })).status).toBe(200);
  await world.owner.post(at(id, '/start'), {});
  await world.work();
  const read = async (client: TestClient, below: string) =>
    JSON.stringify((await client.get(at(id, below))).body);
  expect(await read(world.owner, '/failures')).toContain('debe dos pedidos');
  const shown = await read(clerk, '/failures');
  expect(shown).toContain('no tiene');
  expect(shown).not.toContain('debe dos pedidos');
  const file = await clerk.raw(at(id, '/failures/file'));
  expect(await file.text()).not.toContain('debe dos pedidos');
});

test('a member of one branch undoes their orders of a file alone, and sees no lines of others that failed', async () => {
  const made = async (path: string, body: object) => {
    const answer = await world.owner.post<{ id: number }>(world.path(path), body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.id;
  };
  const branch = (name: string, phone: string) => made('/user-stores', { name, mobile_phone_number: phone });
  const [north, south] = [await branch('Norte', '573001110001'), await branch('Sur', '573001110002')];
  const orderIn = (user_store_id: number) =>
    made('/orders', {
      date: '2026-11-20T15:00:00.000Z',
      user_store_id,
      order_status_id: 1,
      shipping_order_status_id: 8,
      order_method_id: 1,
      sales_channel: 'whatsapp',
      comments: 'antes',
      order_details: [{ name: 'Vela', quantity: 1, price: 1000 }],
    });
  const [mine, theirs] = [await orderIn(north), await orderIn(south)];
  const commentsOf = async (id: number) =>
    (await world.owner.get<{ comments: string }>(world.path(`/orders/${id}`))).body.comments;
  const limited = await member('del-norte', ['orders.read', 'orders.write'], [north]);
  const lines = linesOf([mine, theirs].map((id) => ({ id: String(id), comments: 'después' })));
  const faults = [{ line: 4, field: 'comments', value: 'secreto del sur', kind: 'wrong_format' }];
  const failed = { line: 4, lines: [{ line: 4, cells: { comments: 'secreto del sur' } }], faults };
  const id = await open(world.owner, 'orders', 3);
  await world.owner.put(at(id, '/records'), { records: [...lines, failed] });
  await world.owner.post(at(id, '/start'), {});
  await world.work();
  expect((await world.owner.get(at(id))).body).toMatchObject({ state: 'done', updated: 2, failed: 1 });
  expect((await world.owner.get<object[]>(at(id, '/failures'))).body).toHaveLength(1);
  expect((await limited.get<object[]>(at(id, '/failures'))).body).toEqual([]);
  expect((await limited.post(at(id, '/undo'), {})).status).toBe(200);
  await world.work();
  expect([await commentsOf(mine), await commentsOf(theirs)]).toEqual(['antes', 'después']);
  // That one was left is theirs to know, and not what it is called.
  const { body: left } = await limited.get<KeptRecord[]>(at(id, '/kept'));
  expect(left).toMatchObject([{ line: 3, name: null }]);
  expect((await world.owner.get<KeptRecord[]>(at(id, '/kept'))).body).not.toMatchObject([{ name: null }]);
  expect((await world.owner.post(at(id, '/undo'), {})).status).toBe(200);
  await world.work();
  expect(await commentsOf(theirs)).toBe('antes');
});

test('a file brings costs for who may see them, and neither sets nor tells one for others', async () => {
  await world.bring(
    'products',
    linesOf([{ name: 'Cirio', sku: 'RIGHTS-COST', price: '9000', cost: '4321' }]),
  );
  expect(await productOf('RIGHTS-COST')).toMatchObject({ cost: 4321 });
  const editor = await member('sin-costos', [...EDITOR, 'products.edit_price']);
  const id = await open(editor, 'products', 2);
  const records = linesOf([
    { name: 'Cirio', sku: 'RIGHTS-COST', price: '9500', cost: '1' },
    { name: 'Cirio largo', sku: 'OTHER-COST', price: '9900', cost: '1' },
  ]);
  const sent = await editor.put(at(id, '/records'), { records });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  await editor.post(at(id, '/start'), {});
  await world.work();
  const summary = await editor.get(at(id));
  expect(JSON.stringify(summary.body)).not.toContain('4321');
  expect(await productOf('RIGHTS-COST')).toMatchObject({ cost: 4321 });
  expect(await productOf('OTHER-COST')).not.toMatchObject({ cost: 1 });
});
