import type { Resource } from '../../../domain/schema/model.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import { mentionsOf } from '../../db/ddl/mentions.ts';
import type { WriteContext } from '../../modules/module.ts';
import { query } from '../statement.ts';
import { pointersOf } from './pointers.ts';

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
    for (const { table, column } of [...pointersOf(other, resource), ...named(other, resource)]) {
      const text = `select 1 from ${quote(table)} where store_id = $1 and ${quote(column)} = $2 limit 1`;
      if ((await query(tx.sql, text, [storeId, id])).length > 0) return other.name;
    }
  return null;
}

/** Ids in json, of which each has a row of its own. */
function named(other: Resource, resource: Resource): { table: string; column: string }[] {
  return mentionsOf(other)
    .filter(({ target }) => target === resource.table)
    .map(({ table }) => ({ table: table.name, column: 'target_id' }));
}
