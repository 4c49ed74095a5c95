import { describe, expect, test } from 'vitest';
import type { JsonSchema, JsonType } from '../../../domain/schema/vocabulary.ts';
import { NO_DECISIONS } from '../../../server/db/ddl/change.ts';
import { BRANDS, LINES, coupons, refers, renamed, yes, useChanges } from './changes.ts';
import { schema } from './shop.ts';

describe('[SCH-04] plans, former names and what is left over', () => {
  const { start, decide, plan, rows, fill, script } = useChanges();

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
    await script(`insert into stores (id, name, url) values (1, 'Uno', 'uno') on conflict do nothing`);
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
    await script('drop table gift_vouchers cascade; drop table gift_vouchers_tags cascade');
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

  test('a plan names the rows whose text a new format or pattern would refuse', async () => {
    const text: JsonSchema = { type: 'string' };
    const before: Record<string, JsonSchema> = {
      at: text,
      mail: text,
      page: text,
      ref: text,
      step: { type: 'integer' },
      // What is stored of a secret has neither its length nor its form.
      key: { type: 'string', writeOnly: true, maxLength: 4, pattern: '^[0-9]+$' },
    };
    await start(coupons(before));
    await fill(
      'coupons',
      'name, at, mail, page, ref, step, key',
      `'uno', '08:30', 'a@b.co', null, 'A1', 10, 'sealed:1:a:b'`,
    );
    await fill(
      'coupons',
      'name, at, mail, page, ref, step',
      `'dos', 'a las 8', 'nada', 'tendero.co', 'a1', 11`,
    );
    const next = coupons({
      ...before,
      at: { type: 'string', format: 'time' },
      mail: { type: 'string', format: 'email' },
      page: { type: 'string', format: 'uri' },
      ref: { type: 'string', pattern: '^[A-Z]' },
      step: { type: 'integer', multipleOf: 5, exclusiveMinimum: 10 },
    });
    expect((await plan(next)).unaccepted).toEqual([
      'coupons.at is no "time", as its schema says: 1 row, store 1 #2',
      'coupons.mail is no "email", as its schema says: 1 row, store 1 #2',
      'coupons.page is no "uri", as its schema says: 1 row, store 1 #2',
      'coupons.ref does not match the pattern of its schema: 1 row, store 1 #2',
      'coupons.step breaks a bound of its schema: 2 rows, store 1 #1, #2',
    ]);
    await start(next);
    expect(await rows('select at from coupons order by id')).toEqual([{ at: '08:30' }, { at: 'a las 8' }]);
  });

  test('a plan names the rows whose lists and objects a new bound would refuse', async () => {
    const text: JsonSchema = { type: 'string' };
    const list: JsonSchema = { type: 'array', items: text };
    const lines = { ...LINES, 'x-db': { table: 'coupon_lines' } };
    const size = (width: JsonSchema): JsonSchema => ({ type: 'object', properties: { width } });
    const before = {
      tags: list,
      size: size({ type: 'integer' }),
      lines,
      brands: refers('brands', 'many-to-many'),
    };
    await start(BRANDS, coupons(before));
    await fill('brands', 'name', `'uno'`);
    await fill('coupons', 'name, tags, size', `'uno', '["a","b","c"]', '{"width":5}'`);
    await fill('coupons', 'name, tags, size', `'dos', '["a","b"]', '{"width":50}'`);
    await fill('coupons', 'name, tags, size', `'tres', null, '{"width":null}'`);
    await script(
      `insert into coupon_lines (store_id, parent_id, position, text) values (1, 1, 0, 'a'), (1, 1, 1, 'b'), (1, 2, 0, 'a');
       insert into coupons_brands (store_id, parent_id, target_id) values (1, 2, 1)`,
    );
    const next = coupons({
      tags: { ...list, maxItems: 2 },
      size: size({ type: 'integer', maximum: 10 }),
      lines: { ...lines, minItems: 2 },
      brands: { ...before.brands, maxItems: 0 },
    });
    expect((await plan(BRANDS, next)).unaccepted).toEqual([
      'coupons.tags breaks a bound of its schema: 1 row, store 1 #1',
      'coupons.size breaks a bound of its schema: 1 row, store 1 #2',
      'coupons.lines breaks a bound of its schema: 1 row, store 1 #2',
      'coupons.brands breaks a bound of its schema: 1 row, store 1 #2',
    ]);
    const asked = coupons({ ...before, lines: { ...lines, minItems: 1 } }, ['name', 'lines']);
    expect((await plan(BRANDS, asked)).unaccepted).toEqual([
      'coupons.lines breaks a bound of its schema: 1 row, store 1 #3',
    ]);
  });

  test('a plan counts the rows of a new format beyond those it names and reads at once', async () => {
    await start(coupons({ at: { type: 'string' } }));
    await script(
      `insert into coupons (store_id, name, at) select 1 + n % 2, 'uno', 'tarde' from generate_series(1, 2500) n`,
    );
    expect((await plan(coupons({ at: { type: 'string', format: 'time' } }))).unaccepted).toEqual([
      expect.stringMatching(/: 2500 rows, store 1 (#\d+(, )?){10}…$/),
    ]);
  });

  test('a json field that is dropped, kept and back is still asked about', async () => {
    const list = (type: JsonType) => coupons({ code: { type: 'array', items: { type } } });
    await start(list('string'));
    await fill('coupons', 'name, code', `'uno', '["x"]'`);
    await decide({ ...NO_DECISIONS, keep: new Set(['coupons.code']) }, coupons({}));
    expect(await start(coupons({}))).toEqual([]);
    await expect(start(list('integer'))).rejects.toThrow('coupons.code holds json with string at $[],');
    expect(await start(list('string'))).toEqual([]);
    // It is in a schema again: the next time it is left over, that is said.
    expect(await start(coupons({}))).toContain('coupons.code is in no schema any more: its data is kept');
    await expect(start(list('integer'))).rejects.toThrow('coupons.code holds json with string at $[],');
  });

  test('a resource that is back and dropped once more is named again', async () => {
    await start(coupons({}));
    await decide({ ...NO_DECISIONS, keep: new Set(['coupons']) });
    expect(await start()).toEqual([]);
    await start(coupons({}));
    expect(await start()).toEqual(['coupons is in no schema any more: its data is kept']);
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
