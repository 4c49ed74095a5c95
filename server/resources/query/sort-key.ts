import type { Field, Resource } from '../../../domain/schema/model.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import { itemTableName } from '../../db/ddl/tables.ts';

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
