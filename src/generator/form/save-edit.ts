import { isObject } from '../../../domain/json/is-object.ts';
import { changedPaths } from '../../../domain/changes/changed-paths.ts';
import { mergeThreeWay } from '../../../domain/merge/three-way.ts';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { failureOf } from '../../ui/form/failure.ts';
import type { EditSaved } from '../manifest/edit-saved.ts';
import { changes } from './payload.ts';
import type { Values } from './payload.ts';

export interface EditToSave<Saved> {
  /** The record at the start of the edit, with its version. */
  base: Values;
  /** The current values of the form, as the API takes them. */
  mine: Values;
  fields: readonly FieldDescriptor[];
  /** The same fields of a stored record, as the API takes them. */
  part: (record: Values) => Values;
  /** Sends a PATCH under the version of `before`; `wanted` is the record after it, as the API takes it. */
  update: (patch: Values, before: Values, wanted: Values) => Promise<Saved>;
}

/** Number of attempts while other users keep saving in between. */
const ATTEMPTS = 4;

/**
 * Saves an edit. When another user saved meanwhile, their changes are kept and ours are merged on top, without a
 * question. Only different changes of the same value return as conflicts. Rejects with what `update` rejects with.
 */
export async function saveEdit<Saved extends object>({
  base,
  mine,
  fields,
  part,
  update,
}: EditToSave<Saved>): Promise<EditSaved<Saved>> {
  let before = base;
  let wanted = mine;
  const others = new Set<string>();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return {
        saved: await update(changes(wanted, part(before), fields), before, wanted),
        others: [...others],
      };
    } catch (error) {
      const { code, current: theirs } = failureOf(error);
      if (code !== 'stale' || !isObject(theirs) || attempt === ATTEMPTS) throw error;
      const { merged, conflicts } = mergeThreeWay(part(before), wanted, part(theirs));
      if (conflicts.length > 0) return { conflicts, merged, theirs };
      for (const path of changedPaths(part(before), part(theirs))) others.add(path);
      wanted = merged;
      before = theirs;
    }
  }
}
