import type { Module } from '../modules/module.ts';
import { engineHooks, type EngineHooks } from './typed-records.ts';

/** The rules of the modules for the generated resources. */
export interface Hooks {
  /** Of one resource, in the order of the modules. */
  of(resourceName: string): readonly EngineHooks[];
}

export function createHooks(modules: Module[]): Hooks {
  const byResource = new Map<string, EngineHooks[]>();
  for (const module of modules)
    for (const [name, hooks] of Object.entries(engineHooks(module)))
      byResource.set(name, [...(byResource.get(name) ?? []), hooks]);
  return { of: (resourceName) => byResource.get(resourceName) ?? [] };
}
