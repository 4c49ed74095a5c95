import { describe, expect, test } from 'vitest';
import type { JsonSchema, JsonType } from '../../../domain/schema/vocabulary.ts';
import { BRANDS, MAKERS, LINES, NAME, coupons, refers, yes, useChanges } from './changes.ts';
import { schema } from './shop.ts';

describe('[SCH-04] what needs a yes', () => {
  const { start, decide, rows, fill } = useChanges();

  test('a reference to another resource is never applied in silence, also where the ids exist', async () => {
    await start(BRANDS, MAKERS, coupons({ by: refers('brands') }));
    await fill('brands', 'id, name', `7, 'marca'`);
    await fill('makers', 'id, name', `7, 'fábrica'`);
    await fill('coupons', 'name, by', `'uno', 7`);
    const next = [BRANDS, MAKERS, coupons({ by: refers('makers') })];
    await expect(start(...next)).rejects.toThrow(
      /coupons.by points to brands, and its schema now says makers[\s\S]*store 1 #1[\s\S]*npm run schema apply -- coupons.by/,
    );
    expect(await rows('select by from coupons')).toEqual([{ by: 7 }]);
    await decide(yes('coupons.by'), ...next);
    expect(await rows('select by, by_former from coupons')).toEqual([{ by: null, by_former: 7 }]);
    expect(await start(...next)).toEqual(['coupons.by_former is in no schema any more: its data is kept']);
  });

  test('a reference that has no values yet changes without a question', async () => {
    await start(BRANDS, MAKERS, coupons({ by: refers('brands') }));
    await fill('coupons', 'name', `'uno'`);
    await start(BRANDS, MAKERS, coupons({ by: refers('makers') }));
    await expect(fill('coupons', 'name, by', `'dos', 7`)).rejects.toMatchObject({ code: '23503' });
  });

  test('a number that becomes a reference takes over what is an id', async () => {
    await start(BRANDS, coupons({ by: { type: 'integer' } }));
    await fill('brands', 'id, name', `7, 'marca'`);
    await fill('coupons', 'name, by', `'uno', 7`);
    await fill('coupons', 'name, by', `'dos', 8`);
    const next = [BRANDS, coupons({ by: refers('brands') })];
    await expect(start(...next)).rejects.toThrow(
      'holds numbers, and its schema now says a reference to brands',
    );
    expect(await decide(yes('coupons.by'), ...next)).toContain(
      'coupons.by: not taken over: 1 row, store 1 #2',
    );
    expect(await rows('select by, by_former from coupons order by id')).toEqual([
      { by: 7, by_former: 7 },
      { by: null, by_former: 8 },
    ]);
  });

  test('a reference that becomes a number is asked about, and keeps its ids', async () => {
    await start(BRANDS, coupons({ by: refers('brands') }));
    await fill('brands', 'id, name', `7, 'marca'`);
    await fill('coupons', 'name, by', `'uno', 7`);
    const next = [BRANDS, coupons({ by: { type: 'integer' } })];
    await expect(start(...next)).rejects.toThrow(
      /coupons.by points to brands, and its schema now says a number[\s\S]*store 1 #1/,
    );
    await expect(fill('coupons', 'name, by', `'dos', 8`)).rejects.toMatchObject({ code: '23503' });
    await decide(yes('coupons.by'), ...next);
    expect(await rows('select by, by_former from coupons')).toEqual([{ by: 7, by_former: 7 }]);
    expect(await start(...next)).toEqual(['coupons.by_former is in no schema any more: its data is kept']);
  });

  const list = (type: JsonType): JsonSchema => ({ type: 'array', items: { type } });
  const parts = (properties: Record<string, JsonSchema>): JsonSchema => ({
    type: 'array',
    items: { type: 'object', properties },
  });
  test.each<[string, JsonSchema, string, JsonSchema, string]>([
    ['a list that becomes one object', list('string'), '["x"]', { type: 'object' }, 'array at $,'],
    ['a list of other elements', list('string'), '["x"]', list('integer'), 'string at $[],'],
    [
      'a property of other values',
      parts({ a: { type: 'string' } }),
      '[{"a": "x"}]',
      parts({ a: { type: 'boolean' } }),
      'string at $[].a,',
    ],
    [
      'a property that points to another resource',
      parts({ by: refers('brands') }),
      '[{"by": 7}]',
      parts({ by: refers('makers') }),
      'id of brands at $[].by,',
    ],
  ])('json, %s: asked about, and kept beside it', async (_name, before, value, after, place) => {
    const [was, next] = [before, after].map((code) => [BRANDS, MAKERS, coupons({ code })]);
    if (was === undefined || next === undefined) throw new Error('no schemas');
    await start(...was);
    // Known from the first start on, also to the second.
    await start(...was);
    await fill('brands', 'id, name', `7, 'siete'`);
    await fill('coupons', 'name, code', `'uno', '${value}'`);
    await expect(start(...next)).rejects.toThrow(`coupons.code holds json with ${place}`);
    await decide(yes('coupons.code'), ...next);
    expect(await rows('select code, code_former from coupons')).toEqual([
      { code: null, code_former: JSON.parse(value) },
    ]);
    expect(await start(...next)).toEqual(['coupons.code_former is in no schema any more: its data is kept']);
    await expect(start(...was)).resolves.toContain(
      'coupons.code_former is in no schema any more: its data is kept',
    );
  });

  test('json that gets a property, loses one, or takes more types is not asked about', async () => {
    const whole = parts({ a: { type: 'integer' }, b: { type: 'string' } });
    await start(coupons({ code: whole }));
    await fill('coupons', 'name, code', `'uno', '[{"a": 1, "b": "x"}]'`);
    const wider = parts({ a: { type: ['number', 'null'] }, c: { type: 'string' } });
    expect(await start(coupons({ code: wider }))).toEqual([]);
    await expect(start(coupons({ code: whole }))).rejects.toThrow('holds json with number at $[].a');
  });

  test('links to another resource are set aside as a whole', async () => {
    await start(BRANDS, MAKERS, coupons({ tags: refers('brands', 'many-to-many') }));
    await fill('brands', 'id, name', `7, 'marca'`);
    await fill('makers', 'id, name', `7, 'fábrica'`);
    await fill('coupons', 'id, name', `1, 'uno'`);
    await fill('coupons_tags', 'parent_id, target_id', '1, 7');
    const next = [BRANDS, MAKERS, coupons({ tags: refers('makers', 'many-to-many') })];
    await expect(start(...next)).rejects.toThrow(
      'coupons_tags points to brands, and its schema now says makers',
    );
    await decide(yes('coupons_tags'), ...next);
    expect(await rows('select * from coupons_tags')).toEqual([]);
    expect(await rows('select target_id from coupons_tags_former')).toEqual([{ target_id: 7 }]);
    await fill('coupons_tags', 'parent_id, target_id', '1, 7');
    expect(await start(...next)).toEqual(['coupons_tags_former is in no schema any more: its data is kept']);
  });

  test('one value that becomes a list, and a list that becomes one value', async () => {
    await start(BRANDS, coupons({ by: refers('brands') }));
    await fill('brands', 'id, name', `7, 'marca'`);
    await fill('brands', 'id, name', `8, 'otra'`);
    await fill('coupons', 'id, name, by', `1, 'uno', 7`);
    const many = [BRANDS, coupons({ by: refers('brands', 'many-to-many') })];
    await expect(start(...many)).rejects.toThrow(
      'coupons.by holds one value, and its schema now says rows of coupons_by',
    );
    await decide(yes('coupons.by'), ...many);
    expect(await rows('select parent_id, target_id from coupons_by')).toEqual([
      { parent_id: 1, target_id: 7 },
    ]);
    await fill('coupons_by', 'parent_id, target_id, position', '1, 8, 1');
    const one = [BRANDS, coupons({ by: refers('brands') })];
    await expect(start(...one)).rejects.toThrow(
      'coupons.by holds lists in coupons_by, and its schema now says one value',
    );
    await decide(yes('coupons.by'), ...one);
    expect(await rows('select by from coupons')).toEqual([{ by: 7 }]);
    expect(await rows('select target_id from coupons_by order by position')).toEqual([
      { target_id: 7 },
      { target_id: 8 },
    ]);
  });

  test('a json field that becomes a table of items is asked about, and kept', async () => {
    await start(coupons({ lines: LINES }));
    await fill('coupons', 'name, lines', `'uno', '[{"text": "a"}]'`);
    const next = coupons({ lines: { ...LINES, 'x-db': { table: 'coupon_lines' } } });
    await expect(start(next)).rejects.toThrow(
      'coupons.lines holds one value, and its schema now says rows of coupon_lines',
    );
    await decide(yes('coupons.lines'), next);
    expect(await rows('select lines_former from coupons')).toEqual([{ lines_former: [{ text: 'a' }] }]);
  });

  test.each<[string, JsonSchema, string[], JsonSchema, unknown[]]>([
    ['text to whole numbers', { type: 'string' }, [`'12'`, `'doce'`], { type: 'integer' }, [12, null]],
    ['numbers to whole numbers', { type: 'number' }, ['3', '3.5'], { type: 'integer' }, [3, null]],
    [
      'text to days',
      { type: 'string' },
      [`'2026-02-28'`, `'2026-02-30'`],
      { type: 'string', format: 'date' },
      ['2026-02-28', null],
    ],
    [
      'moments to the days of Bogotá',
      { type: 'string', format: 'date-time' },
      [`'2026-03-01T03:00:00Z'`],
      { type: 'string', format: 'date' },
      ['2026-02-28'],
    ],
    [
      'text to moments, which are those of Bogotá',
      { type: 'string' },
      [`'2026-03-01T22:30:00'`, `'mañana'`],
      { type: 'string', format: 'date-time' },
      ['2026-03-02 03:30:00+00', null],
    ],
    [
      'switches of JSON to 0 and 1',
      { type: 'boolean' },
      ['true', 'false'],
      { type: 'integer', enum: [0, 1] },
      [1, 0],
    ],
    ['json to text', { type: 'object' }, [`'{"a": 1}'`], { type: 'string' }, ['{"a": 1}']],
    ['whole numbers to text', { type: 'integer' }, ['7'], { type: 'string' }, ['7']],
  ])(
    '%s: what can be read is taken over, the rest is kept beside it',
    async (_name, before, values, after, taken) => {
      await start(coupons({ code: before }));
      for (const value of values) await fill('coupons', 'name, code', `'uno', ${value}`);
      const kept = await rows('select code from coupons order by id');
      await expect(start(coupons({ code: after }))).rejects.toThrow('coupons.code holds');
      await decide(yes('coupons.code'), coupons({ code: after }));
      expect((await rows('select code::text from coupons order by id')).map(({ code }) => code)).toEqual(
        taken.map((value) => (value === null ? null : String(value))),
      );
      expect(await rows('select code_former as code from coupons order by id')).toEqual(kept);
    },
  );

  test('a field that is searched, sorted and unique changes its type with all that hangs on it', async () => {
    const listed = (code: JsonSchema) =>
      schema('coupons', { ...NAME, code }, ['name'], {
        list: {
          columns: ['name', 'code'],
          filters: [{ source: 'code', op: 'in' }],
          search: ['name', 'code'],
        },
      });
    await start(listed({ type: 'string', maxLength: 9, 'x-db': { index: 'unique' } }));
    await fill('coupons', 'name, code', `'uno', '12'`);
    const next = listed({ type: 'integer', 'x-db': { index: 'unique' } });
    await decide(yes('coupons.code'), next);
    expect(await rows('select code, search_text from coupons')).toEqual([
      { code: 12, search_text: 'uno\n12' },
    ]);
    await expect(fill('coupons', 'name, code', `'dos', 12`)).rejects.toMatchObject({ code: '23505' });
    expect(await start(next)).toEqual(['coupons.code_former is in no schema any more: its data is kept']);
  });

  test('a value fills what a required field lacks, and a yes without one is asked again', async () => {
    await start(coupons({}));
    await fill('coupons', 'name', `'uno'`);
    const next = coupons({ percent: { type: 'integer', maximum: 50 } }, ['name', 'percent']);
    await expect(decide(yes('coupons.percent'), next)).rejects.toThrow('coupons.percent=<value>');
    await expect(decide(yes('coupons.percent=diez'), next)).rejects.toThrow(
      'coupons.percent=diez: its schema does not accept the value: must be integer',
    );
    await decide(yes('coupons.percent=10'), next);
    expect(await rows('select percent from coupons')).toEqual([{ percent: 10 }]);
    await expect(fill('coupons', 'name', `'dos'`)).rejects.toMatchObject({ code: '23502' });
  });

  test.each<[string, JsonSchema, string, string]>([
    ['a choice', { type: 'string', enum: ['open', 'done'] }, 'closed', 'must be one of open, done'],
    ['a bound', { type: 'number', maximum: 50 }, '50.5', 'must be <= 50'],
    ['a form', { type: 'string', pattern: '^[A-Z]{2}$' }, 'a', 'must match pattern "^[A-Z]{2}$"'],
    ['a day', { type: 'string', format: 'date' }, '27/11/2026', 'must match format "date"'],
    ['a length', { type: 'string', maxLength: 2 }, 'abc', 'must NOT have more than 2 characters'],
    ['an empty text', { type: 'string' }, ' ', 'is required, so it cannot be empty'],
    ['a list', { type: 'array', items: { type: 'string', enum: ['a'] } }, '["b"]', 'must be one of a'],
    ['no JSON', { type: 'array', items: { type: 'string' } }, 'b', 'is no JSON'],
    ['a secret', { type: 'string', writeOnly: true }, 'abc', 'is a secret: each record needs its own'],
  ])('a value that the schema refuses fills nothing in: %s', async (_name, code, value, reason) => {
    await start(coupons({}));
    await fill('coupons', 'name', `'uno'`);
    const next = coupons({ code }, ['name', 'code']);
    await expect(decide(yes(`coupons.code=${value}`), next)).rejects.toThrow(reason);
    // Nor in a column that was there and lacked a value.
    await start(coupons({ code }));
    await expect(decide(yes(`coupons.code=${value}`), next)).rejects.toThrow(reason);
    expect(await rows('select code from coupons')).toEqual([{ code: null }]);
  });

  test('what the schema accepts is filled in as a body of the API would have it', async () => {
    await start(coupons({}));
    await fill('coupons', 'name', `'uno'`);
    const next = coupons({ code: { type: 'array', items: { type: 'integer' } } }, ['name', 'code']);
    await decide(yes('coupons.code=[1, 2]'), next);
    expect(await rows('select code from coupons')).toEqual([{ code: [1, 2] }]);
  });
});
