/**
 * The border between the engine and bespoke code. The engine knows its resource at run time alone and speaks of rows;
 * bespoke code names the resource and gets its types. The two casts here are the only ones: the engine reads a row by
 * the same schema that `npm run schema types` makes the types of, validates every write against it, and a test fails
 * when `generated/` is not what the schemas give.
 */
import type { Module, RecordHooks } from '../modules/module.ts';
import type { RecordName, Stored } from './record-types.ts';
import type { Row } from './row.ts';

export function asStored<Name extends RecordName>(row: Row): Stored<Name> {
  return row as Stored<Name>;
}

export type EngineHooks = RecordHooks<Row, Row>;

/** The hooks of a module, by the name of the resource that they are called for. */
export function engineHooks({ hooks = {} }: Module): Record<string, EngineHooks> {
  return hooks as Record<string, EngineHooks>;
}
