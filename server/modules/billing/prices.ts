import { priceCountry, type StoreOrigin } from '../../../domain/plans/price-country.ts';
import type { Sql } from '../../db/database.ts';

/** What the country of a store's prices follows from. */
export async function storeOrigin(sql: Sql, storeId: number): Promise<StoreOrigin> {
  const { home, documentTypeId } = await sql
    .selectFrom('stores as st')
    .leftJoin('billing_information as b', 'b.store_id', 'st.id')
    .select(['st.country_code as home', 'b.document_type_id as documentTypeId'])
    .where('st.id', '=', storeId)
    .executeTakeFirstOrThrow();
  const branches = await sql
    .selectFrom('user_stores')
    .select('mobile_phone_number')
    .where('store_id', '=', storeId)
    .orderBy('main', 'desc')
    .orderBy('id')
    .execute();
  return { home, documentTypeId, numbers: branches.map((branch) => branch.mobile_phone_number) };
}

/** The country whose prices a store pays. */
export async function pricedCountry(sql: Sql, storeId: number): Promise<string> {
  return priceCountry(await storeOrigin(sql, storeId));
}

/** Whether the campaign brought this store, at whose sign-up its prices were promised. */
export async function isOfCampaign(sql: Sql, storeId: number): Promise<boolean> {
  const { campaign } = await sql
    .selectFrom('stores')
    .select('campaign')
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
  return campaign;
}
