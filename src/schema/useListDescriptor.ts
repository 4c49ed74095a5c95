import { use } from 'react';
import type { ListDescriptor } from '../../domain/schema/descriptors.ts';
import { loadList } from './load-list.ts';
import { useDescriptor } from './useDescriptor.ts';

/** The list of the current resource; suspends until it has loaded. */
export function useListDescriptor(): ListDescriptor {
  return use(loadList(useDescriptor().name));
}
