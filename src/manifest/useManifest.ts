import { createContext, use } from 'react';
import type { Manifests, ResourceManifest } from './manifest.ts';

/** The manifests of all resources. The application provides them, because lists and forms know no resource by name. */
export const ManifestsContext = createContext<Manifests>({});

const NONE: ResourceManifest = {};

/** The bespoke parts of a resource; empty when there are none. */
export function useManifest(resource: string): ResourceManifest {
  return use(ManifestsContext)[resource] ?? NONE;
}
