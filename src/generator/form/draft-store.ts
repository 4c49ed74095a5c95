/**
 * What was typed and not saved, kept for the life of the tab or until signing out: a reload, a lost page or an ended
 * session loses nothing.
 */
import { DRAFT_PREFIX } from '../../authProvider/kept-drafts.ts';
import { isValues } from './payload.ts';
import type { Values } from './payload.ts';

export interface Draft {
  /** The record that the typing started from; null for a new one. */
  base: Values | null;
  values: Values;
}

/** Undefined when there is none, or none that can be read. */
export function readDraft(key: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(DRAFT_PREFIX + key) ?? 'null');
    if (!isValues(draft) || !isValues(draft.values)) return undefined;
    return { values: draft.values, base: isValues(draft.base) ? draft.base : null };
  } catch {
    return undefined;
  }
}

/** Keeps a draft; without room for it, or with storage switched off, the form works on without one. */
export function keepDraft(key: string, draft: Draft): void {
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
