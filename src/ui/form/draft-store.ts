/**
 * What was typed and not saved, kept for the life of the tab or until signing out: a reload, a lost page or an ended
 * session loses nothing.
 */
import { DRAFT_PREFIX } from '../../authProvider/kept-drafts.ts';

export interface Draft<V, B> {
  /** What the typing started from, such as a stored record; absent for something new. */
  base?: B | undefined;
  values: Partial<V>;
}

/** Undefined when there is none, or none that can be read. */
export function readDraft<V, B>(key: string): Draft<V, B> | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(DRAFT_PREFIX + key) ?? 'null');
    return isDraft<V, B>(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft; without room for it, or with storage switched off, the form works on without one. */
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
    // Storage is switched off: there is no draft either.
  }
}

/** The same form wrote it under the same key; its values are validated like typed ones before they are sent. */
function isDraft<V, B>(draft: unknown): draft is Draft<V, B> {
  return isObject(draft) && 'values' in draft && isObject(draft.values);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
