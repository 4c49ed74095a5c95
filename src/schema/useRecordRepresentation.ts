import { useCallback } from 'react';
import { useResourceContext, type RaRecord } from 'ra-core';
import { useRepresent } from './useRepresent.ts';

/** Names a record of the current resource. */
export function useRecordRepresentation(): (record: RaRecord) => string {
  const resource = useResourceContext() ?? '';
  const represent = useRepresent();
  return useCallback((record: RaRecord) => represent(resource, record), [represent, resource]);
}
