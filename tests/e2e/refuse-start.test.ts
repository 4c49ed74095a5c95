import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBuiltServer, type BuiltServer } from '../support/browser.ts';
import { createClient, type TestClient } from '../support/client.ts';
import { DEMO_USER, demoFolder } from '../support/demo-folder.ts';
import { copyBuild, type BuildCopy } from '../support/project-copy.ts';

const LIST = '/stores/1/coupons';
const label = (es: string) => ({ 'x-label': { es } });
const text = (es: string) => ({ type: 'string', maxLength: 100, ...label(es) });
const whole = (es: string) => ({ type: 'integer', minimum: 0, maximum: 1000, ...label(es) });

/** A resource with the given properties. */
const coupons = (properties: object, more: object = {}) => ({
  title: 'Coupon',
  type: 'object',
  'x-resource': {
    name: 'coupons',
    label: { es: { one: 'Cupón', many: 'Cupones' } },
    representation: 'code',
  },
  required: ['code'],
  properties: { code: text('Código'), ...properties },
  ...more,
});

const FIRST = coupons({ percent: whole('Porcentaje'), uses: whole('Usos'), note: text('Nota') });

let copy: BuildCopy;
let dataFolder: string;
let server: BuiltServer | undefined;

beforeAll(async () => {
  copy = await copyBuild();
  dataFolder = await demoFolder();
});
afterAll(async () => {
  await server?.stop();
  await copy?.remove();
  await rm(dataFolder, { recursive: true, force: true });
});

/** Starts with the current schemas; returns the output of a refusal. */
async function start(schema: object): Promise<{ api: TestClient; output: string } | { refusal: string }> {
  await copy.writeSchema('coupons', schema);
  try {
    server = await startBuiltServer({ TENDERO_DATA: dataFolder }, { build: copy.build });
  } catch (error) {
    return { refusal: String(error) };
  }
  const api = createClient(fetch, { origin: server.origin, email: DEMO_USER.email });
  await api.post('/users/auth', DEMO_USER);
  return { api, output: server.output() };
}

async function serve(schema: object): Promise<{ api: TestClient; output: string }> {
  const started = await start(schema);
  if ('refusal' in started) throw new Error(started.refusal);
  return started;
}

async function refuse(schema: object): Promise<string> {
  const started = await start(schema);
  return 'refusal' in started ? started.refusal : 'it started';
}

/** Names, sizes and times of every file of the data folder. */
async function fingerprint(): Promise<string[]> {
  const names = (await readdir(dataFolder, { recursive: true })).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(path.join(dataFolder, name));
      return `${name} ${size} ${mtimeMs}`;
    }),
  );
}

describe('the built server with schemas that change', () => {
  test('[SCH-03] five different mistakes are five messages; it does not start, and no file of the data is touched', async () => {
    const { api } = await serve(FIRST);
    const made = await api.post(LIST, { code: 'UNO', percent: 10, uses: 3, note: 'Para abril' });
    expect(made.status).toBe(201);
    expect(await server?.stop()).toBe(0);
    const before = await fingerprint();

    const refusal = await refuse(
      coupons(
        {
          percent: { ...whole('Porcentaje'), type: 'integr' },
          uses: { type: 'integer', 'x-lable': { es: 'Usos' } },
          collection_id: {
            type: 'integer',
            ...label('Colección'),
            'x-ref': { resource: 'colections', relation: 'many-to-one' },
          },
          active: { $ref: 'common.json#/$defs/flg', ...label('Activo') },
        },
        { 'x-views': { list: { filters: [{ source: 'cod', op: 'contains' }] } } },
      ),
    );
    expect(refusal).toContain('The server ended with 1:');
    const file = 'schemas/coupons.json';
    expect(refusal.split('\n').filter((line) => line.startsWith('schemas/'))).toEqual([
      `${file} /properties/percent/type: "integr" is unknown (did you mean "integer"?)`,
      `${file} /properties/uses/x-lable: unknown keyword "x-lable" (did you mean "x-label"?)`,
      `${file} /properties/active/$ref: $ref points nowhere: there is no "flg" (did you mean "flag"?)`,
      `${file} /properties/collection_id/x-ref/resource: there is no resource "colections" (did you mean "collections"?)`,
      `${file} /x-views/list/filters/0/source: there is no property "cod" (did you mean "code"?)`,
    ]);
    expect(await fingerprint()).toEqual(before);
  });

  test('[SCH-04] a field added, renamed, removed or widened keeps the data and is told', async () => {
    const { api, output } = await serve(
      coupons({
        discount: { ...whole('Descuento'), 'x-db': { renamedFrom: 'percent' } },
        uses: { ...whole('Usos'), type: 'number' },
        priority: { ...whole('Prioridad'), default: 5 },
      }),
    );
    const { body } = await api.get<object[]>(LIST);
    expect(body).toMatchObject([{ code: 'UNO', discount: 10, uses: 3, priority: 5 }]);
    expect(Object.keys(body[0] ?? {})).not.toContain('note');
    for (const change of [
      'coupons.percent becomes discount',
      'coupons.uses: bigint becomes double precision',
      'column coupons.priority',
      'coupons.note is in no schema any more: its data is kept',
    ])
      expect(output).toContain(`"change":"${change}"`);
    expect((await api.post(LIST, { code: 'DOS', discount: 20, uses: 2.5 })).status).toBe(201);
    expect(await server?.stop()).toBe(0);
  });

  test('[SCH-04] what could lose data is refused, all of it at once and with the command; the data stays', async () => {
    const discount = { ...whole('Descuento'), 'x-db': { renamedFrom: 'percent' } };
    const refusal = await refuse(
      coupons({ code: whole('Código'), discount, reason: text('Motivo') }, { required: ['code', 'reason'] }),
    );
    expect(refusal).toContain('The server ended with 1:');
    expect(refusal).toContain('coupons.code holds text, and its schema now says bigint');
    expect(refusal).toContain('npm run schema apply -- coupons.code');
    expect(refusal).toContain('coupons.reason is required and has no default, but coupons has rows already');

    const { api } = await serve(
      coupons({ discount, uses: { ...whole('Usos'), type: 'number' }, note: text('Nota') }),
    );
    const { body } = await api.get<object[]>(`${LIST}?sort=id,asc`);
    expect(body).toMatchObject([
      { code: 'UNO', discount: 10, uses: 3, note: 'Para abril' },
      { code: 'DOS', discount: 20, uses: 2.5, note: null },
    ]);
  });
});
