import type { Field, Resource } from '../../../domain/schema/model.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import { invalid } from '../../errors.ts';
import type { WriteContext } from '../../context.ts';
import type { Row } from '../row.ts';
import { query } from '../statement.ts';

/** The references of a record to one of its own kind, such as the parent of a category: what they make is a tree. */
export function treeFields(resource: Resource, fields: readonly Field[] = resource.fields): Field[] {
  return fields.filter(({ kind, ref }) => kind === 'reference' && ref?.resource === resource.name);
}

/**
 * Throws `invalid` with `{key: 'own_ancestor'}` where a changed reference would make the record its own ancestor. Two such
 * changes of a store wait for each other, because each alone could be right.
 * @param changed the fields that change
 */
export async function refuseCircles(
  write: WriteContext,
  resource: Resource,
  record: Row,
  changed: readonly Field[],
): Promise<void> {
  for (const { source, column } of treeFields(resource, changed)) {
    const parent = record[source];
    if (typeof parent !== 'number') continue;
    const [table, own] = [quote(resource.table), quote(column)];
    await query(write.tx.sql, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `tree ${write.storeId} ${resource.table}.${column}`,
    ]);
    const found = await query(
      write.tx.sql,
      `with recursive above as (
  select id, ${own} as parent from ${table} where store_id = $1 and id = $2
  union
  select t.id, t.${own} from ${table} t join above on t.id = above.parent where t.store_id = $1
) select id from above where id = $3`,
      [write.storeId, parent, Number(record['id'])],
    );
    if (found.length > 0) throw invalid({ [source]: { key: 'own_ancestor' } });
  }
}
