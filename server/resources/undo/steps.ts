/**
 * What a deletion takes with it, in the order in which it can return. The foreign keys of the schemas say it: items and
 * links go with their record, so do records that refer with `cascade`; references with `set-null` are emptied.
 */
import type { Field, Resource } from '../../../domain/schema/model.ts';
import { desiredTables, itemTableName, linkTableName } from '../../db/ddl/tables.ts';
import type { DesiredTable } from '../../db/ddl/desired.ts';

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
