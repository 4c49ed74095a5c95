import type { Field, Resource } from '../../domain/schema/model.ts';
import { isColumn } from '../db/ddl/column.ts';
import { literal, quote } from '../db/ddl/identifiers.ts';
import { itemTableName, linkTableName } from '../db/ddl/tables.ts';
import type { Row } from '../modules/module.ts';

/** How a record is read: the select list over alias `t`, and the fields that it yields. */
export interface Projection {
  fields: Field[];
  select: string;
}

/** `answer` is what may leave the server; `stored` has the secrets too, for validating and comparing. */
export type ProjectionName = 'answer' | 'stored';

const projections = new WeakMap<Resource, Partial<Record<ProjectionName, Projection>>>();

/** Made once for each resource, so that every statement about it has a stable text. */
export function projectionOf(resource: Resource, name: ProjectionName): Projection {
  const known = projections.get(resource) ?? {};
  projections.set(resource, known);
  return (known[name] ??= project(resource, name === 'stored'));
}

function project(resource: Resource, secrets: boolean): Projection {
  const fields = resource.fields.filter(
    ({ kind, writeOnly }) => kind !== 'collection' && (secrets || !writeOnly),
  );
  const select = fields
    .map((field) => `${expression(resource, field, secrets)} as ${quote(field.source)}`)
    .join(', ');
  return { fields, select };
}

function expression(resource: Resource, field: Field, secrets: boolean): string {
  if (field.kind === 'items') return itemsOf(field, secrets);
  if (field.kind === 'references')
    return `(select coalesce(json_agg(l.target_id order by l.position, l.target_id), '[]') from ${quote(linkTableName(resource, field.source))} l where l.store_id = t.store_id and l.parent_id = t.id)`;
  return `t.${quote(field.column)}`;
}

/** Child rows in their order, in the same statement as their record: a page never costs a query a row. */
function itemsOf(field: Field, secrets: boolean): string {
  const members = itemFields(field, secrets).map(
    (item) => `${literal(item.source)}, i.${quote(item.column)}`,
  );
  return `(select coalesce(json_agg(json_build_object(${members.join(', ')}) order by i.position, i.id), '[]') from ${quote(itemTableName(field))} i where i.store_id = t.store_id and i.parent_id = t.id)`;
}

/** An item's columns, `id` first. */
export function itemFields(field: Field, secrets: boolean): Field[] {
  return (field.items ?? []).filter((item) => isColumn(item) && (secrets || !item.writeOnly));
}

/** A row as the API speaks it: timestamps as ISO UTC text, null for what is not set. */
export function decode(fields: Field[], row: Row): Row {
  const record: Row = {};
  for (const field of fields) record[field.source] = decodeValue(field, row[field.source]);
  return record;
}

function decodeValue(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (field.kind === 'datetime')
    return (value instanceof Date ? value : new Date(String(value))).toISOString();
  if (field.kind === 'items' && Array.isArray(value)) {
    const moments = (field.items ?? []).filter(({ kind }) => kind === 'datetime');
    return moments.length === 0 ? value : value.map((item: Row) => ({ ...item, ...decode(moments, item) }));
  }
  return value;
}
