/** What a person changed of one record in a grid: each value as they saw it, and as they want it. */
import { sameValue } from '../changes/same-value.ts';
import type { Resource } from '../schema/model.ts';
import { undoPatch, valueIn, type ChangedValue, type RecordUndo } from './undo.ts';

/** An undo read the other way: `before` is what the person saw, `after` what they want. */
export type RecordEdit = RecordUndo;

type Values = Readonly<Record<string, unknown>>;

/** The values of an edit that the record does not have yet. */
export function openValues({ values }: RecordEdit, record: Values): ChangedValue[] {
  return values.filter((value) => !holds(value, record));
}

export interface EditPatch {
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
