import { sql as raw } from 'kysely';
import { CHANNEL } from '../../db/notify.ts';
import { sessionCacheOf } from './session-cache.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Sql } from '../../db/database.ts';

/** Events of the platform travel as those of a store that cannot exist. */
const PLATFORM = 0;

/** Say it inside the transaction that ends a session or changes who may do what: every process hears of it. */
export async function announceAccessChange(sql: Sql): Promise<void> {
  const event = JSON.stringify({ storeId: PLATFORM, type: 'access.changed' });
  await raw`select pg_notify(${CHANNEL}, ${event})`.execute(sql);
}

/**
 * Forgets what the sessions of this process may do whenever any process changes it, or may have changed it unheard
 * (`resync`); then tells `changed`.
 */
export function followAccessChanges(
  { database, events }: Pick<Ports, 'database' | 'events'>,
  changed: () => void = () => undefined,
): () => void {
  return events.subscribe(PLATFORM, () => {
    sessionCacheOf(database).clear();
    changed();
  });
}
