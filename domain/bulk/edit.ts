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

/**
 * The body of the PATCH that makes these values, or the ones that somebody changed after the person saw them. Of a
 * relation the ids that the person added come and those that they removed go, whatever others did.
 */
export function editPatch(
  resource: Resource,
  { id, values }: RecordEdit,
  record: Values,
): { patch: Record<string, unknown> } | { moved: ChangedValue[] } {
  const moved = values.filter(
    ({ before, ...value }) => !Array.isArray(before) && !sameValue(valueIn(record, value), before),
  );
  if (moved.length > 0) return { moved };
  const reversed = values.map((value) => ({ ...value, before: value.after, after: value.before }));
  return { patch: undoPatch(resource, { id, values: reversed }, record) ?? {} };
}

function holds({ before, after, ...value }: ChangedValue, record: Values): boolean {
  const now = valueIn(record, value);
  if (!Array.isArray(before) || !Array.isArray(after)) return sameValue(now, after);
  const ids: unknown[] = Array.isArray(now) ? now : [];
  const added = after.filter((one) => !before.includes(one));
  const removed = before.filter((one) => !after.includes(one));
  return added.every((one) => ids.includes(one)) && !removed.some((one) => ids.includes(one));
}
