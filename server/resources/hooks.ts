import type { Module } from '../modules/module.ts';
import type { Ports } from '../ports/ports.ts';
import { engineHooks, type EngineHooks } from './typed-records.ts';

const registered = new WeakMap<Ports, Map<string, EngineHooks[]>>();

/** Called once by `createApi`: from then on every write through these ports runs the modules' hooks. */
export function registerHooks(ports: Ports, modules: Module[]): void {
  const byResource = new Map<string, EngineHooks[]>();
  for (const module of modules)
    for (const [name, hooks] of Object.entries(engineHooks(module)))
      byResource.set(name, [...(byResource.get(name) ?? []), hooks]);
  registered.set(ports, byResource);
}

/** In the order of the modules. Throws where no API was made over these ports: a write without its rules must not happen. */
export function hooksOf(ports: Ports, resourceName: string): EngineHooks[] {
  const hooks = registered.get(ports);
  if (hooks === undefined)
    throw new Error('createApi comes before the first write: it registers the rules of the modules');
  return hooks.get(resourceName) ?? [];
}
