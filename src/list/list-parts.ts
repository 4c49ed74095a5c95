import { use } from 'react';
import { memoizePromise } from '../loading/memoize-promise.ts';
import { useManifest, type ListParts, type ResourceManifest } from '../manifest/manifest.ts';
import { useDescriptor } from '../schema/useDescriptor.ts';

/** The parts of the list that a manifest replaces. */
export const loadListParts = memoizePromise(
  async (load: NonNullable<ResourceManifest['listParts']>): Promise<ListParts> => (await load()).default,
);

const NONE: ListParts = {};

/** The bespoke parts of the current list; empty when there are none. They have loaded with the list. */
export function useListParts(): ListParts {
  const { listParts } = useManifest(useDescriptor().name);
  return listParts === undefined ? NONE : use(loadListParts(listParts));
}
