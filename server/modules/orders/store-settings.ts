import type { ShippingSettings } from '../../../domain/orders/shipping-zones.ts';
import type { Sql } from '../../db/database.ts';

/** What orders need to know of their store. */
export interface StoreSettings extends ShippingSettings {
  time_zone: string;
  currency: string;
  /** Sales to reach in a week; null for none. */
  weekly_goal: number | null;
}

export async function readStoreSettings(db: Sql, storeId: number): Promise<StoreSettings> {
  return db
    .selectFrom('stores')
    .select([
      'time_zone',
      'currency',
      'delivery_cost_enabled',
      'delivery_cost_details',
      'delivery_zones',
      'delivery_free_from',
      'weekly_goal',
    ])
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
}
