import type { Field, Resource } from '../../../domain/schema/model.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import { linkTableName } from '../../db/ddl/tables.ts';
import type { WriteContext } from '../../modules/module.ts';
import { query, type Statement } from '../statement.ts';

/** Makes the link table of one `references` field hold exactly these ids, in this order. The statements are sent together. */
export async function writeLinks(
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
