import { use } from 'react';
import type { ShowParts } from '../manifest/show-parts.ts';
import { useManifest } from '../manifest/useManifest.ts';
import { loadShow, loadShowParts, type ShowSchema } from './load-show.ts';

export interface LoadedShow extends ShowSchema {
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
  return { ...use(asked), parts };
}
