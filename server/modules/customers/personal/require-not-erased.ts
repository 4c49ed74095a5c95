import { sameValue } from '../../../../domain/changes/same-value.ts';
import { invalid } from '../../../errors.ts';
import type { Draft, Stored } from '../../../resources/record-types.ts';
import { PERSONAL_FIELDS } from './personal-fields.ts';

/**
 * Nothing about a person returns into a client whose data is erased.
 * @throws ApiError `invalid` with `erased` at each field that a change would fill
 */
export function requireNotErased(record: Draft<'customers'>, before: Stored<'customers'> | null): void {
  if (before === null || before.anonymised_at === null) return;
  const filled = PERSONAL_FIELDS.filter((source) => !sameValue(record[source], before[source]));
  if (filled.length > 0)
    throw invalid(Object.fromEntries(filled.map((source) => [source, { key: 'erased' }])));
}
