import type { BillingDetails } from '../../../domain/plans/billing-types.ts';
import type { Sql } from '../../db/database.ts';

/** Whom the platform bills; null before the merchant has said so. */
export async function readInformation(sql: Sql, storeId: number): Promise<BillingDetails | null> {
  const row = await sql
    .selectFrom('billing_information')
    .select(['contact_name', 'contact_last_name', 'legal_name', 'document_type_id', 'dni', 'country_code'])
    .select(['city_id', 'zip_code', 'address', 'emails'])
    .where('store_id', '=', storeId)
    .executeTakeFirst();
  return row ?? null;
}
