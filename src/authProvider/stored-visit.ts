import type { QueryKey } from '@tanstack/react-query';
import { createStore, del, get, set } from 'idb-keyval';
import type { SessionInfo } from '../../domain/identity/session-info.ts';

/** What a query of the cache has read. */
export interface KeptQuery {
  key: QueryKey;
  data: unknown;
  /** Milliseconds since 1970. */
  readAt: number;
}

/** What the last visits read, for the start of the next. It stays on this device, and goes when the user signs out. */
export interface KeptVisit {
  session: SessionInfo;
  /** The newest first. */
  lists: KeptQuery[];
}

const LAST = 'last';

/** What nobody has seen for a week is not kept: prices and stock would mislead. */
const LONGEST = 7 * 24 * 60 * 60 * 1_000;

const store = () => createStore('tendero', 'visits');

/** @throws DOMException when the device has no room, or the browser keeps nothing (private windows). */
export function keepVisit(visit: KeptVisit): Promise<void> {
  return set(LAST, visit, store());
}

/** The last visit, as far as it is not too old. */
export async function readVisit(now = Date.now()): Promise<KeptVisit | undefined> {
  const visit = await get<KeptVisit>(LAST, store());
  const lists = visit?.lists.filter(({ readAt }) => now - readAt < LONGEST) ?? [];
  return visit !== undefined && lists.length > 0 ? { ...visit, lists } : undefined;
}

export function forgetVisit(): Promise<void> {
  return del(LAST, store());
}
