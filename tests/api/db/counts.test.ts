import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../server/db/database.ts';
import { openFresh } from '../../support/lent-database.ts';
import { insert, query } from './rows.ts';
import { shop, twoStores } from './shop.ts';

const WRITERS = 16;
const ROUNDS = 25;

describe('row counts', () => {
  let database: OpenDatabase;
  let ana = 0;
  let beto = 0;

  beforeAll(async () => {
    database = await openFresh(shop(), { maxConnections: WRITERS + 2 });
    [ana, beto] = await twoStores(database);
  }, 60_000);
  afterAll(() => database.close());

  const KEPT = `(select coalesce(sum(n), 0)::bigint from row_counts where store_id = app_store_id() and table_name = 'goods')`;
  /** The kept total and the counted one. */
  const both = (store: number) =>
    database.read(store, (sql) =>
      query(sql, `select ${KEPT} as kept, (select count(*) from goods) as counted`),
    );

  test(`${WRITERS} concurrent writers: in every snapshot the kept total is the counted one`, async () => {
    const state = { writing: true };
    const mismatches: unknown[] = [];
    let looks = 0;
    const look = async (): Promise<void> => {
      while (state.writing) {
        const [row] = await both(ana);
        looks += 1;
        if (row?.['kept'] !== row?.['counted']) mismatches.push(row);
      }
    };
    const write = async (writer: number): Promise<void> => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await database
          .write(ana, async ({ sql }) => {
            await insert(sql, 'goods', { store_id: ana, name: `${writer}`, price: round });
            await query(
              sql,
              `insert into goods (store_id, name, price) select ?, ?, n from generate_series(1, 3) n`,
              [ana, `${writer}`],
            );
            await query(sql, `delete from goods where id = (select max(id) from goods where name = ?)`, [
              `${writer}`,
            ]);
            if (round % 5 === 4) throw new Error('undone');
          })
          .catch((error: unknown) => {
            if (!(error instanceof Error && error.message === 'undone')) throw error;
          });
      }
    };
    const watching = look();
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    state.writing = false;
    await watching;
    expect(mismatches).toEqual([]);
    expect(looks).toBeGreaterThan(5);
    expect((await both(ana))[0]).toEqual({
      kept: WRITERS * ROUNDS * 0.8 * 3,
      counted: WRITERS * ROUNDS * 0.8 * 3,
    });
    expect((await both(beto))[0]).toEqual({ kept: 0, counted: 0 });
  }, 120_000);

  test('rows that go with their parent, or with a statement of many, are subtracted', async () => {
    await database.write(beto, async ({ sql }) => {
      await query(
        sql,
        `insert into goods (store_id, name, price) select ?, 'm', n from generate_series(1, 100) n`,
        [beto],
      );
      await query(sql, 'delete from goods where price % 2 = 0');
    });
    expect((await both(beto))[0]).toEqual({ kept: 50, counted: 50 });
  });
});
