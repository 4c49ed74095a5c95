import type { Resource } from '../../../domain/schema/model.ts';
import type { StoreEvent } from '../../ports/ports.ts';
import { branchesOf } from '../branches.ts';
import type { Row } from '../row.ts';

/** The event of a record that was written. A branch that the record has left gets it too. */
export function eventOf(
  resource: Resource,
  what: 'created' | 'updated' | 'deleted',
  record: Row,
  before: Row = record,
): Omit<StoreEvent, 'storeId'> {
  const branches = branchesOf(resource, before, record);
  return {
    type: `${resource.name}.${what}`,
    id: Number(record['id']),
    ...(branches.length === 0 ? {} : { branches }),
  };
}
