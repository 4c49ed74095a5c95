import type { Manifests, ResourceManifest } from '../generator/manifest/manifest.ts';

/**
 * The border between bespoke code and the generator: each manifest speaks of the records of its own resource, the
 * generator of records of any. The type of this glob is the one cast between the two. It may stand, since a manifest is
 * asked for by the name of its folder, and so is given the records of that resource alone.
 */
const modules = import.meta.glob<{ default: ResourceManifest }>('../resources/*/manifest.{ts,tsx}', {
  eager: true,
});

/** The manifest of every folder of `src/resources`, by the name of its resource. */
export const manifests: Manifests = Object.fromEntries(
  Object.entries(modules).map(([path, module]) => [path.split('/')[2] ?? path, module.default]),
);
