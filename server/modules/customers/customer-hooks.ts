import { findCity } from '../../../domain/places/cities.ts';
import { withFields } from '../../resources/with-fields.ts';
import type { ResourceHooks } from '../module.ts';
import { requireNotErased } from './personal/require-not-erased.ts';
import { refreshPurchases } from './purchases.ts';

/** Customers: nothing is written into one whose data is erased; their city in words, and their purchases after they return. */
export const customerHooks: ResourceHooks<'customers'> = {
  prepare: async (_, record, before) => {
    requireNotErased(record, before);
    return withFields(record, { city: cityOf(record.city_id) });
  },
  independent: () => true,
  // Orders of theirs may have been cancelled or deleted meanwhile.
  restored: async ({ tx, now }, { id }) => {
    await refreshPurchases(tx, [id], now);
  },
};

function cityOf(code: string | null) {
  const city = code === null ? undefined : findCity(code);
  return city === undefined ? null : { name: city.name, state: city.state, country_code: city.country_code };
}
