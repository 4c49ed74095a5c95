import { useCallback } from 'react';
import { useResourceContext, type RaRecord } from 'ra-core';
import { representIn } from './representation.ts';

/** Names a record of the current resource. */
export function useRecordRepresentation(): (record: RaRecord) => string {
  const resource = useResourceContext() ?? '';
  return useCallback((record: RaRecord) => representIn(resource, record), [resource]);
}
