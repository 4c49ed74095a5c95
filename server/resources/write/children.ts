import { isList } from '../../../domain/schema/fields.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import { itemTableName, linkTableName } from '../../db/ddl/tables.ts';
import { invalid, type FieldErrors } from '../../errors.ts';
import type { WriteContext } from '../../context.ts';
import type { Row } from '../row.ts';
import { query, type Statement } from '../statement.ts';
import { rowsOf, storedFields } from './encode.ts';

/** Makes the link table of one `references` field hold exactly these ids, in this order. The statements are sent together. */
async function writeLinks(
  write: WriteContext,
  resource: Resource,
  field: Field,
  parentId: number,
  ids: number[],
): Promise<void> {
  const table = quote(linkTableName(resource, field.source));
  const parameters = [write.storeId, parentId, ids];
  await Promise.all([
    query(
      write.tx.sql,
      `delete from ${table} where store_id = $1 and parent_id = $2 and target_id <> all($3)`,
      parameters,
    ),
    ids.length === 0
      ? []
      : query(
          write.tx.sql,
          `insert into ${table} (store_id, parent_id, target_id, position)
           select $1, $2, u.id, u.position - 1 from unnest($3::bigint[]) with ordinality u (id, position)
           on conflict (store_id, parent_id, target_id) do update set position = excluded.position`,
          parameters,
        ),
  ]);
}

/** The links of the one new record in the CTE `record`, as a part of the statement that writes it. */
export function linksOf(statement: Statement, resource: Resource, field: Field, ids: number[]): string {
  const table = quote(linkTableName(resource, field.source));
  return `insert into ${table} (store_id, parent_id, target_id, position)
    select record.store_id, record.id, u.id, u.position - 1 from record, unnest(${statement.bind(ids)}::bigint[]) with ordinality u (id, position)`;
}

/** Writes child and link tables of the given fields. `before` is null for a new record. */
export async function writeChildren(
  write: WriteContext,
  resource: Resource,
  fields: Field[],
  id: number,
  record: Row,
  before: Row | null,
): Promise<void> {
  await Promise.all(
    fields.map((field) => {
      if (field.kind === 'items')
        return writeItems(write, field, id, rowsOf(record[field.source]), rowsOf(before?.[field.source]));
      if (field.kind === 'references')
        return writeLinks(write, resource, field, id, linkedIds(record, field));
      return undefined;
    }),
  );
}

/** Fields that live in tables of their own. */
export function childFields(fields: Field[]): Field[] {
  return fields.filter(isList);
}

/** Whether a new record has any child row at all. */
export function hasChildren(record: Row, field: Field): boolean {
  const value = record[field.source];
  return Array.isArray(value) && value.length > 0;
}

/** The ids that a record's `references` field holds, each once, in their order. */
export function linkedIds(record: Row, field: Field): number[] {
  const value = record[field.source];
  return Array.isArray(value) ? [...new Set(value.filter((id) => typeof id === 'number'))] : [];
}

/**
 * Makes the child rows of one `items` field equal to `next`, by id. It updates known ids, inserts items without an id
 * and deletes the others. So an item keeps its identity when it moves or changes. The statements are sent together.
 * Throws `invalid` when an item carries an id that is not one of this record's items.
 */
async function writeItems(
  write: WriteContext,
  field: Field,
  parentId: number,
  next: Row[],
  before: Row[],
): Promise<void> {
  const known = new Set(before.map(({ id }) => id));
  refuseForeign(field, next, known);
  const placed = next.map((item, position) => withDefaults(field, { ...item, position }));
  const kept = placed.filter(({ id }) => known.has(id));
  const added = placed.filter(({ id }) => !known.has(id));
  const gone = [...known].filter((id) => !kept.some((item) => item['id'] === id)).map(Number);
  const { sql } = write.tx;
  const text = textsOf(field);
  const scope = [write.storeId, parentId];
  await Promise.all([
    // Deletes first: a value that must be unique may move from a deleted item to another.
    gone.length > 0 ? query(sql, text.remove, [...scope, gone]) : [],
    kept.length > 0 ? query(sql, text.update, [...scope, columnsJson(field, kept)]) : [],
    added.length > 0 ? query(sql, text.insert, [...scope, columnsJson(field, added)]) : [],
  ]);
}

/** An item's id is the server's to give; one that is not of this record is refused at its place. */
function refuseForeign(field: Field, next: Row[], known: ReadonlySet<unknown>): void {
  const seen = new Set<unknown>();
  const errors: FieldErrors = {};
  next.forEach((item, at) => {
    const id = item['id'] ?? null;
    if (id !== null && (!known.has(id) || seen.has(id)))
      errors[`${field.source}.${at}.id`] = { key: 'reference' };
    seen.add(id);
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Rows travel as one JSON parameter and get their types from the table: a stable text for any number of items. */
function textsOf(field: Field): { insert: string; update: string; remove: string } {
  const table = quote(itemTableName(field));
  const columns = storedFields(field.items ?? []).map(({ column }) => quote(column));
  const rows = `json_populate_recordset(null::${table}, $3::json) n`;
  const list = ['position', ...columns];
  return {
    insert: `insert into ${table} (store_id, parent_id, ${list.join(', ')}) select $1, $2, ${list.map((name) => `n.${name}`).join(', ')} from ${rows} order by n.position`,
    update: `update ${table} i set ${list.map((name) => `${name} = n.${name}`).join(', ')} from ${rows} where i.store_id = $1 and i.parent_id = $2 and i.id = n.id`,
    remove: `delete from ${table} where store_id = $1 and parent_id = $2 and id = any($3)`,
  };
}

function withDefaults(field: Field, item: Row): Row {
  const defaults = storedFields(field.items ?? []).filter(
    ({ source, default: value }) => item[source] === undefined && value !== undefined,
  );
  return { ...item, ...Object.fromEntries(defaults.map(({ source, default: value }) => [source, value])) };
}

function columnsJson(field: Field, items: Row[]): string {
  const fields = storedFields(field.items ?? []);
  return JSON.stringify(
    items.map((item) => ({
      id: item['id'] ?? null,
      position: item['position'],
      ...Object.fromEntries(fields.map(({ source, column }) => [column, item[source] ?? null])),
    })),
  );
}
