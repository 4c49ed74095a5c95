import { createContext, use } from 'react';
import type { Manifests, ResourceManifest } from './manifest.ts';

/** What the resources bring along. The application provides it, as the generator knows none of them by name. */
export const ManifestsContext = createContext<Manifests>({});

const NONE: ResourceManifest = {};

/** The bespoke parts of a resource; empty when there are none. */
export function useManifest(resource: string): ResourceManifest {
  return use(ManifestsContext)[resource] ?? NONE;
}
