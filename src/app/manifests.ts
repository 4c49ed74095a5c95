import type { Manifests, ResourceManifest } from '../generator/manifest/manifest.ts';

const modules = import.meta.glob<{ default: ResourceManifest }>('../resources/*/manifest.{ts,tsx}', {
  eager: true,
});

/** The manifest of every folder of `src/resources`, by the name of its resource. */
export const manifests: Manifests = Object.fromEntries(
  Object.entries(modules).map(([path, module]) => [path.split('/')[2] ?? path, module.default]),
);
