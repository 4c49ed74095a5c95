import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../../server/db/connection.ts';
import { setUp } from '../../../server/db/setup.ts';
import { productResources } from '../../support/resources.ts';
import { connectOwner } from './owner.ts';

/** The database as it was before the migration `row-day-counts`. */
const BEFORE = `
  delete from schema_migrations where id = 89;
  drop table row_day_counts;
  create or replace function count_rows() returns trigger language plpgsql security definer set search_path from current as $$
  declare sign integer := case tg_op when 'INSERT' then 1 else -1 end;
  begin
    insert into row_counts as counted (store_id, table_name, slot, n)
      select store_id, tg_table_name, 0, sign * count(*) from changed group by store_id
      on conflict (store_id, table_name, slot) do update set n = counted.n + excluded.n;
    return null;
  end $$;
`;

/** Of each store branches on both sides of a midnight (UTC). */
const STORED = `
  insert into stores (id, name, url) select n, 'Tienda ' || n, 'tienda-' || n from generate_series(1, 2) n;
  insert into user_stores (store_id, name, mobile_phone_number, created_at)
    select s, 'Sucursal ' || n, '57300' || n, timestamptz '2026-11-08T23:59:59Z' + n % (s + 1) * interval '1 second'
    from generate_series(1, 2) s, generate_series(1, 9) n;
`;

describe('rows by their day of creation', () => {
  let owner: Connection;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ owner, close } = await connectOwner());
  }, 60_000);
  afterAll(() => close());

  async function kept(): Promise<unknown[]> {
    const { rows } = await owner.query(
      `select store_id::int, day::text, sum(n)::int as n from row_day_counts where table_name = 'user_stores'
       group by 1, 2 having sum(n) <> 0 order by 1, 2`,
      [],
    );
    return rows;
  }

  test('are those of the rows from the update on, in every store', async () => {
    await setUp(owner, productResources());
    await owner.script(BEFORE);
    await owner.script(STORED);
    await setUp(owner, productResources());
    expect(await kept()).toEqual([
      { store_id: 1, day: '2026-11-08', n: 4 },
      { store_id: 1, day: '2026-11-09', n: 5 },
      { store_id: 2, day: '2026-11-08', n: 3 },
      { store_id: 2, day: '2026-11-09', n: 6 },
    ]);
    await owner.script(`delete from user_stores where store_id = 2 and name in ('Sucursal 3', 'Sucursal 4')`);
    await owner.script(
      `insert into user_stores (store_id, name, mobile_phone_number, created_at) values (1, 'Nueva', '573010', '2026-11-10T00:00:00Z')`,
    );
    expect((await kept()).slice(2)).toEqual([
      { store_id: 1, day: '2026-11-10', n: 1 },
      { store_id: 2, day: '2026-11-08', n: 2 },
      { store_id: 2, day: '2026-11-09', n: 5 },
    ]);
    const forced = `select relname from pg_class where relforcerowsecurity and relname in ('user_stores', 'row_counts', 'row_day_counts')`;
    expect((await owner.query(forced, [])).rows).toHaveLength(3);
  }, 120_000);
});
