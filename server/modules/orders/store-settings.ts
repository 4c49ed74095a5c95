import type { Sql } from '../../db/database.ts';

/** What orders need to know of their store. */
export interface StoreSettings {
  time_zone: string;
  currency: string;
  delivery_cost_enabled: boolean;
  delivery_cost_details: number;
  /** Sales to reach in a week; null for none. */
  weekly_goal: number | null;
}

export async function readStoreSettings(db: Sql, storeId: number): Promise<StoreSettings> {
  return db
    .selectFrom('stores')
    .select(['time_zone', 'currency', 'delivery_cost_enabled', 'delivery_cost_details', 'weekly_goal'])
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
}
