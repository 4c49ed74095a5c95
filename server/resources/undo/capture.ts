import { quote } from '../../db/ddl/identifiers.ts';
import type { WriteContext } from '../../modules/module.ts';
import { query } from '../statement.ts';
import { parentTable, type Step } from './steps.ts';

/** Rows beyond this are not kept: such a deletion is final. */
const MOST_ROWS = 20_000;

/**
 * Keeps what the deletion of these locked records will take with it. To be called before it, in its transaction.
 * @returns false when it is too much to keep
 */
export async function captureDeletion(
  write: WriteContext,
  steps: readonly Step[],
  undoId: number,
  ids: readonly number[],
): Promise<boolean> {
  const parameters = [write.storeId, undoId];
  for (const [at, step] of steps.entries())
    await query(write.tx.sql, captureText(step, at), step.of === null ? [...parameters, ids] : parameters);
  const count = 'select count(*)::integer as n from undo_rows where store_id = $1 and undo_id = $2';
  const [rows] = await query<{ n: number }>(write.tx.sql, count, parameters);
  return (rows?.n ?? 0) <= MOST_ROWS;
}

function captureText(step: Step, at: number): string {
  const name = quote(step.table.name);
  const by = `t.${quote(step.by)}`;
  const found =
    step.of === null
      ? `select t.id as root_id, ${rowOf(step)} as row from ${name} t where t.store_id = $1 and t.id = any($3::bigint[])`
      : `select p.root_id, ${rowOf(step)} as row from undo_rows p join ${name} t on t.store_id = $1 and ${by} = (p.row->>'id')::bigint where p.store_id = $1 and p.undo_id = $2 and p.step = ${step.of}`;
  return `insert into undo_rows (store_id, undo_id, step, root_id, row) select $1, $2, ${at}, f.root_id, f.row from (${found}) f`;
}

/**
 * The whole row. Of an emptied reference: which row, and what it referred to; of one in an item also the version that
 * the item's record had.
 */
function rowOf({ kind, table, by }: Step): string {
  if (kind !== 'reference') return `to_jsonb(t)`;
  const parent = parentTable(table);
  const version =
    parent === undefined
      ? 'null'
      : `(select r.version from ${quote(parent)} r where r.store_id = t.store_id and r.id = t.parent_id)`;
  return `jsonb_build_object('id', t.id, 'value', t.${quote(by)}, 'version', ${version})`;
}
