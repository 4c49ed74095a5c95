import type { Field, Resource } from '../../../domain/schema/model.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import { desiredTables, itemTableName, linkTableName, type DesiredTable } from '../../db/ddl/tables.ts';
import type { WriteContext } from '../../context.ts';
import { query } from '../statement.ts';

/**
 * What a deletion takes with it, in the order in which it can return. The foreign keys of the schemas say it: items and
 * links go with their record, so do records that refer with `cascade`; references with `set-null` are emptied.
 */

export interface Step {
  kind: 'record' | 'items' | 'links' | 'reference';
  table: DesiredTable;
  /** Column by which the rows are found: their own id, their parent's, or what they refer to. */
  by: string;
  /** The step whose rows these belong to; the deleted records themselves when left out. */
  of: number | null;
}

/** How many times a cascade may go on to another. */
const DEEPEST = 4;

/** Null where cascades run in a circle or deeper than can be followed: such a deletion is final. */
export function deletionSteps(resources: Resource[], resource: Resource): Step[] | null {
  const tables = new Map(desiredTables(resources).map((table) => [table.name, table]));
  const steps: Step[] = [];
  let final = false;
  const add = (step: Omit<Step, 'table'> & { table: string }): number => {
    const table = tables.get(step.table);
    if (table === undefined) throw new Error(`No table ${step.table}`);
    return steps.push({ ...step, table }) - 1;
  };
  const records = (target: Resource, of: number | null, by: string, depth: number): void => {
    const at = add({ kind: 'record', table: target.table, by, of });
    for (const field of target.fields) {
      if (field.kind === 'items')
        add({ kind: 'items', table: itemTableName(field), by: 'parent_id', of: at });
      if (field.kind === 'references')
        add({ kind: 'links', table: linkTableName(target, field.source), by: 'parent_id', of: at });
    }
    for (const other of resources)
      for (const field of other.fields) incoming(target, other, field, at, depth);
  };
  const incoming = (target: Resource, other: Resource, field: Field, of: number, depth: number): void => {
    const items = field.kind === 'items' ? (field.items ?? []) : [];
    for (const member of items.filter((item) => refersTo(item, target)))
      add({
        kind: member.ref?.onDelete === 'cascade' ? 'items' : 'reference',
        table: itemTableName(field),
        by: member.column,
        of,
      });
    if (field.ref?.resource !== target.name) return;
    if (field.kind === 'references')
      add({ kind: 'links', table: linkTableName(other, field.source), by: 'target_id', of });
    if (field.kind !== 'reference') return;
    if (field.ref.onDelete === 'set-null')
      add({ kind: 'reference', table: other.table, by: field.column, of });
    if (field.ref.onDelete !== 'cascade') return;
    if (depth === DEEPEST) final = true;
    else records(other, of, field.column, depth + 1);
  };
  records(resource, null, 'id', 1);
  return final ? null : steps;
}

function refersTo({ kind, ref }: Field, target: Resource): boolean {
  return (
    kind === 'reference' &&
    ref?.resource === target.name &&
    ref.onDelete !== undefined &&
    ref.onDelete !== 'restrict'
  );
}

/** The table of the records that items belong to; undefined for records themselves. */
export function parentTable({ columns, references }: DesiredTable): string | undefined {
  // A record may have a field of that name too; only records have a version.
  if (columns.some(({ name }) => name === 'version')) return undefined;
  return references.find(({ column }) => column === 'parent_id')?.table;
}

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
