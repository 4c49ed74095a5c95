/** Types of a resource's records on the server, from those that `npm run schema types` writes for its schema. */
import type { Unchecked } from '../../domain/schema/from-schema.ts';
import type { Records } from '../../generated/records.ts';

export type RecordName = keyof Records;

/** A record as the server reads it: also the fields that not every member may read, and the secrets of the record itself. */
export type Stored<Name extends RecordName> = Whole<Records[Name]['record']> & Secrets<Name>;

/** A record as a member may see it: any field may be hidden from them. */
export type Visible<Name extends RecordName> = Partial<Stored<Name>>;

type Whole<Type> = { [Field in keyof Type]-?: Exclude<Type[Field], undefined> };

/** What may be set and is never answered. */
type Secrets<Name extends RecordName> = {
  [Field in Exclude<keyof Records[Name]['create'], keyof Records[Name]['record']>]-?: Exclude<
    Records[Name]['create'][Field],
    undefined
  > | null;
};

/**
 * A validated record that is about to be written. Every field is there, null or empty for what is not set. The
 * system's own fields are null in a new record, and so is what the server computes. A new item has no id yet, and
 * what an item leaves out gets its default when it is stored.
 */
export type Draft<Name extends RecordName> = {
  [Field in keyof Stored<Name>]: Field extends keyof Records[Name]['create']
    ? null extends Stored<Name>[Field]
      ? Exclude<Records[Name]['create'][Field], undefined>
      : NonNullable<Records[Name]['create'][Field]>
    : Stored<Name>[Field] | null;
};

/**
 * What a create or an update asks for. Its fields are those of the schema. The write validates their values, so a
 * caller may pass on what a person typed.
 */
export type Input<Name extends RecordName> = Unchecked<Records[Name]['create']>;
