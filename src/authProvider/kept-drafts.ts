/** Keys of session storage that hold what was typed and not saved (`ui/form/draft-store.ts`). */
export const DRAFT_PREFIX = 'tendero.draft.';

/**
 * Runs what empties the session storage and puts the drafts back: a session that ended is no reason to lose what was
 * typed. Their keys name the user, so that nobody else is shown them.
 */
export function keepingDrafts(forget: () => void): void {
  const drafts = Object.entries(sessionStorage).filter(([key]) => key.startsWith(DRAFT_PREFIX));
  forget();
  for (const [key, draft] of drafts) sessionStorage.setItem(key, draft);
}
