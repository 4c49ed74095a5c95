import type { RaRecord } from 'ra-core';
import { representRecord } from '../../domain/schema/represent.ts';
import type { Saying } from '../../domain/kinds/spoken.ts';
import { findDescriptor } from './descriptors.ts';

/** A record of a resource in the words of its schema; `#7` without words. */
export function representIn(resource: string, record: RaRecord, saying: Saying): string {
  const { representation = 'name', fields = {} } = findDescriptor(resource) ?? {};
  return representRecord(representation, (source) => fields[source], record, saying) || `#${record.id}`;
}
