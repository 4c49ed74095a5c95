import { sql as raw } from 'kysely';
import { CHANNEL } from '../../db/notify.ts';
import type { ApiPorts } from '../../api-state.ts';
import type { Sql } from '../../db/database.ts';

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
