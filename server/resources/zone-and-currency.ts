import type { Sql } from '../db/database.ts';

/** IANA name of the store's time zone, what its days and its clocks are; and its currency, an ISO code. */
export function readZoneAndCurrency(
  sql: Sql,
  storeId: number,
): Promise<{ timeZone: string; currency: string }> {
  return sql
    .selectFrom('stores')
    .select(['time_zone as timeZone', 'currency'])
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
}
