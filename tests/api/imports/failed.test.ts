import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportSummary } from '../../../domain/imports/import-answers.ts';
import { JobQueue, LEASE } from '../../../server/jobs/worker.ts';
import { modules } from '../../../server/modules/all.ts';
import { option } from '../orders/shop.ts';
import es from '../../../i18n/imports/es.json';
import { createImportsWorld, linesOf } from './imports-world.ts';

let world: Awaited<ReturnType<typeof createImportsWorld>>;
beforeAll(async () => {
  world = await createImportsWorld();
});
afterAll(() => world.close());

const lastMail = () => world.outbox.messages.at(-1);
const verb = (id: number, what: string) =>
  world.owner.post<ImportSummary>(world.path(`/imports/${id}/${what}`), {});

test('[PRD-10] lines with mistakes are kept and not written; corrected they are written alone', async () => {
  const [good, bad] = linesOf([
    { name: 'Vela', sku: 'KEEP-1', price: '9000' },
    { name: 'Vela grande', sku: 'KEEP-2', price: 'caro' },
  ]);
  const fault = { line: 3, field: 'price', value: 'caro', kind: 'wrong_format' };
  const opened = await world.owner.post<ImportSummary>(world.path('/imports'), {
    target: 'products',
    file_name: 'velas.csv',
    total: 2,
  });
  const at = world.path(`/imports/${opened.body.id}`);
  const records = [good, { ...bad, faults: [fault] }];
  expect((await world.owner.put(`${at}/records`, { records })).status).toBe(200);
  expect((await verb(opened.body.id, 'start')).body).toMatchObject({ state: 'queued', failed: 1 });
  await world.work();
  expect((await world.owner.get(at)).body).toMatchObject({ state: 'done', created: 1, failed: 1 });
  expect(lastMail()?.subject).toBe('Quedaron líneas sin cargar de velas.csv');
  expect(lastMail()?.text).toMatch(/Sin cargar: 1\n[^]*Nuevos: 1\n/);
  await world.owner.put(`${at}/records`, {
    records: [
      { line: 3, lines: [{ line: 3, cells: { name: 'Vela grande', sku: 'KEEP-2', price: '19000' } }] },
    ],
  });
  await verb(opened.body.id, 'retry');
  await world.work();
  expect((await world.owner.get(at)).body).toMatchObject({ state: 'done', created: 2, failed: 0 });
  expect(lastMail()?.subject).toBe('Terminó la importación de velas.csv');
});

test('[PRD-10] of two lines for one record the second is refused with the line of the first, in any step', async () => {
  const lines = linesOf(
    Array.from({ length: 60 }, (_, at) => ({ name: `Doble ${at}`, sku: `DUP-${at % 55}`, price: '1000' })),
  );
  const done = await world.bring('products', lines);
  expect(done).toMatchObject({ created: 55, updated: 0, failed: 5 });
  const { body } = await world.owner.get<{ errors: object[] }[]>(world.path(`/imports/${done.id}/failures`));
  expect(body[0]?.errors).toMatchObject([{ line: 57, message: 'Ya está en la línea 2' }]);
});

test('[CLI-04] of two clients with one number the second is refused at its phone, as it was typed', async () => {
  const done = await world.bring(
    'customers',
    linesOf([
      { first_name: 'Ana', phone_number: '300 555 0006', email: 'ana@correo.co' },
      { first_name: 'Anita', phone_number: '+57 300-555-0006', email: 'anita@correo.co' },
    ]),
  );
  expect(done).toMatchObject({ created: 1, failed: 1 });
  const { body } = await world.owner.get<{ errors: object[] }[]>(world.path(`/imports/${done.id}/failures`));
  expect(body[0]?.errors).toMatchObject([
    { line: 3, field: 'phone_number', value: '+57 300-555-0006', message: 'Ya está en la línea 2' },
  ]);
});

test('[INV-02] tried as often as a job may be, an import has failed, says so, and goes on where it stood', async () => {
  const { id } = await world.send('products', linesOf([{ name: 'Octavo', sku: 'EIGHT', price: '1' }]));
  const run = modules.flatMap((one) => one.jobs?.(world.test.ports)['imports.run'] ?? [])[0];
  const payload = { storeId: world.test.storeId, importId: id };
  const job = { id: 1, storeId: world.test.storeId, kind: 'imports.run', attempts: 8, payload };
  const { database } = world.test.ports;
  const write = database.write.bind(database);
  let breaks = 0;
  database.write = (storeId, work) => {
    if (breaks === 0) return write(storeId, work);
    breaks -= 1;
    return Promise.reject(new Error('away'));
  };
  try {
    breaks = 1;
    await expect(run?.(job, new AbortController().signal)).rejects.toThrow('away');
    expect((await world.owner.get<ImportSummary>(world.path(`/imports/${id}`))).body.state).toBe('queued');
  } finally {
    database.write = write;
  }
  for (const one of modules) await one.endings?.(world.test.ports)['imports.run']?.(job);
  expect((await world.owner.get<ImportSummary>(world.path(`/imports/${id}`))).body.state).toBe('failed');
  await world.work();
  expect(lastMail()?.subject).toBe('No pudimos terminar la importación de archivo.xlsx');
  expect(lastMail()?.text).toContain(`/products/uploading?import=${id}`);
  expect((await verb(id, 'retry')).body.state).toBe('queued');
  await world.work();
  expect((await world.owner.get(world.path(`/imports/${id}`))).body).toMatchObject({
    state: 'done',
    created: 1,
  });
});

test('an import that nobody moves says that it is waiting, until a worker goes on with it', async () => {
  const { id } = await world.send('products', linesOf([{ name: 'Sola', sku: 'ALONE', price: '1' }]));
  const read = async () => (await world.owner.get<ImportSummary>(world.path(`/imports/${id}`))).body;
  expect(await read()).toMatchObject({ state: 'queued', waiting: false });
  const dead = new JobQueue(world.test.database, LEASE);
  const begun = await dead.take(['imports.run'], world.test.clock.now());
  expect(begun?.payload).toMatchObject({ importId: id });
  world.test.clock.advance(6_000);
  expect(await read()).toMatchObject({ state: 'queued', waiting: true });
  expect(await dead.take(['imports.run'], world.test.clock.now())).toBeNull();
  world.test.clock.advance(LEASE);
  await world.work();
  expect(await read()).toMatchObject({ state: 'done', waiting: false, created: 1 });
});

test('[INV-04] a free store is asked to change its plan', async () => {
  const plan = (to: string) =>
    world.test.database.platformWrite((sql) =>
      sql.updateTable('stores').set({ plan: to }).where('id', '=', world.test.storeId).execute(),
    );
  await plan('free');
  world.test.clock.advance(2000);
  const answer = await world.owner.post(world.path('/imports'), {
    target: 'inventory',
    file_name: 'x.csv',
    total: 1,
  });
  expect(answer).toMatchObject({ status: 403, body: { code: 'plan_required' } });
  await plan('pro');
  world.test.clock.advance(2000);
});

test('of records of one line in one call the last counts', async () => {
  const [first, second] = linesOf([
    { name: 'Jabón de prisa', sku: 'LAST-1', price: '9000' },
    { name: 'Jabón de avena', sku: 'LAST-2', price: '9000' },
  ]);
  const opened = await world.owner.post<ImportSummary>(world.path('/imports'), {
    target: 'products',
    file_name: 'jabones.csv',
    total: 1,
  });
  const at = world.path(`/imports/${opened.body.id}`);
  const records = [first, { ...second, line: first?.line }];
  expect((await world.owner.put(`${at}/records`, { records })).status).toBe(200);
  await verb(opened.body.id, 'start');
  await world.work();
  expect((await world.owner.get(at)).body).toMatchObject({ state: 'done', created: 1, failed: 0 });
  const { body } = await world.owner.get<{ name: string }[]>(world.path('/products?limit=100'));
  const names = body.map(({ name }) => name).filter((name) => name.startsWith('Jabón'));
  expect(names).toEqual(['Jabón de avena']);
});

test('[PRD-10] units of a product with variants are refused at their line, and not taken as unchanged', async () => {
  const sizes = ['S', 'M'];
  const made = await world.owner.post(world.path('/products'), {
    name: 'Ruana',
    sku: 'RUA',
    price: 10_000,
    product_options: [option('Talla', ...sizes)],
    product_variants: sizes.map((key) => ({ key, price: 10_000, quantity: 1 })),
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const done = await world.bring(
    'products',
    linesOf([{ name: 'Ruana', sku: 'RUA', price: '10000', quantity_available: '40' }]),
  );
  expect(done).toMatchObject({ unchanged: 0, failed: 1 });
  const { body } = await world.owner.get<{ errors: object[] }[]>(world.path(`/imports/${done.id}/failures`));
  expect(body[0]?.errors).toMatchObject([
    { line: 2, field: 'quantity_available', value: '40', message: es.faults.units_of_variants },
  ]);
});
