/**
 * The border between the engine and bespoke code. The engine knows its resource only at run time and handles rows;
 * bespoke code names the resource and gets its types. The two casts here are the only ones. They are safe because `npm
 * run schema types` makes the types from the schema that the engine reads and validates by. A test fails when
 * `generated/` differs from the schemas.
 */
import type { Module, RecordHooks } from '../modules/module.ts';
import type { RecordName, Stored } from './record-types.ts';
import type { Row } from './row.ts';

export function asStored<Name extends RecordName>(row: Row): Stored<Name> {
  return row as Stored<Name>;
}

export type EngineHooks = RecordHooks<Row, Row, Row>;

/** The hooks of a module, by the name of the resource that they are called for. */
export function engineHooks({ hooks = {} }: Module): Record<string, EngineHooks> {
  return hooks as Record<string, EngineHooks>;
}
