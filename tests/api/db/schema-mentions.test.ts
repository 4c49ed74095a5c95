import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { BRANDS, coupons, MAKERS, refers, renamed, useChanges, yes } from './changes.ts';

const ids = (resource: string): JsonSchema => ({ type: 'array', items: refers(resource) });

const HELD = /violates foreign key/;

describe('what json names', () => {
  const { start, decide, rows, fill, script } = useChanges();

  const named = async (table: string) =>
    (await rows(`select parent_id, target_id from ${table} order by 1, 2`)).map(Object.values);
  const refusal = (work: Promise<unknown>) => work.then(() => 'none', String);

  /** As a database was whose schemas had such references before they were held. */
  async function fromBefore(): Promise<void> {
    await start(BRANDS, coupons({ brands: ids('brands') }));
    await script('drop table coupons_brands_to_brands; drop function coupons_brands_to_brands() cascade');
    await script(
      `insert into brands (store_id, id, name) values (1, 7, 'siete'), (1, 8, 'ocho'), (2, 9, 'ajena')`,
    );
    await script(`insert into coupons (store_id, id, name, brands) values (1, 1, 'uno', '[7, 9, 99]')`);
  }

  test('references of an older database hold the records that they name; others are no hindrance', async () => {
    await fromBefore();
    await start(BRANDS, coupons({ brands: ids('brands') }));
    expect(await named('coupons_brands_to_brands')).toEqual([[1, 7]]);
    expect(await refusal(script('delete from brands where id = 7'))).toMatch(HELD);
    await script(`update coupons set brands = '[99, 8]' where id = 1`);
    expect(await named('coupons_brands_to_brands')).toEqual([[1, 8]]);
    expect(await refusal(script(`update coupons set brands = '[99, 100]' where id = 1`))).toMatch(HELD);
    await script('delete from brands where id = 7');
  });

  test('a second start changes nothing', async () => {
    const schemas = [BRANDS, coupons({ brands: ids('brands') })] as const;
    await start(...schemas);
    expect(await start(...schemas)).toEqual([]);
  });

  test('a property and a resource with another name hold what they held', async () => {
    await start(BRANDS, coupons({ brands: ids('brands') }));
    await script(`insert into brands (store_id, id, name) values (1, 7, 'siete')`);
    await fill('coupons', 'name, brands', `'uno', '[7]'`);
    const makes = { ...ids('brands'), 'x-db': { renamedFrom: 'brands' } };
    await start(BRANDS, renamed(coupons({ makes }), 'vouchers'));
    expect((await named('vouchers_makes_to_brands')).map(([, target]) => target)).toEqual([7]);
    expect(await refusal(script('delete from brands'))).toMatch(HELD);
    await script(`update vouchers set makes = '[]'`);
    await script('delete from brands');
  });

  test('ids of another resource are not held to the former one', async () => {
    await start(BRANDS, MAKERS, coupons({ brands: ids('brands') }));
    await script(`insert into brands (store_id, id, name) values (1, 7, 'siete')`);
    await fill('coupons', 'name, brands', `'uno', '[7]'`);
    await decide(yes('coupons.brands'), BRANDS, MAKERS, coupons({ brands: ids('makers') }));
    await script('delete from brands');
    await script(`insert into makers (store_id, id, name) values (1, 70, 'setenta')`);
    await fill('coupons', 'name, brands', `'uno', '[70]'`);
    expect(await refusal(script('delete from makers'))).toMatch(HELD);
    expect(await refusal(fill('coupons', 'name, brands', `'dos', '[7]'`))).toMatch(HELD);
  });

  test('what a removed property or resource named is free', async () => {
    await start(BRANDS, coupons({ brands: ids('brands') }));
    await script(`insert into brands (store_id, id, name) values (1, 7, 'siete')`);
    await fill('coupons', 'name, brands', `'uno', '[7]'`);
    await start(BRANDS, coupons({}));
    await script('delete from brands');
    await script(`insert into brands (store_id, id, name) values (1, 7, 'siete')`);
    await start(BRANDS, coupons({ brands: ids('brands') }));
    expect(await refusal(script('delete from brands'))).toMatch(HELD);
    await start(BRANDS);
    await script('delete from brands');
  });
});
