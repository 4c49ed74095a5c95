/** A bulk change as the partial update of one record. Pure: the write validates and stores it like any other. */
import { sameValue } from '../changes/changes.ts';
import { SHAPES } from '../schema/kinds.ts';
import type { BulkField, Field, Resource } from '../schema/model.ts';
import { writablePart } from '../schema/writable.ts';
import { type BulkChange, changedNumber } from './change.ts';

type Values = Record<string, unknown>;

/** The body of a PATCH, or null when the record has the wanted values already. */
export function bulkPatch(
  resource: Resource,
  { source, along, setsOwn }: BulkField,
  change: BulkChange,
  record: Readonly<Values>,
): Values | null {
  const field = fieldNamed(resource.fields, source);
  const isOwn = setsOwn === true && change.op === 'set';
  const items = isOwn ? [] : along.map((path) => changedItems(resource, path, change, record));
  const rows = items.filter((entry) => entry !== null);
  const merged = mergeItems(rows);
  // Where items carry the value, the record itself may have none of its own.
  const ownCounts = rows.length === 0 || (record[source] ?? null) !== null;
  const own = ownCounts ? { [source]: changedValue(field, change, record[source] ?? null) } : {};
  const patch: Values = { ...own, ...merged };
  const current = writablePart(resource, record);
  const changed = Object.entries(patch).filter(([name, value]) => !sameValue(value, current[name]));
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

/** What a stored record must hold after the change; a rule or a hook may have hidden the field instead. */
export function tookChange(
  { source, along }: BulkField,
  { op, value }: BulkChange,
  patch: Readonly<Values>,
  stored: Readonly<Values>,
): boolean {
  if (Object.hasOwn(patch, source) && !holds(op, value, patch[source], stored[source])) return false;
  return along.every((path) => {
    const [list = '', member = ''] = path.split('.');
    if (!Object.hasOwn(patch, list)) return true;
    const now = new Map(rowsOf(stored[list]).map((row) => [row['id'], row[member]]));
    return rowsOf(patch[list]).every((row) => sameValue(row[member], now.get(row['id'])));
  });
}

function holds(op: BulkChange['op'], value: BulkChange['value'], wanted: unknown, now: unknown): boolean {
  if (op !== 'link' && op !== 'unlink') return sameValue(wanted, now);
  const ids = new Set(Array.isArray(now) ? now : []);
  const asked = Array.isArray(value) ? value : [];
  return asked.every((id) => ids.has(id) === (op === 'link'));
}

function changedItems(
  resource: Resource,
  path: string,
  change: BulkChange,
  record: Readonly<Values>,
): { list: string; member: string; rows: Values[] } | null {
  const [list = '', member = ''] = path.split('.');
  const field = fieldNamed(fieldNamed(resource.fields, list).items ?? [], member);
  const rows = rowsOf(writablePart(resource, record)[list]);
  if (rows.length === 0) return null;
  return {
    list,
    member,
    rows: rows.map((row) => ({ ...row, [member]: changedValue(field, change, row[member] ?? null) })),
  };
}

/** Two members of one list become one list. */
function mergeItems(changes: { list: string; member: string; rows: Values[] }[]): Values {
  const lists = new Map<string, Values[]>();
  for (const { list, member, rows } of changes) {
    const before = lists.get(list);
    lists.set(
      list,
      before === undefined ? rows : before.map((row, at) => ({ ...row, [member]: rows[at]?.[member] })),
    );
  }
  return Object.fromEntries(lists);
}

function changedValue(field: Field, { op, value, round }: BulkChange, before: unknown): unknown {
  switch (op) {
    case 'set':
      return value;
    case 'add':
    case 'percent':
      return typeof value === 'number'
        ? changedNumber(op, value, typeof before === 'number' ? before : null, {
            step: stepOf(field),
            round,
          })
        : before;
    case 'link':
      return [...new Set([...idsOf(before), ...idsOf(value)])];
    case 'unlink': {
      const gone = new Set(idsOf(value));
      return idsOf(before).filter((id) => !gone.has(id));
    }
  }
}

function stepOf({ kind, schema }: Field): number | undefined {
  return schema.multipleOf ?? SHAPES[kind].step;
}

function idsOf(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
}

function rowsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : [];
}

function fieldNamed(fields: readonly Field[], source: string): Field {
  const field = fields.find((candidate) => candidate.source === source);
  if (field === undefined) throw new Error(`No field ${source}; the linter refuses such a schema`);
  return field;
}
