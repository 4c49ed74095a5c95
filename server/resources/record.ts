import type { Field, Resource } from '../../domain/schema/model.ts';
import { isColumn, isList, isStored } from '../../domain/schema/fields.ts';
import { columnOf as storedAs } from '../db/ddl/column.ts';
import { literal, quote } from '../db/ddl/identifiers.ts';
import { itemTableName, linkTableName } from '../db/ddl/tables.ts';
import { isoText, readExpression, type Reading } from './computed.ts';
import type { Row } from './row.ts';

/** How a record is read: the select list over alias `t`, and the fields that it yields. */
export interface Projection {
  fields: Field[];
  select: string;
  /** Whole statements for one record (`$1` the store, `$2` its id) and for many (`$2` their ids). */
  one: string;
  many: string;
}

/**
 * `answer` is what may leave the server, `detail` the same of one record; `stored` has the secrets too, for validating
 * and comparing, and nothing of answers alone; `new` is `stored` of a row that has no child rows yet.
 */
export type ProjectionName = 'answer' | 'detail' | 'stored' | 'new';

/** A resource's is the same text each time, under which the database keeps one prepared plan. */
export function projectionOf(resource: Resource, name: ProjectionName): Projection {
  const reading = { resource, detail: name === 'detail' };
  const secrets = name === 'stored' || name === 'new';
  const stored = resource.fields.filter((field) => isStored(field) && (secrets || !field.writeOnly));
  const fields = secrets ? stored : [...stored, ...resource.answered];
  const select = fields
    .map(
      (field) =>
        `${name === 'new' && isList(field) ? `'[]'::json` : expression(reading, field, secrets)} as ${quote(field.source)}`,
    )
    .join(', ');
  const rows = `select ${select} from ${quote(resource.table)} t where t.store_id = $1`;
  return { fields, select, one: `${rows} and t.id = $2`, many: `${rows} and t.id = any($2)` };
}

function expression(reading: Reading, field: Field, secrets: boolean): string {
  const { resource } = reading;
  if (field.kind === 'items') return itemsOf(reading, field, secrets);
  if (field.kind === 'references')
    return `(select coalesce(json_agg(l.target_id order by l.position, l.target_id), '[]') from ${quote(linkTableName(resource, field.source))} l where l.store_id = t.store_id and l.parent_id = t.id)`;
  return readExpression(reading, field) ?? columnOf(field, 't');
}

function columnOf(field: Field, alias: 't' | 'i'): string {
  const column = `${alias}.${quote(field.column)}`;
  return storedAs(field).instant ? isoText(column) : column;
}

/** Child rows in their order, in the same statement as their record: a page never costs a query a row. */
function itemsOf(reading: Reading, field: Field, secrets: boolean): string {
  const answered = secrets ? [] : (field.answered ?? []);
  const members = [
    ...itemFields(field, secrets).map((item) => `${literal(item.source)}, ${columnOf(item, 'i')}`),
    ...answered.map((item) => `${literal(item.source)}, ${readExpression(reading, item) ?? 'null'}`),
  ];
  return `(select coalesce(json_agg(json_build_object(${members.join(', ')}) order by i.position, i.id), '[]') from ${quote(itemTableName(field))} i where i.store_id = t.store_id and i.parent_id = t.id)`;
}

/** An item's columns, `id` first. */
export function itemFields(field: Field, secrets: boolean): Field[] {
  return (field.items ?? []).filter((item) => isColumn(item) && (secrets || !item.writeOnly));
}

/** The members of a row that are the record's. What is not set is null, also inside objects of json columns. */
export function decode(fields: Field[], row: Row): Row {
  const record: Row = {};
  for (const field of fields) record[field.source] = whole(field, row[field.source] ?? null);
  return record;
}

/** A column holds what was written; who reads it gets every member that the schema declares. */
function whole({ parts, items }: Field, value: unknown): unknown {
  if (parts !== undefined) return ofEach(value, (object) => decode(parts, object));
  const groups = items?.filter((item) => item.parts !== undefined) ?? [];
  if (groups.length === 0) return value;
  return ofEach(value, (item) => ({ ...item, ...decode(groups, item) }));
}

function ofEach(value: unknown, read: (object: Row) => Row): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => ofEach(one, read));
  return typeof value === 'object' && value !== null ? read({ ...value }) : value;
}
