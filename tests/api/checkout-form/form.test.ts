import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FIELD_TYPES, MOST_FIELDS, MOST_FORM_VERSIONS } from '../../../domain/checkout-form/checkout-form.ts';
import type { CheckoutForm, FormSchema } from '../../../domain/checkout-form/form-calls.ts';
import { createAjv } from '../../../domain/schema/validate.ts';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';

interface Answered extends CheckoutForm {
  version: number;
  schema: FormSchema;
  code?: string;
  current?: Answered;
  errors?: Record<string, { key: string }>;
}

let world: TestApi;
let owner: TestClient;
let path: string;
beforeAll(async () => {
  world = await createTestApi();
  owner = await signedIn(world, 'owner');
  path = `/stores/${world.storeId}/dynamic-form`;
}, 60_000);
afterAll(() => world.close());
beforeEach(async () => {
  await owner.delete(path);
});

const read = async () => (await owner.get<Answered>(path)).body;
const create = (body: unknown) => owner.post<Answered>(path, body);
const replace = (body: unknown, version?: number) =>
  owner.put<Answered>(path, body, version === undefined ? {} : { headers: { 'if-match': `"${version}"` } });

const input = { type: 'input', title: '¿Para quién es?' };
const gift = {
  title: 'Datos del regalo',
  fields: [input, { type: 'radio', title: 'Papel', options: ['Kraft', 'Seda'] }],
};

test('[CFG-07] a store makes a form of all eleven types, and reads it with its JSON Schema', async () => {
  const fields = FIELD_TYPES.map((type) => ({
    type,
    title: `Campo ${type}`,
    options: ['radio', 'checkbox', 'select'].includes(type) ? ['Sí', 'No'] : null,
  }));
  expect(await read()).toMatchObject({ fields: [] });
  const { status, body } = await create({ title: 'Todo', fields });
  expect(status).toBe(201);
  expect(body.fields.map(({ type }) => type)).toEqual([...FIELD_TYPES]);
  expect(body.fields.map(({ order }) => order)).toEqual(FIELD_TYPES.map((_, at) => at));
  expect(await read()).toEqual(body);
  const validate = createAjv({ keywords: ['x-form'] }).compile(body.schema);
  expect(validate({})).toBe(true);
  expect(validate({ [`field_${body.fields[4]?.id}`]: 'Quizás' })).toBe(false);
});

test('[CFG-07] PUT changes the form that there is, POST makes one where there is none', async () => {
  expect((await replace(gift)).status).toBe(404);
  const { body: made } = await create(gift);
  const unseen = await owner.post<Answered>(path, gift, { headers: { 'if-match': '"0"' } });
  expect([unseen.status, unseen.body.code, unseen.body.current?.title]).toEqual([412, 'stale', gift.title]);
  const again = await create({ title: 'Otro', fields: made.fields });
  expect([again.status, again.body.title]).toEqual([200, 'Otro']);
  const [first, second] = made.fields;
  const changed = await replace(
    { title: 'Regalos', fields: [second, { type: 'date', title: 'Día' }, first] },
    again.body.version,
  );
  expect(changed.status).toBe(200);
  expect(changed.body.fields.map(({ id, title, order }) => ({ id, title, order }))).toEqual([
    { id: second?.id, title: 'Papel', order: 0 },
    { id: (second?.id ?? 0) + 1, title: 'Día', order: 1 },
    { id: first?.id, title: '¿Para quién es?', order: 2 },
  ]);
});

test('[CFG-07] of two people who edit one form, the second is told, with the form as it is now', async () => {
  const { body: made } = await create(gift);
  expect((await replace({ ...gift, title: 'Primero' }, made.version)).status).toBe(200);
  const second = await replace({ ...gift, title: 'Segundo' }, made.version);
  expect([second.status, second.body.code, second.body.current?.title]).toEqual([412, 'stale', 'Primero']);
  expect((await read()).title).toBe('Primero');
});

test('[CFG-07] an id belongs to one question for ever, also after the form was removed', async () => {
  const { body: made } = await create(gift);
  const last = Math.max(...made.fields.map(({ id }) => id));
  expect((await owner.delete(path)).status).toBe(204);
  expect(await read()).toMatchObject({ title: '', fields: [] });
  expect((await owner.delete(path)).status).toBe(404);
  const { body: other } = await create({ title: 'Otra vez', fields: [input] });
  expect(other.fields[0]?.id).toBe(last + 1);
  const named = await replace({ title: 'x', fields: [{ ...input, id: last + 50 }, input] });
  expect(named.body.fields.map(({ id }) => id)).toEqual([last + 50, last + 51]);
});

test('[CFG-07] a form that is saved unchanged makes no version; the log says what was asked', async () => {
  const { body: made } = await create(gift);
  const same = await replace({ title: ` ${gift.title} `, fields: made.fields }, made.version);
  expect(same.body.version).toBe(made.version);
  const log = await owner.get<{ changes: object }[]>(
    `/stores/${world.storeId}/audit?resource.in=stores&limit=1`,
  );
  expect(log.body[0]?.changes).toEqual({
    checkout_form: [null, 'Datos del regalo · ¿Para quién es? · Papel'],
  });
});

describe('[CFG-07] bad input is named at its place, and nothing is stored', () => {
  test.each<[string, unknown, string, string]>([
    ['no title', { ...gift, title: ' ' }, 'title', 'required'],
    ['no field', { ...gift, fields: [] }, 'fields', 'minItems'],
    ['a 12th type', { ...gift, fields: [{ type: 'password', title: 'Clave' }] }, 'fields.0.type', 'enum'],
    ['no type', { ...gift, fields: [input, { type: '', title: 'x' }] }, 'fields.1.type', 'required'],
    [
      'a field without title',
      { ...gift, fields: [{ type: 'date', title: '' }] },
      'fields.0.title',
      'required',
    ],
    [
      'no options',
      { ...gift, fields: [{ type: 'select', title: 'x', options: null }] },
      'fields.0.options',
      'minItems',
    ],
    [
      'an empty option',
      { ...gift, fields: [{ type: 'radio', title: 'x', options: ['a', ''] }] },
      'fields.0.options.1',
      'required',
    ],
    [
      'an option of 500 characters',
      { ...gift, fields: [{ type: 'radio', title: 'x', options: ['a'.repeat(500)] }] },
      'fields.0.options.0',
      'maxLength',
    ],
    ['500 fields', { ...gift, fields: Array.from({ length: 500 }, () => input) }, 'fields', 'maxItems'],
    ['a title of 100,000 characters', { ...gift, title: 'a'.repeat(100_000) }, 'title', 'maxLength'],
    ['an unknown member', { ...gift, script: 'x' }, 'script', 'unknown'],
  ])('%s', async (_, body, source, key) => {
    const refused = await create(body);
    expect(refused.status).toBe(422);
    expect(refused.body.errors?.[source]).toMatchObject({ key });
    expect((await read()).fields).toEqual([]);
  });
});

test('[CFG-07] versions have a bound', async () => {
  const { body: made } = await create(gift);
  for (let n = 0; n < MOST_FORM_VERSIONS; n += 1)
    await replace({ title: `Versión ${n}`, fields: made.fields });
  const kept = await world.database.read(world.storeId, (sql) =>
    sql.selectFrom('checkout_form_versions').select('id').execute(),
  );
  expect(kept).toHaveLength(MOST_FORM_VERSIONS);
  const most = Array.from({ length: MOST_FIELDS }, () => input);
  expect((await replace({ title: 'Cien', fields: most })).body.fields).toHaveLength(MOST_FIELDS);
});
