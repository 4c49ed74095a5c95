import type { ResourceDescriptor } from '../../domain/schema/descriptors.ts';

const modules = import.meta.glob<{ default: ResourceDescriptor }>('/generated/*/resource.ts', {
  eager: true,
});

/** Every resource of `schemas/`, sorted by name. A new file appears here without another change. */
export const descriptors: readonly ResourceDescriptor[] = Object.values(modules)
  .map((module) => module.default)
  .sort((a, b) => (a.name < b.name ? -1 : 1));

const byName = new Map(descriptors.map((descriptor) => [descriptor.name, descriptor]));

/** The resource of that name, or undefined. */
export function findDescriptor(name: string): ResourceDescriptor | undefined {
  return byName.get(name);
}

/** @throws when no schema declares the resource: a defect of code, not an error of a user. */
export function descriptorOf(name: string): ResourceDescriptor {
  const descriptor = byName.get(name);
  if (descriptor === undefined) throw new Error(`No schema declares the resource "${name}"`);
  return descriptor;
}
