import { useCallback } from 'react';
import type { ResourceDescriptor } from '../../domain/schema/descriptors.ts';
import { allows, useAccess } from './useAllowed.ts';

/** Whether the user may search a list: the API refuses a search of fields that they may not read. */
export function useSearches(): (descriptor: Pick<ResourceDescriptor, 'list'>) => boolean {
  const access = useAccess();
  return useCallback(({ list }) => list.search.some(({ read }) => allows(access, read)), [access]);
}
