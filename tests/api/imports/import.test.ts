import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRecords } from '../../../domain/imports/check-records.ts';
import { readKnownFormat } from '../../../domain/imports/formats/known-format.ts';
import { mapLines } from '../../../domain/imports/map-lines.ts';
import { recogniseColumns } from '../../../domain/imports/recognise.ts';
import { readCsv } from '../../../domain/imports/sheet.ts';
import type { ImportShape } from '../../../domain/imports/shape-answer.ts';
import type { ImportSummary } from '../../../domain/imports/import-answers.ts';
import { signedIn } from '../../support/api.ts';
import { createImportsWorld, linesOf } from './imports-world.ts';

let world: Awaited<ReturnType<typeof createImportsWorld>>;
beforeAll(async () => {
  world = await createImportsWorld();
});
afterAll(() => world.close());

interface Product {
  id: number;
  name: string;
  sku: string | null;
  price: number;
  version: number;
  quantity_available: number | null;
  product_variants: { sku: string | null; quantity: number | null; key: string; price: number }[];
}
const list = async (search: string, name = 'products') =>
  (
    await world.owner.get<Product[]>(
      world.path(`/${name}?search=${encodeURIComponent(search)}&sort=id,asc&limit=100`),
    )
  ).body;
const shapeOf = async (target: string) =>
  (await world.owner.get<ImportShape>(world.path(`/imports/shapes/${target}`))).body;
const verb = (id: number, what: string) =>
  world.owner.post<ImportSummary>(world.path(`/imports/${id}/${what}`), {});

test('[PRD-10] lines become products, known ones are brought up to date, and the same file again changes nothing', async () => {
  const gorras = linesOf([
    { name: 'Gorra roja', sku: 'IMP-1', price: '45.000', quantity_available: '3' },
    { name: 'Gorra azul', sku: 'IMP-2', price: '$45,000', collections_id: 'Ropa > Gorras, Nuevos' },
  ]);
  expect(await world.bring('products', gorras)).toMatchObject({
    state: 'done',
    total: 2,
    created: 2,
    failed: 0,
    file_name: 'archivo.xlsx',
    user: expect.any(String) as string,
  });
  expect((await list('IMP-')).map(({ price, quantity_available }) => [price, quantity_available])).toEqual([
    [45000, 3],
    [45000, null],
  ]);
  expect((await list('Gorras', 'collections')).map(({ name }) => name)).toEqual(['Gorras']);
  expect(await world.bring('products', gorras)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  const dearer = linesOf([{ sku: 'IMP-2', price: '50000' }]);
  expect(await world.bring('products', dearer)).toMatchObject({ updated: 1 });
  expect((await list('IMP-2'))[0]).toMatchObject({ name: 'Gorra azul', price: 50000 });
  const small = linesOf([{ sku: 'imp-2', price: '51000' }]);
  expect(await world.bring('products', small)).toMatchObject({ created: 0, updated: 1, failed: 0 });
  expect((await list('IMP-2'))[0]).toMatchObject({ sku: 'IMP-2', price: 51000 });
});

test('[PRD-10] a product with variants of another program; combinations that the file lacks cannot be ordered', async () => {
  const sheet = readCsv(readFileSync(new URL('../../fixtures/imports/shopify.csv', import.meta.url)));
  const { records } = readKnownFormat(await shapeOf('products'), sheet, 'shopify');
  expect(await world.bring('products', records)).toMatchObject({ created: 2, failed: 0 });
  const [tee] = await list('Camiseta pima');
  expect(tee?.product_variants.map(({ key, sku, quantity }) => [key, sku, quantity])).toEqual([
    ['S Blanco', 'CP-S-B', 12],
    ['M Blanco', 'CP-M-B', 8],
  ]);
  expect(await world.bring('products', records)).toMatchObject({ unchanged: 2 });
});

test('[PRD-10] lines that break a rule fail alone, are a file to download, and can be written again alone', async () => {
  const done = await world.bring(
    'products',
    linesOf([
      { name: 'Taza', sku: 'TZ-1', price: '10000' },
      { name: 'Taza cara', sku: 'TZ-2', price: '45.5' },
      { sku: 'TZ-3', price: '900' },
    ]),
  );
  expect(done).toMatchObject({ created: 1, failed: 2 });
  const at = world.path(`/imports/${done.id}`);
  const { body: failures } = await world.owner.get<{ line: number; refusal: object }[]>(`${at}/failures`);
  expect(failures).toMatchObject([
    {
      line: 3,
      refusal: { code: 'invalid', errors: { price: { key: 'import_ambiguous', args: { value: '45.5' } } } },
    },
    { line: 4, refusal: { code: 'invalid', errors: { name: { key: 'required' } } } },
  ]);
  expect(failures).toMatchObject([
    {
      errors: [
        {
          line: 3,
          field: 'price',
          column: 'Precio',
          value: '45.5',
          empty: false,
          wrong_format: true,
          message: '¿Cuánto es? Sin punto ni coma',
        },
      ],
    },
    {
      errors: [
        {
          line: 4,
          field: 'name',
          column: 'Nombre',
          empty: true,
          message: 'Se requiere el nombre',
        },
      ],
    },
  ]);
  const file = await (await world.owner.raw(`${at}/failures/file`)).text();
  expect(file.split('\r\n')).toHaveLength(4);
  expect(file).toContain('Taza cara');
  expect(file).toContain('3,Precio,45.5,No,Sí,Precio: ¿Cuánto es? Sin punto ni coma');
  const shape = await shapeOf('products');
  expect(recogniseColumns(shape, readCsv(new TextEncoder().encode(file)).headers)).not.toContain(undefined);

  const [right] = linesOf([{ name: 'Taza cara', sku: 'TZ-2', price: '45500' }]);
  await world.owner.put(`${at}/records`, {
    records: [
      { ...right, line: 3 },
      { ...right, line: 2 },
    ],
  });
  await verb(done.id, 'retry');
  await world.work();
  expect((await world.owner.get<ImportSummary>(at)).body).toMatchObject({ created: 2, failed: 1 });
  expect((await list('TZ-')).map(({ sku }) => sku)).toEqual(['TZ-1', 'TZ-2']);
});

test('[INV-02] stock and prices by SKU, of products and of variants; the ledger says that a file did it', async () => {
  const done = await world.bring(
    'inventory',
    linesOf([
      { sku: 'IMP-1', quantity: '40', price: '39.900' },
      { sku: 'CP-M-B', quantity: '7' },
      { sku: 'NADA', quantity: '1' },
    ]),
  );
  expect(done).toMatchObject({ updated: 2, failed: 1 });
  expect((await list('IMP-1'))[0]).toMatchObject({ quantity_available: 40, price: 39900 });
  const [tee] = await list('Camiseta pima');
  expect(tee?.product_variants.map(({ quantity }) => quantity)).toEqual([12, 7]);
  const reasons = await world.test.database.read(world.test.storeId, (sql) =>
    sql
      .selectFrom('stock_movements')
      .select(['delta', 'reason'])
      .where('product_id', '=', tee?.id ?? 0)
      .orderBy('id', 'desc')
      .limit(1)
      .execute(),
  );
  expect(reasons).toEqual([{ delta: -1, reason: 'import' }]);
});

test('[INV-02] the mail at the end goes to who started it', async () => {
  const before = world.outbox.messages.length;
  await world.bring(
    'customers',
    linesOf([
      {
        first_name: 'Laura',
        phone_number: '300 123 4567',
        email: 'laura@ejemplo.co',
        city_id: 'Medellín',
        country_code: 'Colombia',
      },
    ]),
  );
  const [mail] = world.outbox.messages.slice(before);
  expect(mail?.subject).toBe('Terminó la importación de archivo.xlsx');
  expect(mail?.text).toMatch(/Nuevos: 1\n/);
});

test('[PRD-10] a finished import is undone: new ones go, changed ones return, what somebody changed since stays', async () => {
  await world.bring(
    'products',
    linesOf([
      { name: 'Vaso', sku: 'UN-1', price: '1000' },
      { name: 'Vasito', sku: 'UN-3', price: '1000' },
    ]),
  );
  const done = await world.bring(
    'products',
    linesOf([
      { name: 'Vaso grande', sku: 'UN-1', price: '2000' },
      { name: 'Plato', sku: 'UN-2', price: '3000' },
      { name: 'Vasito', sku: 'UN-3', price: '5000' },
    ]),
  );
  expect(done).toMatchObject({ created: 1, updated: 2 });
  const [, vasito] = (await list('UN-')).filter(({ sku }) => sku !== 'UN-2');
  await world.owner.patch(world.path(`/products/${vasito?.id}`), { price: 6000 });
  expect((await verb(done.id, 'undo')).body.state).toBe('undoing');
  await world.work();
  expect((await list('UN-')).map(({ name, price }) => [name, price])).toEqual([
    ['Vaso', 1000],
    ['Vasito', 6000],
  ]);
  expect((await world.owner.get<ImportSummary>(world.path(`/imports/${done.id}`))).body).toMatchObject({
    state: 'undone',
    kept: 1,
  });
});

test('[PRD-10] cut off after any step and taken up again, an import writes each line once', async () => {
  const lines = linesOf(
    Array.from({ length: 170 }, (_, at) => ({ name: `Corte ${at}`, sku: `CUT-${at}`, price: '1000' })),
  );
  const { id } = await world.send('products', lines);
  const crash = new AbortController();
  const unsubscribe = world.test.ports.events.subscribe(world.test.storeId, ({ type, data }) => {
    if (type === 'imports.progress' && Number(data?.['created'] ?? 0) >= 50) crash.abort();
  });
  await world.work(crash.signal);
  unsubscribe();
  const half = (await world.owner.get<ImportSummary>(world.path(`/imports/${id}`))).body;
  expect(half.state).toBe('running');
  expect(half.created).toBeLessThan(170);
  await world.work();
  expect((await world.owner.get<ImportSummary>(world.path(`/imports/${id}`))).body).toMatchObject({
    state: 'done',
    created: 170,
  });
  const rows = await world.owner.raw(world.path('/products?search=CUT-&limit=1'));
  expect(rows.headers.get('x-total-count')).toBe('170');
});

test('[INV-02] a cancelled import writes no more', async () => {
  const { id } = await world.send('products', linesOf([{ name: 'Nunca', sku: 'NO-1', price: '1' }]));
  expect((await verb(id, 'cancel')).body.state).toBe('cancelled');
  await world.work();
  expect(await list('NO-1')).toEqual([]);
  expect((await verb(id, 'start')).status).toBe(409);
});

test('an import starts with all of its records, and takes no more than it said', async () => {
  const { body } = await world.owner.post<ImportSummary>(world.path('/imports'), {
    target: 'products',
    file_name: 'x.csv',
    total: 1,
  });
  expect((await verb(body.id, 'start')).status).toBe(422);
  const records = linesOf([{ name: 'a' }, { name: 'b' }]);
  const sent = await world.owner.put(world.path(`/imports/${body.id}/records`), { records });
  expect(sent.status).toBe(422);
});

test('[SHL-13] who may not add products imports none, and sees no import of them', async () => {
  const viewer = await signedIn(world.test, 'viewer');
  const open = { target: 'products', file_name: 'x.csv', total: 1 };
  expect((await viewer.post(world.path('/imports'), open)).status).toBe(403);
  expect((await viewer.get(world.path('/imports?target=products'))).status).toBe(403);
  const { body } = await world.owner.get<ImportSummary[]>(world.path('/imports?target=products'));
  expect((await viewer.get(world.path(`/imports/${body[0]?.id}`))).status).toBe(403);
  expect((await world.owner.get(world.path('/imports?target=invoices'))).status).toBe(404);
});

test('a template has the columns of a file and no lines', async () => {
  const csv = await (await world.owner.raw(world.path('/imports/templates/inventory?format=csv'))).text();
  expect(csv).toBe('SKU,Unidades disponibles,Precio,Precio con descuento,Avisar cuando queden\r\n');
});

test('[PRD-10] what is exported can be imported again unchanged', async () => {
  for (const target of ['products', 'customers', 'collections']) {
    const shape = await shapeOf(target);
    const file = await world.owner.raw(world.path(`/${target}/export?format=csv`));
    const sheet = readCsv(new Uint8Array(await file.arrayBuffer()));
    const paths = recogniseColumns(shape, sheet.headers);
    expect(
      paths.filter((path) => path === undefined),
      target,
    ).toEqual([]);
    const records = mapLines(
      shape,
      sheet,
      paths.map((path) => path ?? null),
    );
    expect(checkRecords(shape, records), target).toEqual([]);
    const { total, unchanged, failed } = await world.bring(target, records);
    expect({ target, unchanged, failed }).toEqual({ target, unchanged: total, failed: 0 });
  }
});
