/** What undoing a bulk change needs to know of one record, and the partial update that undoes it. */
import { sameValue } from '../changes/same-value.ts';
import type { BulkField, Resource } from '../schema/model.ts';
import { writablePart } from '../schema/writable.ts';

type Values = Readonly<Record<string, unknown>>;

/** One value that a bulk change has set: a field's, or a member's of the item with this id. */
export interface ChangedValue {
  source: string;
  item?: number;
  before: unknown;
  after: unknown;
}

export interface RecordUndo {
  id: number;
  values: ChangedValue[];
}

/** What the change did to the record: the named field and members alone, not what the hooks made of them. */
export function recordUndo({ source, along }: BulkField, before: Values, after: Values): RecordUndo {
  const own = { source, before: before[source] ?? null, after: after[source] ?? null };
  const members = along.flatMap((path) => {
    const [list = '', member = ''] = path.split('.');
    const was = byId(before[list]);
    return [...byId(after[list])].map(([item, row]): ChangedValue => ({
      source: path,
      item,
      before: was.get(item)?.[member] ?? null,
      after: row[member] ?? null,
    }));
  });
  return {
    id: Number(after['id']),
    values: [own, ...members].filter((value) => !sameValue(value.before, value.after)),
  };
}

/**
 * The body of the PATCH that takes the change back, or null when the record has changed since. A value that another
 * person set meanwhile is never overwritten; what else they changed, or what was sold, stays. Of a relation the ids that were added go and
 * those that were removed return.
 */
export function undoPatch(
  resource: Resource,
  { values }: RecordUndo,
  record: Values,
): Record<string, unknown> | null {
  const patch: Record<string, unknown> = {};
  const current = writablePart(resource, record);
  for (const { source, item, before, after } of values) {
    if (item !== undefined) {
      const [list = '', member = ''] = source.split('.');
      const rows: unknown = patch[list] ?? current[list] ?? [];
      if (!sameValue(byId(rows).get(item)?.[member], after)) return null;
      patch[list] = withMember(rows, item, member, before);
    } else if (Array.isArray(before) && Array.isArray(after)) {
      patch[source] = withoutAdded(record[source], before, after);
    } else {
      if (!sameValue(record[source], after)) return null;
      patch[source] = before;
    }
  }
  return patch;
}

/** A field of the record, or a member of the item with that id; undefined where there is no such item. */
export function valueIn(record: Values, { source, item }: Pick<ChangedValue, 'source' | 'item'>): unknown {
  if (item === undefined) return record[source];
  const [list = '', member = ''] = source.split('.');
  return byId(record[list]).get(item)?.[member];
}

function withoutAdded(now: unknown, before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const added = new Set(after.filter((id) => !before.includes(id)));
  const removed = before.filter((id) => !after.includes(id));
  const ids: unknown[] = Array.isArray(now) ? now : [];
  return [...new Set([...ids.filter((id) => !added.has(id)), ...removed])];
}

function withMember(rows: unknown, item: number, member: string, value: unknown): unknown[] {
  return Array.isArray(rows)
    ? rows.map((row: Values) => (row['id'] === item ? { ...row, [member]: value } : row))
    : [];
}

function byId(rows: unknown): Map<number, Values> {
  const list: Values[] = Array.isArray(rows) ? rows : [];
  return new Map(list.map((row) => [Number(row['id']), row]));
}
