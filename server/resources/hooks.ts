import type { Module, ResourceHooks } from '../modules/module.ts';
import type { Ports } from '../ports/ports.ts';

const registered = new WeakMap<Ports, Map<string, ResourceHooks[]>>();

/** Called once by `createApi`: from then on every write through these ports runs the modules' hooks. */
export function registerHooks(ports: Ports, modules: Module[]): void {
  const byResource = new Map<string, ResourceHooks[]>();
  for (const module of modules)
    for (const [name, hooks] of Object.entries(module.hooks ?? {}))
      byResource.set(name, [...(byResource.get(name) ?? []), hooks]);
  registered.set(ports, byResource);
}

/** In the order of the modules. */
export function hooksOf(ports: Ports, resourceName: string): ResourceHooks[] {
  return registered.get(ports)?.get(resourceName) ?? [];
}
