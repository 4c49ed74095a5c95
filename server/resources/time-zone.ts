import type { Sql } from '../db/database.ts';

/** IANA name of the store's time zone: what its days and its clocks are. */
export async function readTimeZone(sql: Sql, storeId: number): Promise<string> {
  const { time_zone } = await sql
    .selectFrom('stores')
    .select('time_zone')
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
  return time_zone;
}
