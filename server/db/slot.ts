import type { Connection } from './connection.ts';
import { scopeName, sessionScope } from './scopes.ts';
import type { Scope } from './scopes.ts';

/** A connection of the pool, with the name of the scope that its session is set to. */
export interface Slot {
  readonly connection: Connection;
  scope: string | undefined;
}

/** Sets the scope in one round trip, or in none when the session has it already. */
export async function setSession(slot: Slot, scope: Scope): Promise<void> {
  const name = scopeName(scope);
  if (slot.scope === name) return;
  slot.scope = undefined;
  await slot.connection.script(sessionScope(scope));
  slot.scope = name;
}
