import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../server/db/connection.ts';
import { setUp } from '../../../server/db/setup.ts';
import { productResources } from '../../support/resources.ts';
import { connectOwner } from './owner.ts';

describe('the baseline', () => {
  let owner: Connection;
  let close: () => Promise<void>;
  beforeEach(async () => {
    ({ owner, close } = await connectOwner());
    await setUp(owner, productResources());
  }, 60_000);
  afterEach(() => close());

  test('is created once', async () => {
    expect(await setUp(owner, productResources())).toEqual([]);
  });

  test('is what a database of the last numbered migration before it has, which goes on with its rows', async () => {
    await owner.script(`
      update schema_migrations set name = 'import-members' where id = 90;
      insert into schema_migrations (id, name) select n, 'migration-' || n from generate_series(1, 89) n;
      insert into stores (id, name, url) values (1, 'Una', 'una')`);
    expect(await setUp(owner, productResources())).toEqual([]);
    expect((await owner.query('select name from stores', [])).rows).toEqual([{ name: 'Una' }]);
  });

  test('is not created in an older database, which is refused with what to do, and stays as it is', async () => {
    await owner.script(`
      delete from schema_migrations;
      insert into schema_migrations (id, name) select n, 'migration-' || n from generate_series(1, 42) n;
      alter table stores drop column weekly_goal`);
    await expect(setUp(owner, productResources())).rejects.toThrow(
      /early version \(its last migration is 42; .* Start it once with Tendero 0\.1\.0/,
    );
    const columns = await owner.query(
      `select 1 from information_schema.columns where table_name = 'stores' and column_name = 'weekly_goal'`,
      [],
    );
    expect(columns.rows).toEqual([]);
  });

  test('refers to the tables of the schemas that exist, and to no others', async () => {
    const { owner: other, close: end } = await connectOwner();
    try {
      await setUp(
        other,
        productResources().filter(({ name }) => name === 'user-stores'),
      );
      const triggers = `select tgname from pg_trigger where tgrelid = 'stores'::regclass and not tgisinternal`;
      expect((await other.query(triggers, [])).rows).toEqual([]);
      expect((await owner.query(triggers, [])).rows.length).toBeGreaterThan(0);
    } finally {
      await end();
    }
  });
});
