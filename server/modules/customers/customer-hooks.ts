import { sameValue } from '../../../domain/changes/changes.ts';
import { findCity } from '../../../domain/places/cities.ts';
import { invalid } from '../../errors.ts';
import type { Draft, Stored } from '../../resources/record-types.ts';
import { withFields, type ResourceHooks } from '../../resources/typed-records.ts';
import { PERSONAL_FIELDS } from './personal-data.ts';
import { refreshPurchases } from './purchases.ts';

/** Customers: nothing is written into one whose data is erased; their city in words, and their purchases after they return. */
export const customerHooks: ResourceHooks<'customers'> = {
  prepare: async (_, record, before) => {
    requireNotErased(record, before);
    // A row that somebody added and left empty.
    const contacts = record.contacts.filter(({ phone_number, email }) => phone_number || email);
    return withFields(record, { city: cityOf(record.city_id), contacts });
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

/**
 * Nothing about a person returns into a client whose data is erased.
 * @throws ApiError `invalid` with `erased` at each field that a change would fill
 */
function requireNotErased(record: Draft<'customers'>, before: Stored<'customers'> | null): void {
  if (before === null || before.anonymised_at === null) return;
  const filled = PERSONAL_FIELDS.filter((source) => !sameValue(record[source], before[source]));
  if (filled.length > 0)
    throw invalid(Object.fromEntries(filled.map((source) => [source, { key: 'erased' }])));
}
