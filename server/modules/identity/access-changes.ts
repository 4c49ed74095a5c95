import { sql as raw } from 'kysely';
import { CHANNEL } from '../../db/notify.ts';
import type { ApiPorts } from '../../api-state.ts';
import type { Sql } from '../../db/database.ts';

/** Events of the platform travel as those of a store that cannot exist. */
const PLATFORM = 0;

/** Say it inside the transaction that ends a session or changes who may do what: every process hears of it. */
export async function announceAccessChange(sql: Sql): Promise<void> {
  const event = JSON.stringify({ storeId: PLATFORM, type: 'access.changed' });
  await raw`select pg_notify(${CHANNEL}, ${event})`.execute(sql);
}

/**
 * Forgets what the sessions of this API may do whenever any process changes it, or may have changed it unheard
 * (`resync`); then tells `changed`.
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
