import { sameValue } from '../../../domain/changes/same-value.ts';
import { invalid } from '../../errors.ts';
import type { Stored } from '../../resources/record-types.ts';

/** What an order keeps of the person who bought. */
const OF_THE_BUYER = ['customer', 'shipping_information', 'comments'] as const;

/**
 * No order is given to a client whose data is erased. Those that they have learn nothing of a person again. States, lines
 * and amounts may change; so may the client, to the right one.
 * @param erased ids of such clients, read under their locks: an erasure at the same moment is seen
 * @throws ApiError `invalid` with `erased` at the field
 */
export function requireNotOfErased(
  record: Stored<'orders'>,
  before: Stored<'orders'> | null,
  erased: readonly number[],
): void {
  if (record.customer_id === null || !erased.includes(record.customer_id)) return;
  if (record.customer_id !== before?.customer_id) throw invalid({ customer_id: { key: 'erased' } });
  const filled = OF_THE_BUYER.filter((source) => !sameValue(said(record[source]), said(before[source])));
  if (filled.length > 0)
    throw invalid(Object.fromEntries(filled.map((source) => [source, { key: 'erased' }])));
}

/** Without the id, which says of nobody who they are. */
function said(value: Stored<'orders'>[(typeof OF_THE_BUYER)[number]]): unknown {
  return typeof value === 'object' && value !== null ? { ...value, id: null } : value;
}
