import { PARSERS } from '../../../domain/schema/kinds.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import { columnOf, typeOf } from '../../db/ddl/column.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import { itemTableName } from '../../db/ddl/tables.ts';
import { fromBase64Url, toBase64Url } from '../../encoding.ts';
import { parameterError } from '../../http/query.ts';
import { isStorableText } from '../../http/text.ts';
import type { Row } from '../row.ts';
import type { Statement } from '../statement.ts';

/**
 * What a list is sorted by, over alias `t`: the column, or what the list shows instead of it. A number that adds up
 * items (`x-ui.adds`) is sorted by their sum where there are any, an amount (`x-ui.lowest`) by the lowest of theirs.
 */
export function sortKey(resource: Resource, field: Field): string {
  if (field.lowest !== undefined) return lowestKey(resource, field);
  const column = `t.${quote(field.column)}`;
  const added = memberOf(resource, field.adds?.source);
  if (added === undefined) return column;
  return `coalesce(${column}, ${ofItems(added.list, `sum(i.${quote(added.member.column)})::bigint`)})`;
}

/** The amount that a list shows: the lowest of the items, else the record's own, each less what stands for it. */
function lowestKey(resource: Resource, field: Field): string {
  const lower = resource.fields.find(({ replaces }) => replaces === field.source);
  const own = least('t', field, lower);
  const items = memberOf(resource, field.lowest?.source);
  if (items === undefined) return own;
  const ofEach = least('i', items.member, memberOf(resource, field.lowest?.lower)?.member);
  return `coalesce(${ofItems(items.list, `min(${ofEach})`)}, ${own})`;
}

/** `least` passes over what is null. */
function least(alias: 't' | 'i', ...fields: (Field | undefined)[]): string {
  const columns = fields.flatMap((field) => (field === undefined ? [] : [`${alias}.${quote(field.column)}`]));
  return columns.length === 1 ? columns.join('') : `least(${columns.join(', ')})`;
}

function memberOf({ fields }: Resource, path = ''): { list: Field; member: Field } | undefined {
  const [source = '', name = ''] = path.split('.');
  const list = fields.find((field) => field.source === source);
  const member = list?.items?.find((item) => item.source === name);
  return list === undefined || member === undefined ? undefined : { list, member };
}

function ofItems(list: Field, value: string): string {
  return `(select ${value} from ${quote(itemTableName(list))} i where i.store_id = t.store_id and i.parent_id = t.id)`;
}

/** Where a page begins that follows a row instead of counting rows: what is read next neither skips nor repeats any. */

/** The last row of a page, as its list sorted it. */
export interface After {
  /** Whether it was the record that the search named by its number; that one comes first. */
  first: boolean;
  /** What the row was sorted by, as `keyText` writes it. */
  key: string | null;
  id: number;
}

/** The key of a row as text. Instants have all of their microseconds: two rows of one millisecond differ. */
export function keyText(field: Field, key: string): string {
  return columnOf(field).instant
    ? `to_char(${key} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : `(${key})::text`;
}

/** The cursor of a row that was read with `_first`, `_key` and `id`. */
export function cursorOf(row: Row): string {
  const parts = [row['_first'] === true ? 1 : 0, row['_key'] ?? null, Number(row['id'])];
  return toBase64Url(new TextEncoder().encode(JSON.stringify(parts)));
}

/** @throws `invalid_parameter` for a text that is no cursor of a list sorted by this field */
export function readAfter(field: Field, text: string): After {
  const [first, key, id] = partsOf(text);
  const known =
    key === null ||
    (typeof key === 'string' && isStorableText(key) && PARSERS[field.kind]?.(key, field) != null);
  if ((first !== 0 && first !== 1) || !known || typeof id !== 'number' || !Number.isSafeInteger(id))
    throw parameterError('invalid_parameter', 'after', { key: 'type' });
  return { first: first === 1, key, id };
}

function partsOf(text: string): unknown[] {
  try {
    const bytes = fromBase64Url(text);
    const parts: unknown = bytes && JSON.parse(new TextDecoder().decode(bytes));
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

/**
 * The condition that a row stands after another. Nulls are where PostgreSQL sorts them: last, and first of a descending
 * list.
 * @param key what the list is sorted by, over the row's alias
 * @param id the row's id
 */
export function standsAfter(
  { field, descending }: { field: Field; descending: boolean },
  { key: value, id: last }: After,
  { key, id }: { key: string; id: string },
  statement: Statement,
): string {
  const further = descending ? '<' : '>';
  const own = `${statement.bind(last)}::bigint`;
  const beyond = `${id} ${further} ${own}`;
  if (field.source === 'id') return beyond;
  if (value === null)
    return descending
      ? `((${key} is null and ${beyond}) or ${key} is not null)`
      : `(${key} is null and ${beyond})`;
  const typed = `${statement.bind(value)}::text::${typeOf(field)}`;
  const pair = `(${key}, ${id}) ${further} (${typed}, ${own})`;
  const never = field.required || field.system;
  return descending || never ? pair : `(${pair} or ${key} is null)`;
}
