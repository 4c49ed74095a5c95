import { sql as raw } from 'kysely';
import type { ApiPorts, LiveSession, SessionCache } from '../../context.ts';
import type { Sql } from '../../db/database.ts';
import { CHANNEL } from '../../db/notify.ts';

/** How long an answer may be reused. Changes made in this process, or heard of, end it at once. */
const TTL = 1000;
const LARGEST = 10_000;

/** Call it after a write that changed access. The next call of this API reads the session again. */
export function forgetAccess({ state }: Pick<ApiPorts, 'state'>): void {
  state.sessions.clear();
}

export function createSessionCache(): SessionCache {
  const kept = new Map<string, { at: number; answer: Promise<LiveSession | null> }>();
  return {
    get(sessionId, now, ask) {
      const known = kept.get(sessionId);
      if (known && Math.abs(now.getTime() - known.at) < TTL) return known.answer;
      if (kept.size >= LARGEST) kept.clear();
      const entry = { at: now.getTime(), answer: ask() };
      kept.set(sessionId, entry);
      entry.answer.catch(() => {
        if (kept.get(sessionId) === entry) kept.delete(sessionId);
      });
      return entry.answer;
    },
    clear: () => kept.clear(),
  };
}

/** Events of the platform use the id of a store that cannot exist. */
const PLATFORM = 0;

/** Call it inside the transaction that ends a session or changes access. Every process gets the event. */
export async function announceAccessChange(sql: Sql): Promise<void> {
  const event = JSON.stringify({ storeId: PLATFORM, type: 'access.changed' });
  await raw`select pg_notify(${CHANNEL}, ${event})`.execute(sql);
}

/**
 * Clears the cached access of this API's sessions when any process changes it. It does the same after `resync`, when a
 * change may have been missed. Then it calls `changed`.
 */
export function followAccessChanges(
  { events, state }: Pick<ApiPorts, 'events' | 'state'>,
  changed: () => void = () => undefined,
): () => void {
  return events.subscribe(PLATFORM, () => {
    state.sessions.clear();
    changed();
  });
}
