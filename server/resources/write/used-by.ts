import type { Field, Resource } from '../../../domain/schema/model.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import { mentionsOf } from '../../db/ddl/mentions.ts';
import { itemTableName, linkTableName } from '../../db/ddl/tables.ts';
import type { WriteContext } from '../../modules/module.ts';
import { query } from '../statement.ts';

/**
 * The resource of a record that refers to this one: in a field, in an item, in a list, or in json. Null when none does. The
 * record must be locked, so that nobody begins to refer to it before the transaction ends.
 */
export async function usedBy(
  { tx, storeId, ports }: Pick<WriteContext, 'tx' | 'storeId' | 'ports'>,
  resource: Resource,
  id: number,
): Promise<string | null> {
  for (const other of ports.resources)
    for (const { table, column } of pointersOf(other, resource)) {
      const text = `select 1 from ${quote(table)} where store_id = $1 and ${quote(column)} = $2 limit 1`;
      if ((await query(tx.sql, text, [storeId, id])).length > 0) return other.name;
    }
  return null;
}

interface Pointer {
  table: string;
  column: string;
}

function pointersOf(other: Resource, resource: Resource): Pointer[] {
  const named = mentionsOf(other).filter(({ target }) => target === resource.table);
  return [
    ...other.fields.flatMap((field) => pointers(other, field, resource)),
    ...named.map(({ table }) => ({ table: table.name, column: 'target_id' })),
  ];
}

/** Where a field of another resource holds ids of this one. */
function pointers(other: Resource, field: Field, resource: Resource): Pointer[] {
  if (field.kind === 'items')
    return (field.items ?? [])
      .filter(({ kind, ref }) => kind === 'reference' && ref?.resource === resource.name)
      .map(({ column }) => ({ table: itemTableName(field), column }));
  if (field.ref?.resource !== resource.name) return [];
  if (field.kind === 'reference') return [{ table: other.table, column: field.column }];
  return field.kind === 'references'
    ? [{ table: linkTableName(other, field.source), column: 'target_id' }]
    : [];
}
