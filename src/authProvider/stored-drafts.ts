/** Keys of session storage that hold unsaved text (`ui/form/draft-store.ts`). */
export const DRAFT_PREFIX = 'tendero.draft.';

/**
 * Runs `forget`, which empties the session storage, and restores the drafts. Users must not lose typed text when a
 * session ends. Keys contain the user, so no other user sees the drafts.
 */
export function keepingDrafts(forget: () => void): void {
  const drafts = Object.entries(sessionStorage).filter(([key]) => key.startsWith(DRAFT_PREFIX));
  forget();
  for (const [key, draft] of drafts) sessionStorage.setItem(key, draft);
}
