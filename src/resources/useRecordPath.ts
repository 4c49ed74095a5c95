import { useCallback } from 'react';
import type { RaRecord } from 'ra-core';
import { pathOf } from '../app/paths.ts';
import { useAllowed } from './useAllowed.ts';

/** Where a record opens: for editing, else for reading; undefined when there is nowhere that the user may go. */
export function useRecordPath(resource: string): (record: RaRecord) => string | undefined {
  const allowed = useAllowed(resource);
  return useCallback(
    ({ id }: RaRecord) => {
      if (allowed('edit')) return pathOf(resource, 'edit', id);
      return allowed('show') ? pathOf(resource, 'show', id) : undefined;
    },
    [allowed, resource],
  );
}
