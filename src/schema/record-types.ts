/** Types of a resource's records in the admin, from those that `npm run schema types` writes for its schema. */
import type { RaRecord } from 'ra-core';
import type { FilterOp } from '../../domain/schema/vocabulary.ts';
import type { Records } from '../../generated/records.ts';

export type RecordName = keyof Records;

interface OpenRecords extends Records {
  /** The generated screens learn their resource at run time: its fields have no names for the compiler. */
  '*': { record: RaRecord };
}

/** A resource by its name, or `*` for any. */
export type AnyName = keyof OpenRecords;

/** A record as the API answers it. */
export type RecordOf<Name extends AnyName> = OpenRecords[Name]['record'];

export type FieldOf<Name extends AnyName> = Extract<keyof RecordOf<Name>, string>;

/** What a list is filtered by: the free text, a field, or a field with an operator such as `created_at.between`. */
export type FilterOf<Name extends RecordName> = {
  [Key in 'search' | FieldOf<Name> | `${FieldOf<Name>}.${FilterOp}`]?: unknown;
};
