import type { Resource } from '../../../domain/schema/model.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import type { WriteContext } from '../../modules/module.ts';
import type { Row } from '../row.ts';
import { query } from '../statement.ts';

const KEPT = 'select row from undo_rows where store_id = $1 and undo_id = $2 and step = 0 and root_id = $3';

/** A record that is deleted, as far as its own row has it: columns, by the names of their fields. */
export async function keptRecord(
  write: WriteContext,
  resource: Resource,
  undoId: number,
  id: number,
): Promise<Row | undefined> {
  const [found] = await query<{ row: Row }>(write.tx.sql, KEPT, [write.storeId, undoId, id]);
  if (found === undefined) return undefined;
  return Object.fromEntries(resource.fields.map(({ source, column }) => [source, found.row[column]]));
}

const REPLACE = `update undo_rows set row = jsonb_set(row, array[$4::text], to_jsonb($5::text))
where store_id = $1 and undo_id = $2 and step = 0 and root_id = $3`;

/** Chooses a value anew that the server chose and another record has by now, such as a product's address. */
export async function replaceTakenValue(
  write: WriteContext,
  resource: Resource,
  undoId: number,
  id: number,
): Promise<void> {
  const free = write.ports.state.hooks.of(resource.name).find((hook) => hook.free !== undefined)?.free;
  const field = resource.fields.find(({ source }) => source === free?.source);
  const record = await keptRecord(write, resource, undoId, id);
  if (free === undefined || field === undefined || record === undefined) return;
  const taken = `select from ${quote(resource.table)} where store_id = $1 and ${quote(field.column)} = $2`;
  const value = record[field.source];
  if (typeof value !== 'string') return;
  if ((await query(write.tx.sql, taken, [write.storeId, value])).length === 0) return;
  const next = await free.find(write, record);
  await query(write.tx.sql, REPLACE, [write.storeId, undoId, id, field.column, next]);
}
