import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readResource } from '../../../domain/schema/read.ts';
import type { JsonSchema, ResourceSchema } from '../../../domain/schema/vocabulary.ts';
import type { Connection } from '../../../server/db/connection.ts';
import { setUp } from '../../../server/db/setup.ts';
import { SetupError } from '../../../server/db/failures.ts';
import type { connectOwner } from './owner.ts';
import { BRANDS, GOODS, schema } from './shop.ts';

const change = (properties: Record<string, JsonSchema>, required: string[] = ['name']): ResourceSchema =>
  schema('coupons', { name: { type: 'string' }, ...properties }, required);

/** What a start makes of changed schemas, on any engine. */
export function testSchemaChanges(open: typeof connectOwner): void {
  let owner: Connection;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ owner, close } = await open());
  }, 60_000);
  afterEach(() =>
    owner.script(
      'drop table if exists coupons, goods_tags, good_sizes, goods, brands cascade; truncate row_counts',
    ),
  );
  afterAll(() => close());

  const apply = (...schemas: ResourceSchema[]) =>
    setUp(
      owner,
      schemas.map((one) => readResource(one)),
    );
  const rows = async (text: string) => (await owner.query(text, [])).rows;
  const fill = (columns: string, values: string) =>
    owner.script(`insert into coupons (store_id, ${columns}) values (1, ${values})`);

  test('a second start finds nothing to change', async () => {
    expect(await apply(BRANDS, GOODS)).toContain('table goods');
    expect(await apply(BRANDS, GOODS)).toEqual([]);
  });

  test('a new field is a new column, and old rows have its default', async () => {
    await apply(change({}));
    await fill('name', `'uno'`);
    expect(await apply(change({ percent: { type: 'integer', default: 10 } }, ['name', 'percent']))).toContain(
      'column coupons.percent',
    );
    expect(await rows('select name, percent from coupons')).toEqual([{ name: 'uno', percent: 10 }]);
  });

  test('renamedFrom keeps the data under the new name', async () => {
    await apply(change({ percent: { type: 'integer', minimum: 0 } }));
    await fill('name, percent', `'uno', 5`);
    const report = await apply(
      change({ discount: { type: 'integer', minimum: 0, 'x-db': { renamedFrom: 'percent' } } }),
    );
    expect(report).toContain('coupons.percent becomes discount');
    expect(await rows('select discount from coupons')).toEqual([{ discount: 5 }]);
    expect(
      await apply(change({ discount: { type: 'integer', minimum: 0, 'x-db': { renamedFrom: 'percent' } } })),
    ).toEqual([]);
  });

  test('a removed field leaves its data, and no longer asks for a value', async () => {
    await apply(change({ percent: { type: 'integer' } }, ['name', 'percent']));
    await fill('name, percent', `'uno', 5`);
    expect(await apply(change({}))).toContain('coupons.percent is in no schema any more: its data is kept');
    await fill('name', `'dos'`);
    expect(await rows('select name, percent from coupons order by id')).toEqual([
      { name: 'uno', percent: 5 },
      { name: 'dos', percent: null },
    ]);
    await apply(change({ percent: { type: 'integer' } }));
    expect(await rows('select percent from coupons order by id limit 1')).toEqual([{ percent: 5 }]);
  });

  test('a removed schema leaves its table, and says so', async () => {
    await apply(change({}));
    await fill('name', `'uno'`);
    expect(await apply()).toEqual(['coupons is in no schema any more: its data is kept']);
    expect(await rows('select name from coupons')).toEqual([{ name: 'uno' }]);
  });

  test('a required field without default is refused over rows, with the command, and nothing is changed', async () => {
    await apply(change({}));
    await fill('name', `'uno'`);
    const attempt = apply(change({ code: { type: 'string' }, extra: { type: 'string' } }, ['name', 'code']));
    await expect(attempt).rejects.toThrow(
      /coupons.code is required and has no default[\s\S]*npm run schema apply -- coupons.code=<value>/,
    );
    expect(await rows('select * from coupons')).not.toMatchObject([{ extra: null }]);
    await owner.script('delete from coupons');
    await apply(change({ code: { type: 'string' } }, ['name', 'code']));
  });

  test('a type that could lose data is refused, with the command; without data it is applied', async () => {
    await apply(change({ code: { type: 'string', default: 'a' } }));
    await fill('name, code', `'uno', '12'`);
    const attempt = apply(change({ code: { type: 'integer', default: 1 } }));
    await expect(attempt).rejects.toBeInstanceOf(SetupError);
    await expect(attempt).rejects.toThrow(
      /holds text, and its schema now says bigint[\s\S]*1 row, store 1 #1[\s\S]*npm run schema apply -- coupons.code/,
    );
    expect(await rows('select code from coupons')).toEqual([{ code: '12' }]);
    await owner.script('delete from coupons');
    expect(await apply(change({ code: { type: 'integer', default: 1 } }))).toContain(
      'coupons.code: text becomes bigint',
    );
  });

  test('a wider type keeps every value', async () => {
    await apply(change({ level: { type: 'integer', enum: [0, 1], default: 1 } }));
    await fill('name', `'uno'`);
    expect(await apply(change({ level: { type: 'integer', default: 3 } }))).toContain(
      'coupons.level: smallint becomes bigint',
    );
    await fill('name', `'dos'`);
    expect(await rows('select level from coupons order by id')).toEqual([{ level: 1 }, { level: 3 }]);
  });

  test('one error lists all refusals', async () => {
    await apply(change({ a: { type: 'string' }, b: { type: 'string' } }));
    await fill('name, a, b', `'uno', 'x', 'y'`);
    const attempt = apply(
      change({ a: { type: 'integer' }, b: { type: 'boolean' }, c: { type: 'string' } }, ['name', 'c']),
    );
    await expect(attempt).rejects.toThrow(/coupons\.a[\s\S]*coupons\.b[\s\S]*coupons\.c/);
  });

  test('more choices are allowed at once; fewer hold for new rows where old ones differ', async () => {
    const status = (...values: string[]): ResourceSchema =>
      change({ status: { type: 'string', enum: values } });
    await apply(status('a', 'b'));
    await fill('name, status', `'uno', 'b'`);
    await apply(status('a', 'b', 'c'));
    await fill('name, status', `'dos', 'c'`);
    expect(await apply(status('a', 'b'))).toContainEqual(
      expect.stringMatching(/old ones break it and stay as they are: 1 row, store 1 #2/),
    );
    await expect(fill('name, status', `'tres', 'c'`)).rejects.toMatchObject({ code: '23514' });
  });

  test('unique over duplicates is refused with what stands in the way', async () => {
    await apply(change({}));
    await fill('name', `'uno'`);
    await fill('name', `'uno'`);
    await expect(
      apply(schema('coupons', { name: { type: 'string', 'x-db': { index: 'unique' } } }, ['name'])),
    ).rejects.toThrow('store 1 #1, #2: "uno"');
    expect(await apply(change({}))).toEqual([]);
  });

  test('search follows the schema, accents and case aside', async () => {
    await apply(
      schema('coupons', { name: { type: 'string' }, code: { type: 'string' } }, [], {
        list: { search: ['name'] },
      }),
    );
    await fill('name, code', `'Día de la Ñapa', 'ÁBC'`);
    expect(await rows('select search_text from coupons')).toEqual([{ search_text: 'dia de la napa' }]);
    await apply(
      schema('coupons', { name: { type: 'string' }, code: { type: 'string' } }, [], {
        list: { search: ['name', 'code'] },
      }),
    );
    expect(await rows('select search_text from coupons')).toEqual([{ search_text: 'dia de la napa\nabc' }]);
  });

  test('a search in items finds the rows that are there, and a new text of the items', async () => {
    const ofSizes = (parts: Record<string, JsonSchema>, search: string[]) =>
      schema(
        'coupons',
        {
          name: { type: 'string' },
          sizes: {
            type: 'array',
            'x-db': { table: 'good_sizes' },
            items: { type: 'object', properties: parts },
          },
        },
        [],
        { list: { search } },
      );
    const label = { 'x-label': { es: 'Parte' } };
    const size = { size: { type: 'string', ...label } } satisfies Record<string, JsonSchema>;
    const sku = { sku: { type: 'string', ...label } } satisfies Record<string, JsonSchema>;
    await apply(ofSizes({ ...size, ...sku }, ['name']));
    await owner.script(`
      insert into coupons (store_id, id, name) values (1, 1, 'Uno'), (1, 2, 'Dos'), (2, 1, 'Ajeno');
      insert into good_sizes (store_id, parent_id, position, size, sku) values
        (1, 1, 1, 'Pequeña', null), (1, 1, 0, 'Mediana', 'M-1'), (1, 2, 0, null, null), (2, 1, 0, 'Única', 'U-1')`);
    const texts = async () =>
      (await rows('select search_text from coupons order by store_id, id')).map((row) => row['search_text']);
    const part = {
      size: size.size,
      sku: { ...sku.sku, 'x-access': { read: { permission: 'coupons.read' } } },
    };
    await apply(ofSizes(part, ['name', 'sizes']));
    expect(await texts()).toEqual(['uno\nmediana\npequena', 'dos\n', 'ajeno\nunica']);
    await apply(ofSizes({ ...size, ...sku }, ['name', 'sizes']));
    expect(await texts()).toEqual(['uno\nmediana\nm-1\npequena', 'dos\n', 'ajeno\nunica\nu-1']);
    expect(await apply(ofSizes({ ...size, ...sku }, ['name', 'sizes']))).toEqual([]);
  });

  test('a counter laid over a table that has rows starts from their number', async () => {
    await apply(change({}));
    await owner.script('drop trigger count_inserted on coupons; drop trigger count_deleted on coupons');
    await fill('name', `'uno'`);
    await fill('name', `'dos'`);
    await apply(change({}));
    await fill('name', `'tres'`);
    expect(await rows(`select sum(n)::bigint as n from row_counts where table_name = 'coupons'`)).toEqual([
      { n: 3 },
    ]);
  });

  test('a schema cannot take a table of the platform, nor one of another schema', async () => {
    await expect(apply(schema('users', { name: { type: 'string' } }))).rejects.toThrow(
      'belongs to the platform',
    );
    await expect(
      apply(schema('a-b', { name: { type: 'string' } }), schema('a_b', { name: { type: 'string' } })),
    ).rejects.toThrow('Two schemas');
  });
}
