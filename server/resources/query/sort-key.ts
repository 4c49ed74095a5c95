import type { Field, Resource } from '../../../domain/schema/model.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import { itemTableName } from '../../db/ddl/tables.ts';

/**
 * What a list is sorted by, over alias `t`: the column, or what the list shows instead of it. A number that adds up
 * items (`x-ui.adds`) is sorted by their sum where there are any.
 */
export function sortKey({ fields }: Resource, field: Field): string {
  const column = `t.${quote(field.column)}`;
  const [list = '', member = ''] = field.adds?.source.split('.') ?? [];
  const items = fields.find(({ source }) => source === list);
  const added = items?.items?.find(({ source }) => source === member);
  if (items === undefined || added === undefined) return column;
  return `coalesce(${column}, (select sum(i.${quote(added.column)})::bigint from ${quote(itemTableName(items))} i where i.store_id = t.store_id and i.parent_id = t.id))`;
}
