import { quote } from '../../db/ddl/identifiers.ts';
import type { WriteContext } from '../../modules/module.ts';
import { query } from '../statement.ts';
import { parentTable, type Step } from './steps.ts';

/**
 * Puts the rows back that went with deleted records, under their own ids. A link whose other end is gone stays away.
 * A reference that something else fills by now stays as it is. What is left violates a constraint, which the caller
 * words: a unique value that is taken, or a required reference to what is gone.
 */
export async function restoreRows(
  write: WriteContext,
  steps: readonly Step[],
  undoId: number,
  rootIds: readonly number[],
): Promise<void> {
  for (const [at, step] of steps.entries())
    await query(write.tx.sql, restoreText(step), [write.storeId, undoId, at, rootIds]);
}

const KEPT =
  'from undo_rows u where u.store_id = $1 and u.undo_id = $2 and u.step = $3 and u.root_id = any($4::bigint[])';

function restoreText(step: Step): string {
  return step.kind === 'reference' ? refillText(step) : insertText(step);
}

function insertText({ kind, table }: Step): string {
  const name = quote(table.name);
  const columns = table.columns.map((column) => quote(column.name));
  const values = table.columns.map(({ name: column }) => valueOf(table, column, kind));
  // Of a record its references are required or emptied; a link or an item is nothing without both of its ends.
  const ends =
    kind === 'record'
      ? []
      : table.references
          .filter(({ column, onDelete }) => column === 'parent_id' || onDelete === 'cascade')
          .map(({ column, table: target }) => exists(target, column));
  const where = ends.length === 0 ? '' : `where ${ends.join(' and ')}`;
  const key = table.primaryKey.map(quote).join(', ');
  return `insert into ${name} (${columns.join(', ')}) select ${values.join(', ')} from (select r.* from (select u.row ${KEPT} order by u.id) k cross join lateral jsonb_populate_record(null::${name}, k.row) r) r ${where} on conflict (${key}) do nothing`;
}

function valueOf({ references }: Step['table'], column: string, kind: Step['kind']): string {
  const value = `r.${quote(column)}`;
  // A form that was opened before the deletion must not overwrite what has returned.
  if (column === 'version' && kind === 'record') return `${value} + 1`;
  const reference = references.find((candidate) => candidate.column === column);
  if (reference?.onDelete !== 'set-null') return value;
  return `case when ${exists(reference.table, column)} then ${value} end`;
}

function exists(table: string, column: string): string {
  return `exists (select from ${quote(table)} x where x.store_id = r.store_id and x.id = r.${quote(column)})`;
}

/** Where the item's record has changed since, its stock or total may count without the reference: it stays empty. */
function refillText({ table, by }: Step): string {
  const parent = parentTable(table);
  const unchanged =
    parent === undefined
      ? ''
      : ` and exists (select from ${quote(parent)} p where p.store_id = t.store_id and p.id = t.parent_id and p.version = (k.row->>'version')::integer)`;
  return `update ${quote(table.name)} t set ${quote(by)} = (k.row->>'value')::bigint from (select u.row ${KEPT}) k where t.store_id = $1 and t.id = (k.row->>'id')::bigint and t.${quote(by)} is null${unchanged}`;
}
