import { sameValue } from '../changes/changes.ts';
import type { BulkField, Resource } from '../schema/model.ts';
import { writablePart } from '../schema/writable.ts';

/** What undoing a bulk change needs to know of one record, and the partial update that undoes it. */

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

/** What a person changed of one record in a grid: each value as they saw it, and as they want it. */

/** An undo read the other way: `before` is what the person saw, `after` what they want. */
export type RecordEdit = RecordUndo;

/** The values of an edit that the record does not have yet. */
export function openValues({ values }: RecordEdit, record: Values): ChangedValue[] {
  return values.filter((value) => !holds(value, record));
}

interface EditPatch {
  /** The body of the PATCH. */
  patch: Record<string, unknown>;
  /** What the person named of it: of the items, which it holds whole, the members that they changed. */
  asked: Record<string, unknown>;
}

/**
 * The PATCH that makes these values, or the ones that somebody changed after the person saw them. Of a relation the ids
 * that the person added come and those that they removed go, whatever others did.
 */
export function editPatch(
  resource: Resource,
  { id, values }: RecordEdit,
  record: Values,
): EditPatch | { moved: ChangedValue[] } {
  const moved = values.filter(
    ({ before, ...value }) => !Array.isArray(before) && !sameValue(valueIn(record, value), before),
  );
  if (moved.length > 0) return { moved };
  const reversed = values.map((value) => ({ ...value, before: value.after, after: value.before }));
  const patch = undoPatch(resource, { id, values: reversed }, record) ?? {};
  const asked = Object.entries(patch).map(([source, value]) => [source, namedIn(source, value, values)]);
  return { patch, asked: Object.fromEntries(asked) };
}

/** The value, or the items in their order with the members that were changed alone. */
function namedIn(source: string, value: unknown, values: readonly ChangedValue[]): unknown {
  const members = values.filter((each) => each.item !== undefined && each.source.startsWith(`${source}.`));
  if (members.length === 0 || !Array.isArray(value)) return value;
  return value.map((row: Values) =>
    Object.fromEntries(
      members
        .filter(({ item }) => item === row['id'])
        .map((each) => [each.source.slice(source.length + 1), each.after]),
    ),
  );
}

function holds({ before, after, ...value }: ChangedValue, record: Values): boolean {
  const now = valueIn(record, value);
  if (!Array.isArray(before) || !Array.isArray(after)) return sameValue(now, after);
  const ids: unknown[] = Array.isArray(now) ? now : [];
  const added = after.filter((one) => !before.includes(one));
  const removed = before.filter((one) => !after.includes(one));
  return added.every((one) => ids.includes(one)) && !removed.some((one) => ids.includes(one));
}
