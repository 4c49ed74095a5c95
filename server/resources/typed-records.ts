import type { Module, RecordHooks } from '../modules/module.ts';
import type { RecordName, Stored } from './record-types.ts';
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

export type EngineHooks = RecordHooks<Row, Row, Row>;

/** The hooks of a module, by the name of the resource that they are called for. */
function engineHooks({ hooks = {} }: Module): Record<string, EngineHooks> {
  return hooks as Record<string, EngineHooks>;
}

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

/** `record` with other values in some fields; what the record does not have cannot be set. */
export function withFields<Type extends object>(record: Type, fields: NoInfer<Partial<Type>>): Type {
  return { ...record, ...fields };
}
