import type { Conflict } from '../../domain/merge/three-way.ts';

type Values = Record<string, unknown>;

/** What became of an edit, or of a look at one. */
export type EditSaved<Saved = Values> =
  /** `others`: paths that another user changed meanwhile, and that are kept. */
  | { saved: Saved; others: string[]; conflicts?: undefined }
  /**
   * Both users changed the same values, so the user has to choose. `merged` holds mine there, `theirs` is the stored
   * record.
   */
  | { conflicts: Conflict[]; merged: Values; theirs: Values; saved?: undefined };
