import type { Manifests, ResourceManifest } from '../manifest/manifest.ts';

/**
 * The border between bespoke code and generated screens: a manifest handles records of its own resource, these
 * those of any. The type of this glob is the only cast between the two. It is safe, because a manifest is found by
 * the name of its folder. So it receives records of that resource alone.
 */
const modules = import.meta.glob<{ default: ResourceManifest }>('../resources/*/manifest.{ts,tsx}', {
  eager: true,
});

/** The manifest of every folder of `src/resources`, by the name of its resource. */
export const manifests: Manifests = Object.fromEntries(
  Object.entries(modules).map(([path, module]) => [path.split('/')[2] ?? path, module.default]),
);
