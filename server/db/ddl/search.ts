import type { Field, Resource } from '../../../domain/schema/model.ts';
import { valueType } from '../../../domain/kinds/kind.ts';
import { isColumn, partsOf, searchedParts } from '../../../domain/schema/fields.ts';
import { COLUMNS, SHAPES } from '../../../domain/schema/kinds.ts';
import type { DesiredColumn } from './column.ts';
import { literal, quote } from './identifiers.ts';

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
 * block reads a small part of it (docs/lists.md).
 */
export function searchBlock(id: string): string {
  return `(${id} >> 16)`;
}

/** The index of searchable texts, after the table's name. */
export const searchIndex = `using gin (${searchBlock('id')}, search_text gin_trgm_ops)`;

/** The fields that `search_text` is made of. */
export function searchedFields(resource: Resource): Field[] {
  return resource.list.search
    .map((source) => resource.fields.find((field) => field.source === source))
    .filter((field): field is Field => field !== undefined && isSearchable(field));
}

function isSearchable(field: Field): boolean {
  if (field.kind === 'items') return searchedParts(field).length > 0;
  return isColumn(field) && SHAPES[field.kind].searched !== undefined;
}

/**
 * The items of a record whose texts stand in its own row too, each with that column: a generated column reads no other
 * table, and one index then finds the words of a record and of its items together.
 */
export function itemTexts(resource: Resource): { field: Field; column: DesiredColumn }[] {
  return searchedFields(resource)
    .filter(({ kind }) => kind === 'items')
    .map((field) => ({
      field,
      column: { name: itemTextColumn(field), type: 'text', notNull: true, default: "''::text" },
    }));
}

/** What that column holds of a record's items. */
export function itemText(field: Field, items: readonly Readonly<Record<string, unknown>>[]): string {
  return items
    .flatMap((item) => searchedParts(field).map(({ source }) => item[source]))
    .filter((text) => typeof text === 'string' && text !== '')
    .join('\n');
}

/** The same in SQL, of the record over alias `t`; `table` is that of the items. */
export function itemTextExpression(field: Field, table: string): string {
  const texts = searchedParts(field).map(({ column }) => `nullif(i.${quote(column)}, '')`);
  const order = 'order by i.position, i.id';
  return `coalesce((select string_agg(concat_ws(E'\\n', ${texts.join(', ')}), E'\\n' ${order}) from ${quote(table)} i where i.store_id = t.store_id and i.parent_id = t.id), '')`;
}

function itemTextColumn({ column }: Field): string {
  return `${column}_text`;
}

/** The same text of some of the fields; `alias` is that of their table in a query. */
export function searchedText(fields: Field[], alias?: string): string | undefined {
  if (fields.length === 0) return undefined;
  const parts = fields.flatMap((field) => textsOf(field, alias));
  return normalised(`(${parts.join(` || E'\\n' || `)}) collate "C"`);
}

/** Of a json object with declared properties, their values: its keys are no words that anybody searches for. */
function textsOf(field: Field, alias?: string): string[] {
  const name = field.kind === 'items' ? itemTextColumn(field) : field.column;
  const column = `${alias === undefined ? '' : `${alias}.`}${quote(name)}`;
  if (field.kind === 'items') return [column];
  const parts = valueType(field.schema) === 'object' ? partsOf(field) : undefined;
  if (parts) return parts.map(({ source }) => `coalesce(${column} ->> ${literal(source)}, '')`);
  return [`coalesce(${column}${COLUMNS[field.kind]?.collation === undefined ? '::text' : ''}, '')`];
}
