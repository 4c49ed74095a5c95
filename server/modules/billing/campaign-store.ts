import type { Sql } from '../../db/database.ts';

/** Whether the campaign brought this store, at whose sign-up its prices were promised. */
export async function isOfCampaign(sql: Sql, storeId: number): Promise<boolean> {
  const { campaign } = await sql
    .selectFrom('stores')
    .select('campaign')
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
  return campaign;
}
