import type { Field, Resource } from '../../../domain/schema/model.ts';
import { isColumn } from './column.ts';
import { partsOf } from '../../../domain/schema/parts.ts';
import { valueType } from '../../../domain/schema/kinds.ts';
import { literal, quote } from './identifiers.ts';

/** Their text depends on the session's settings, which a generated column must not. */
const UNSEARCHABLE = new Set<Field['kind']>(['date', 'datetime', 'flag', 'boolean']);

/** Accents away, lower case: what `search_text` holds, and what a search must be turned into. */
export function normalised(expression: string): string {
  return `lower(immutable_unaccent(${expression}))`;
}

/**
 * The searchable text of a record, one line a field. In byte order: nothing sorts by it.
 * Fields that are no columns are left out.
 */
export function searchExpression(resource: Resource): string | undefined {
  return searchedText(searchedFields(resource));
}

/**
 * The block of an id: 65,536 of them in a row. The index of searchable texts is by block first. So a search of one
 * block reads a small part of it (docs/decisions/0049).
 */
export function searchBlock(id: string): string {
  return `(${id} >> 16)`;
}

/** The fields that `search_text` is made of. */
export function searchedFields(resource: Resource): Field[] {
  return resource.list.search
    .map((source) => resource.fields.find((field) => field.source === source))
    .filter(
      (field): field is Field => field !== undefined && isColumn(field) && !UNSEARCHABLE.has(field.kind),
    );
}

/** The same text of some of the fields; `alias` is that of their table in a query. */
export function searchedText(fields: Field[], alias?: string): string | undefined {
  if (fields.length === 0) return undefined;
  const parts = fields.flatMap((field) => textsOf(field, alias));
  return normalised(`(${parts.join(` || E'\\n' || `)}) collate "C"`);
}

/** Of a json object with declared properties, their values: its keys are no words that anybody searches for. */
function textsOf(field: Field, alias?: string): string[] {
  const column = `${alias === undefined ? '' : `${alias}.`}${quote(field.column)}`;
  const parts = valueType(field.schema) === 'object' ? partsOf(field) : undefined;
  if (parts) return parts.map(({ source }) => `coalesce(${column} ->> ${literal(source)}, '')`);
  return [`coalesce(${column}${field.kind === 'text' ? '' : '::text'}, '')`];
}
