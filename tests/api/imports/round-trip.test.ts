import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ImportSummary } from '../../../domain/imports/import-answers.ts';
import { createImportSession } from '../../../src/custom/imports/file/import-session.ts';
import { createImportCalls } from '../../../src/dataProvider/import-calls.ts';
import type { Http } from '../../../src/dataProvider/http.ts';
import { effort } from '../../support/effort.ts';
import { createImportsWorld } from './imports-world.ts';

/** Some twenty of these have more values than the API takes in one call. */
const PRODUCTS = effort(40, 250);
const SIZES = 20;
const COLOURS = 5;
const LINES = PRODUCTS * SIZES * COLOURS;

/** The gate reads the workbook alone, which is the longer way: `import.test.ts` reads a short CSV that was exported. */
const FORMATS = ['xlsx', 'csv'].slice(0, effort(1, 2));

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

let world: Awaited<ReturnType<typeof createImportsWorld>>;
beforeAll(async () => {
  world = await createImportsWorld();
  const values = (letter: string, count: number) =>
    Array.from({ length: count }, (_, n) => ({ name: `${letter}${n}`, value: `${letter}${n}` }));
  for (let n = 0; n < PRODUCTS; n += 1) {
    const made = await world.owner.post(world.path('/products'), {
      name: `Camiseta ${n}`,
      sku: `CAM-${n}`,
      price: 45_000,
      description: 'Algodón; "pima", =suave\n- lavar en frío',
      product_options: [
        // Without an order of their own, and with one that is not that of the list.
        ...(n % 2 === 0 ? [{ name: 'Talla', options: values('T', SIZES) }] : []),
        { name: 'Color', ...(n % 2 === 0 ? {} : { order: 2 }), options: values('C', COLOURS) },
        ...(n % 2 === 0 ? [] : [{ name: 'Talla', order: 1, options: values('T', SIZES) }]),
      ],
    });
    expect(made.status).toBe(201);
  }
});
afterAll(() => world.close());

/** The calls of the panel, over this API. */
const http: Http = async (path, { method = 'GET', body } = {}) => {
  const response = await world.owner.raw(path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  const { status, headers } = response;
  return { status, headers, json: await response.json(), blob: null, stream: null };
};

const exported = async (format: string): Promise<Uint8Array> => {
  const file = await world.owner.raw(world.path(`/products/export?format=${format}&sort=id,asc`));
  return new Uint8Array(await file.arrayBuffer());
};

async function bring(bytes: Uint8Array): Promise<ImportSummary> {
  const calls = createImportCalls(http, world.path);
  const session = createImportSession();
  const { columns, lines } = await session.open(bytes, await calls.importShape('products'));
  expect(lines).toBe(LINES);
  const { faults } = await session.review(
    columns.map(({ meaning }) => meaning ?? null),
    false,
  );
  expect(faults).toEqual([]);
  const { records } = await session.records();
  const { id } = await calls.startImport('products', 'productos', records, () => undefined);
  await world.work();
  return calls.readImport(id);
}

test.each(FORMATS)(
  `[PRD-10] [PRD-12] ${LINES} lines that were exported as %s come back in one file, and change nothing`,
  async (format) => {
    const before = await exported('csv');
    expect(await bring(await exported(format))).toMatchObject({
      state: 'done',
      total: PRODUCTS,
      unchanged: PRODUCTS,
      failed: 0,
    });
    expect(new TextDecoder().decode(await exported('csv'))).toBe(new TextDecoder().decode(before));
  },
);
