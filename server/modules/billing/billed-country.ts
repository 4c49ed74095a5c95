import type { Sql } from '../../db/database.ts';
import { readInformation } from './information-row.ts';

/** The country whose prices a store pays: that of the billing details once there are some, else the store's own. */
export async function billedCountry(sql: Sql, storeId: number): Promise<string> {
  const information = await readInformation(sql, storeId);
  if (information !== null) return information.country_code;
  const { country_code } = await sql
    .selectFrom('stores')
    .select('country_code')
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
  return country_code;
}
