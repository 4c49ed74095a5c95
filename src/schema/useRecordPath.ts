import { useCallback } from 'react';
import type { RaRecord } from 'ra-core';
import { openingViews, pathOf } from './paths.ts';
import { useAllowed } from './useAllowed.ts';

/** The path that opens a record, if the schema offers it and the user may; else undefined. */
export function useRecordPath(resource: string): (record: RaRecord) => string | undefined {
  const allowed = useAllowed(resource);
  return useCallback(
    ({ id }: RaRecord) => {
      const view = openingViews(resource).find((one) => allowed(one));
      return view === undefined ? undefined : pathOf(resource, view, id);
    },
    [allowed, resource],
  );
}
