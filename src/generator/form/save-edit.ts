import { mergeThreeWay } from '../../../domain/merge/three-way.ts';
import type { Conflict } from '../../../domain/merge/three-way.ts';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { failureOf } from '../../ui/form/failure.ts';
import { changes, isValues } from './payload.ts';
import type { Values } from './payload.ts';

export interface EditToSave {
  /** The record that the edit started from, with its version. */
  base: Values;
  /** What the form holds now, as the API takes it. */
  mine: Values;
  fields: readonly FieldDescriptor[];
  /** Those fields of a stored record, as the API takes them. */
  part: (record: Values) => Values;
  /** PATCHes under the version of `before`. */
  update: (patch: Values, before: Values) => Promise<Values>;
}

export type EditSaved =
  | { saved: Values; conflicts?: undefined }
  /** Both changed the same things: a person has to choose. `merged` holds mine there, `theirs` is stored now. */
  | { conflicts: Conflict[]; merged: Values; theirs: Values; saved?: undefined };

/** How often somebody else may save between our attempts before we give up. */
const ATTEMPTS = 4;

/**
 * Saves an edit. When somebody else saved meanwhile, what only they changed is kept and ours is put on top under the
 * new version, without a question; only what both changed differently comes back as conflicts.
 * Rejects with what `update` rejects with.
 */
export async function saveEdit({ base, mine, fields, part, update }: EditToSave): Promise<EditSaved> {
  let before = base;
  let wanted = mine;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { saved: await update(changes(wanted, part(before), fields), before) };
    } catch (error) {
      const { code, current: theirs } = failureOf(error);
      if (code !== 'stale' || !isValues(theirs) || attempt === ATTEMPTS) throw error;
      const { merged, conflicts } = mergeThreeWay(part(before), wanted, part(theirs));
      if (conflicts.length > 0) return { conflicts, merged, theirs };
      wanted = merged;
      before = theirs;
    }
  }
}
