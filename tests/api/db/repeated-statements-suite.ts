import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../server/db/database.ts';
import { insert, query } from './rows.ts';
import { twoStores } from './shop.ts';

/** A statement gets a name at its second use. From the seventh on it may have one plan for all parameters. */
const TIMES = 9;

/** The application's database and, beside it, its owner. */
export interface OwnedDatabase {
  database: OpenDatabase;
  asOwner(statement: string): Promise<void>;
  close(): Promise<void>;
}

/** A statement that comes again, on any engine. */
export function testRepeatedStatements(open: () => Promise<OwnedDatabase>): void {
  let opened: OwnedDatabase;
  let database: OpenDatabase;
  let ana: number;
  beforeAll(async () => {
    opened = await open();
    ({ database } = opened);
    [ana] = await twoStores(database);
  }, 60_000);
  afterAll(() => opened.close());

  test('answers the values that it was given, whatever they were the time before', async () => {
    const given = Array.from({ length: TIMES }, (_, n) => ({
      text: n % 3 === 0 ? null : `Ñandú ' " \\ ${n}`,
      whole: n % 2 === 0 ? null : 9_007_199_254_740_991 - n,
      list: n % 4 === 0 ? [] : [n, n + 1],
      object: n % 5 === 0 ? null : { a: [n, null, 'x'] },
      moment: new Date(Date.UTC(2026, 10, 8, 4, 59, 59, n)),
      flag: n % 2 === 0,
    }));
    for (const { text, whole, list, object, moment, flag } of given) {
      const { rows } = await database.read(ana, (db) =>
        sql`select ${text}::text as text, ${whole}::bigint as whole, ${list}::bigint[] as list,
          ${object === null ? null : JSON.stringify(object)}::jsonb as object, ${moment}::timestamptz as moment, ${flag}::boolean as flag`.execute(
          db,
        ),
      );
      expect(rows).toEqual([{ text, whole, list, object, moment, flag }]);
    }
  });

  test('tells how many rows it changed, and answers those that it returns', async () => {
    for (let n = 1; n <= TIMES; n += 1) {
      const added = await database.write(ana, ({ sql: db }) =>
        sql<{
          name: string;
        }>`insert into brands (store_id, name) values (${ana}, ${`Marca ${n}`}) returning name`.execute(db),
      );
      expect(added.rows).toEqual([{ name: `Marca ${n}` }]);
      const changed = await database.write(ana, ({ sql: db }) =>
        sql`update brands set name = name || '!' where store_id = ${ana} and name not like ${'%!%'}`.execute(
          db,
        ),
      );
      expect(changed.numAffectedRows).toBe(1n);
    }
  });

  test('fails by itself, and undoes its transaction alone', async () => {
    await database.write(ana, ({ sql: db }) => query(db, 'delete from brands'));
    for (let n = 1; n <= TIMES; n += 1) {
      const divisor = n % 2;
      const work = database.write(ana, async ({ sql: db }) => {
        await insert(db, 'brands', { store_id: ana, name: `Uno entre ${n}` });
        return (await sql<{ n: number }>`select 1 / ${divisor}::int as n`.execute(db)).rows;
      });
      if (divisor === 0) await expect(work).rejects.toMatchObject({ code: '22012' });
      else expect(await work).toEqual([{ n: 1 }]);
    }
    const { rows } = await database.read(ana, (db) =>
      sql<{ n: number }>`select count(*)::int as n from brands`.execute(db),
    );
    expect(rows).toEqual([{ n: 5 }]);
  });

  test('answers a column by its new type once its table has changed', async () => {
    await opened.asOwner(
      'create table notes (n integer); grant select on notes to tendero_app; insert into notes values (7)',
    );
    const read = async () => (await database.read(ana, (db) => sql`select n from notes`.execute(db))).rows;
    for (let n = 1; n <= TIMES; n += 1) expect(await read()).toEqual([{ n: 7 }]);
    await opened.asOwner('alter table notes alter n type text');
    for (let n = 1; n <= TIMES; n += 1) expect(await read()).toEqual([{ n: '7' }]);
  });
}
