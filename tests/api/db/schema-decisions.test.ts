import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readResource } from '../../../domain/schema/read.ts';
import type { JsonSchema, ResourceSchema, XRef } from '../../../domain/schema/vocabulary.ts';
import type { Connection } from '../../../server/db/connection.ts';
import { NO_DECISIONS, type Decisions } from '../../../server/db/ddl/decisions.ts';
import { planSetUp, setUp } from '../../../server/db/setup.ts';
import { engines } from '../../support/engines.ts';
import { connectOwner } from './owner.ts';
import { schema } from './shop.ts';

const NAME = { name: { type: 'string' } } satisfies Record<string, JsonSchema>;
const BRANDS = schema('brands', NAME, ['name']);
const MAKERS = schema('makers', NAME, ['name']);
const LINES: JsonSchema = {
  type: 'array',
  items: { type: 'object', properties: { text: { type: 'string' } } },
};

const coupons = (properties: Record<string, JsonSchema>, required: string[] = ['name']): ResourceSchema =>
  schema('coupons', { ...NAME, ...properties }, required);
const refers = (resource: string, relation: XRef['relation'] = 'many-to-one'): JsonSchema =>
  relation === 'many-to-one'
    ? { type: 'integer', 'x-ref': { resource, relation } }
    : { type: 'array', items: { type: 'integer' }, 'x-ref': { resource, relation } };
const renamed = (one: ResourceSchema, name: string): ResourceSchema => ({
  ...one,
  'x-resource': { ...one['x-resource'], name, renamedFrom: one['x-resource'].name },
});
const yes = (...names: string[]): Decisions => ({
  ...NO_DECISIONS,
  apply: new Map(
    names.map((name): [string, string | undefined] => {
      const [key = '', value] = name.split('=');
      return [key, value];
    }),
  ),
});

describe.each(engines())('[SCH-04] what needs a yes, on %s', (engine) => {
  let owner: Connection;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ owner, close } = await connectOwner(engine));
  }, 60_000);
  afterEach(async () => {
    const made = await rows(
      `select c.relname as name from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname ~ '^(coupon|voucher|brand|maker)'`,
    );
    await owner.script(made.map(({ name }) => `drop table if exists ${String(name)} cascade;`).join(''));
    await owner.script('truncate row_counts, audit; truncate roles cascade');
  });
  afterAll(() => close());

  const read = (schemas: ResourceSchema[]) => schemas.map((one) => readResource(one));
  const start = (...schemas: ResourceSchema[]) => setUp(owner, read(schemas));
  const decide = (decisions: Decisions, ...schemas: ResourceSchema[]) =>
    setUp(owner, read(schemas), decisions);
  const plan = (...schemas: ResourceSchema[]) => planSetUp(owner, read(schemas));
  let asked = 0;
  /** Each text is a statement of its own: a prepared one does not survive another type. */
  const rows = async (text: string) => (await owner.query(`${text} -- ${(asked += 1)}`, [])).rows;
  const fill = (table: string, columns: string, values: string) =>
    owner.script(`insert into ${table} (store_id, ${columns}) values (1, ${values})`);

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
      'The rows in the database do not allow',
    );
    await decide(yes('coupons.percent=10'), next);
    expect(await rows('select percent from coupons')).toEqual([{ percent: 10 }]);
    await expect(fill('coupons', 'name', `'dos'`)).rejects.toMatchObject({ code: '23502' });
  });

  test('a yes about what nobody asks is refused, and changes nothing', async () => {
    await start(coupons({ percent: { type: 'integer' } }));
    await expect(decide(yes('coupons.precent'), coupons({ extra: { type: 'string' } }))).rejects.toThrow(
      'Nothing is to be decided about coupons.precent.',
    );
    expect(await plan(coupons({ percent: { type: 'integer' } }))).toMatchObject({ report: [] });
  });

  test('a renamed resource keeps its rows, count, links, items, log and permissions', async () => {
    const full = coupons({
      tags: refers('brands', 'many-to-many'),
      lines: { ...LINES, 'x-db': { table: 'coupon_lines' } },
      percent: { type: 'integer' },
    });
    await start(BRANDS, full);
    await fill('brands', 'id, name', `7, 'marca'`);
    await fill('coupons', 'id, name, percent', `1, 'uno', 5`);
    await fill('coupons_tags', 'parent_id, target_id', '1, 7');
    await fill('coupon_lines', 'parent_id, position, text', `1, 0, 'a'`);
    await fill(
      'audit',
      'request_id, action, resource, record_id, changes',
      `'r', 'create', 'coupons', 1, '{}'`,
    );
    await owner.script(`insert into stores (id, name, url) values (1, 'Uno', 'uno') on conflict do nothing`);
    await fill(
      'roles',
      'name, permissions',
      `'Ventas', array['coupons.read', 'orders.read', 'coupons.write']`,
    );
    const next = renamed(
      coupons({
        tags: refers('brands', 'many-to-many'),
        lines: { ...LINES, 'x-db': { table: 'voucher_lines', renamedFrom: 'coupon_lines' } },
        discount: { type: 'integer', 'x-db': { renamedFrom: 'percent' } },
      }),
      'gift-vouchers',
    );
    const report = await start(BRANDS, next);
    expect(report).toEqual(
      expect.arrayContaining([
        'coupons becomes gift_vouchers',
        'coupons_tags becomes gift_vouchers_tags',
        'coupon_lines becomes voucher_lines',
        'gift_vouchers.percent becomes discount',
      ]),
    );
    expect(await rows('select name, discount from gift_vouchers')).toEqual([{ name: 'uno', discount: 5 }]);
    expect(await rows('select target_id from gift_vouchers_tags')).toEqual([{ target_id: 7 }]);
    expect(await rows('select text from voucher_lines')).toEqual([{ text: 'a' }]);
    expect(
      await rows(`select sum(n)::integer as n from row_counts where table_name = 'gift_vouchers'`),
    ).toEqual([{ n: 1 }]);
    expect(await rows('select resource from audit')).toEqual([{ resource: 'gift-vouchers' }]);
    expect(await rows('select permissions from roles')).toEqual([
      { permissions: ['gift-vouchers.read', 'orders.read', 'gift-vouchers.write'] },
    ]);
    expect(await start(BRANDS, next)).toEqual([]);
    await owner.script('drop table gift_vouchers cascade; drop table gift_vouchers_tags cascade');
  });

  test('a dropped field is acknowledged and no longer named, or deleted for ever', async () => {
    await start(coupons({ a: { type: 'string' }, b: { type: 'string' } }));
    await fill('coupons', 'name, a, b', `'uno', 'x', 'y'`);
    const next = coupons({});
    expect((await plan(next)).leftovers).toEqual(['coupons.a', 'coupons.b']);
    await decide({ ...NO_DECISIONS, keep: new Set(['coupons.a']) }, next);
    expect(await start(next)).toEqual(['coupons.b is in no schema any more: its data is kept']);
    await decide({ ...NO_DECISIONS, drop: new Set(['coupons.b']) }, next);
    expect(await start(next)).toEqual([]);
    expect(await rows('select * from coupons')).toEqual([expect.not.objectContaining({ b: 'y' })]);
    expect(await rows('select a from coupons')).toEqual([{ a: 'x' }]);
    // Back, and dropped once more: it is named again.
    await start(coupons({ a: { type: 'string' } }));
    expect(await start(next)).toContain('coupons.a is in no schema any more: its data is kept');
  });

  test('a dropped resource is acknowledged or deleted with its tables', async () => {
    await start(coupons({ lines: { ...LINES, 'x-db': { table: 'coupon_lines' } } }));
    expect((await plan()).leftovers.toSorted()).toEqual(['coupon_lines', 'coupons']);
    await decide({ ...NO_DECISIONS, keep: new Set(['coupons', 'coupon_lines']) });
    expect(await start()).toEqual([]);
    await decide({ ...NO_DECISIONS, drop: new Set(['coupons', 'coupon_lines']) });
    expect((await plan()).leftovers).toEqual([]);
  });

  test('nothing that a schema names can be dropped', async () => {
    await start(coupons({ a: { type: 'string' } }));
    for (const name of ['coupons', 'coupons.a', 'coupons.id', 'stores', 'audit', 'nada'])
      await expect(
        decide({ ...NO_DECISIONS, drop: new Set([name]) }, coupons({ a: { type: 'string' } })),
      ).rejects.toThrow(`Nothing is to be decided about ${name}.`);
  });

  test('a plan names the rows that a shorter text or a smaller number would refuse', async () => {
    await start(coupons({ code: { type: 'string' }, weight: { type: 'number' } }));
    await fill('coupons', 'name, code, weight', `'uno', 'ñandú', 1.5`);
    await fill('coupons', 'name, code, weight', `'dos', 'ñan', 0.5`);
    const next = coupons({ code: { type: 'string', maxLength: 4 }, weight: { type: 'number', minimum: 1 } });
    expect((await plan(next)).unaccepted).toEqual([
      'coupons.code breaks a bound of its schema: 1 row, store 1 #1',
      'coupons.weight breaks a bound of its schema: 1 row, store 1 #2',
    ]);
  });

  test('a plan names every change, question and row in the way, and does nothing', async () => {
    await start(
      coupons({ code: { type: 'string' }, percent: { type: 'integer' }, ends: { type: 'string' } }),
    );
    for (const n of [1, 2, 3])
      await fill(
        'coupons',
        'name, code, percent, ends',
        `'${n < 3 ? 'igual' : 'otro'}', '${n}', ${n * 10}, 'x'`,
      );
    const before = await rows('select * from coupons order by id');
    const next = schema(
      'coupons',
      {
        name: { type: 'string', 'x-db': { index: 'unique' } },
        code: { type: 'integer' },
        percent: { type: 'integer', maximum: 15 },
        extra: { type: 'string' },
      },
      ['name'],
    );
    const planned = await plan(next);
    expect(planned.report).toEqual(
      expect.arrayContaining([
        'column coupons.extra',
        expect.stringMatching(/"percent" <= 15 .*2 rows, store 1 #2, #3/),
        'coupons.ends is in no schema any more: its data is kept',
      ]),
    );
    expect(planned.questions.map(({ name, needsValue }) => [name, needsValue])).toEqual([
      ['coupons.code', false],
    ]);
    expect(planned.obstacles).toEqual([expect.stringContaining('store 1 #1, #2: "igual"')]);
    expect(await rows('select * from coupons order by id')).toEqual(before);
    expect(
      await start(
        coupons({ code: { type: 'string' }, percent: { type: 'integer' }, ends: { type: 'string' } }),
      ),
    ).toEqual([]);
  });
});
