import { use } from 'react';
import type { FormDescriptor } from '../../../domain/schema/descriptors.ts';
import type { ShowParts } from '../manifest/show-parts.ts';
import { useManifest } from '../manifest/useManifest.ts';
import { loadShow, loadShowParts } from './load-show.ts';

export interface LoadedShow {
  descriptor: FormDescriptor;
  parts: ShowParts;
}

const NONE: ShowParts = {};

/**
 * The detail page of a resource: its descriptor, and the parts that its manifest replaces. Suspends until both have
 * loaded.
 */
export function useLoadedShow(resource: string): LoadedShow {
  const { showParts } = useManifest(resource);
  const asked = loadShow(resource);
  const parts = showParts === undefined ? NONE : use(loadShowParts(showParts));
  return { descriptor: use(asked), parts };
}
