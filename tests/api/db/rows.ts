import { sql as raw } from 'kysely';
import type { Sql } from '../../../server/db/database.ts';

type Values = Record<string, unknown>;

/** The test's own tables are in no generated type: plain SQL, its rows as they come. */
export async function query(sql: Sql, text: string, values: unknown[] = []): Promise<Values[]> {
  const parts = text.split('?');
  const { rows } = await raw<Values>(Object.assign(parts, { raw: parts }), ...values).execute(sql);
  return rows;
}

export async function insert(sql: Sql, table: string, values: Values): Promise<number> {
  const columns = Object.keys(values);
  const marks = columns.map(() => '?').join(', ');
  const rows = await query(
    sql,
    `insert into ${table} (${columns.join(', ')}) values (${marks}) returning *`,
    Object.values(values),
  );
  return Number(rows[0]?.['id']);
}
