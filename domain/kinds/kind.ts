/**
 * A kind of value: what a property of a schema is, decided once, and all that follows from it. Each file of this folder
 * is one kind and exports its parts under the names below; `npm run schema types` collects them in `domain/schema/`.
 * Code that depends on what a value is asks its kind, so a new kind is a new file (docs/decisions/0083).
 */
import type { Display, Widget } from '../schema/kind-names.ts';
import type { Field } from '../schema/model.ts';
import type { FilterOp, Json, JsonSchema, JsonType } from '../schema/vocabulary.ts';

export const BULK_OPS = ['set', 'add', 'percent', 'link', 'unlink'] as const;

/** `add` and `percent` change numbers; `link` and `unlink` the ids of a many-to-many reference. */
export type BulkOp = (typeof BULK_OPS)[number];

/** What is true of every value of a kind. Export `shape`. */
export interface Shape {
  /** Of texts and numbers with this `format`: such a kind is asked before those that name none. */
  format?: string;
  /** Whether a property is of this kind; `$ref`s are resolved. No two kinds without a format recognise one property. */
  recognises(schema: JsonSchema): boolean;
  /** The value of the API for another form in which a body may give it; undefined for any other. */
  given?(value: unknown): unknown;
  /** Keywords that hold where the schema does not say otherwise. */
  defaults?: JsonSchema;
  /** In a column of the record's row, in rows of a table of links or of items, or nowhere: rows that point here. */
  place: 'column' | 'links' | 'items' | 'nowhere';
  /** One value in one column, which can be compared and sorted. */
  scalar?: true;
  /** May be one element of an array. */
  element?: true;
  /** The lowest number that it can be, where it is no number of people's. */
  least?: number;
  /** What can edit and show it, the usual one first. */
  widgets: readonly [Widget, ...Widget[]];
  displays: readonly [Display, ...Display[]];
  /** Where the usual one depends on the schema. */
  widget?(schema: JsonSchema): Widget;
  display?(schema: JsonSchema): Display;
  /** Options of its widgets, each with its type; others are mistakes. */
  options?: Readonly<Partial<Record<Widget, Readonly<Record<string, 'string' | 'number' | 'boolean'>>>>>;
  filters: readonly FilterOp[];
  /** A list of it can be filtered by its elements. */
  listed?: true;
  /** What can be done to it of several records at once; nothing where it is different in each. */
  bulk?: readonly BulkOp[];
  /** What a changed number is a multiple of, where the schema does not say so. */
  step?: number;
  /** Free text can look in it; with `names`, it does where a representation shows it. */
  searched?: true | 'names';
  /** A state or switch: of a list it can be changed together without being named. */
  state?: true;
  /** A number that may have decimals. */
  decimals?: true;
  /** It counts or measures, so that it can be added up. */
  quantity?: true;
  /** A whole number or amount that a table's own cell can edit. */
  cellEdited?: true;
  /** It does not read in a sentence (`x-ui.phrase`). */
  wordless?: true;
}

/** PostgreSQL's own spelling, so that it can be compared with the catalogue. */
export type SqlType =
  | 'bigint'
  | 'integer'
  | 'smallint'
  | 'double precision'
  | 'boolean'
  | 'text'
  | 'date'
  | 'timestamp with time zone'
  | 'jsonb';

/** How it is stored in a column. Export `column`. */
export interface ColumnOf {
  type: SqlType | ((field: Field) => SqlType);
  /** Names of people and things are sorted as in Spanish. */
  collation?: 'es';
  /** The only values that the column takes. */
  choices?(field: Field): readonly (string | number)[];
  /** A filter by some of the choices has them in its statement: a plan for any of them would be a plan for none. */
  planned?: true;
  /** Which bounds of the schema rows can break; those of whole numbers the column itself holds to. */
  bounds?: 'length' | 'whole' | 'number' | 'json';
  /** Formats and patterns of the schema hold for it. */
  worded?: true;
  /** What the comment of the column remembers of its values, which its type does not say. */
  remembers?: 'numbers' | 'amounts' | 'shape';
  /** A moment: a day or a time of the store means all of it. */
  instant?: true;
  /** The type of the column in a row, as generated code writes it. */
  row: string | ((field: Field) => string);
}

/** A text of a query as a value of the field, or null where the field can have no such value. Export `parse`. */
export type Parse = (text: string, field: Field) => string | number | boolean | null;

/** A value that a schema allows, for tests; another `n` is another value where there is room. Export `sample`. */
export type Sample = (schema: JsonSchema, n: number) => Json;

/** The type besides `null`; undefined when the schema allows several or declares none. */
export function valueType(schema: JsonSchema): JsonType | undefined {
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
  return types.length === 1 ? types[0] : undefined;
}

/** Whether a property is a value of this type, and neither a reference, nor an amount, nor a choice. */
export function isPlain(schema: JsonSchema, ...types: (JsonType | undefined)[]): boolean {
  const isSpecial =
    schema['x-ref'] !== undefined || schema['x-money'] !== undefined || schema.enum !== undefined;
  return !isSpecial && types.includes(valueType(schema));
}

/** Whether a property refers to other records in this way. */
export function isRelation(schema: JsonSchema, relation: string): boolean {
  return schema['x-ref']?.relation === relation;
}
