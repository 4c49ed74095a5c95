import { isObject } from '../../../domain/json/is-object.ts';
import { DRAFT_PREFIX } from '../../authProvider/stored-drafts.ts';
import { useSession } from '../../authProvider/useSession.ts';

/**
 * Typed but unsaved values, stored for the life of the tab or until signing out. A reload, a lost page or an ended
 * session loses nothing.
 */

interface Draft<V, B> {
  /** The base of the typed values, such as a stored record; absent for a new one. */
  base?: B | undefined;
  values: Partial<V>;
}

/** Undefined when there is no readable draft. */
export function readDraft<V, B>(key: string): Draft<V, B> | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(DRAFT_PREFIX + key) ?? 'null');
    return isDraft<V, B>(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft. Without room, or with storage switched off, the form works without one. */
export function keepDraft<V, B>(key: string, draft: Draft<V, B>): void {
  try {
    sessionStorage.setItem(DRAFT_PREFIX + key, JSON.stringify(draft));
  } catch {
    dropDraft(key);
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(DRAFT_PREFIX + key);
  } catch {
    // Storage is switched off, so there is no draft.
  }
}

/** Deletes the draft and those of forms that opened with chosen values, whose keys begin alike. */
export function dropDraftsOf(key: string): void {
  try {
    for (const stored of Object.keys(sessionStorage))
      if (stored === DRAFT_PREFIX + key || stored.startsWith(`${DRAFT_PREFIX}${key}{`))
        sessionStorage.removeItem(stored);
  } catch {
    // Storage is switched off, so there is no draft.
  }
}

/** The same form wrote it under the same key; its values are validated like typed ones before sending. */
function isDraft<V, B>(draft: unknown): draft is Draft<V, B> {
  return isObject(draft) && 'values' in draft && isObject(draft.values);
}

/** The owner of the drafts as part of their key: another user or store on the same tab has others. */
export function useDraftOwner(): string {
  const session = useSession();
  return `${session?.user.user_id ?? 0}.${session?.store?.id ?? 0}`;
}
