import type { EngineHooks, Hooks, RecordHooks } from '../context.ts';
import type { Draft, Input, RecordName, Stored } from './record-types.ts';
import type { Row } from './row.ts';

/**
 * The border between the engine and bespoke code. The engine knows its resource only at run time and handles rows;
 * bespoke code names the resource and gets its types. The two casts here are the only ones. They are safe because `npm
 * run schema types` makes the types from the schema that the engine reads and validates by. A test fails when
 * `generated/` differs from the schemas.
 */

export function asStored<Name extends RecordName>(row: Row): Stored<Name> {
  return row as Stored<Name>;
}

/** Hooks of the named resource, in the types of its schema. */
export type ResourceHooks<Name extends RecordName> = RecordHooks<Draft<Name>, Stored<Name>, Input<Name>>;

/** A module, as the engine sees it. */
export interface HookedModule {
  hooks?: { [Name in RecordName]?: ResourceHooks<Name> };
}

/** The hooks of a module, by the name of the resource that they are called for. */
function engineHooks({ hooks = {} }: HookedModule): Record<string, EngineHooks> {
  return hooks as Record<string, EngineHooks>;
}

export function createHooks(modules: readonly HookedModule[]): Hooks {
  const byResource = new Map<string, EngineHooks[]>();
  for (const module of modules)
    for (const [name, hooks] of Object.entries(engineHooks(module)))
      byResource.set(name, [...(byResource.get(name) ?? []), hooks]);
  return { of: (resourceName) => byResource.get(resourceName) ?? [] };
}

/** `record` with other values in some fields; what the record does not have cannot be set. */
export function withFields<Type extends object>(record: Type, fields: NoInfer<Partial<Type>>): Type {
  return { ...record, ...fields };
}
