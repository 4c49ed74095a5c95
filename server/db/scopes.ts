import type { Connection } from './connection.ts';

/**
 * What a session may see: one store, the tables of the platform, or (set nowhere) nothing. With `staff`: what that person
 * of the platform's staff may read across stores.
 */
export type Scope = { store: number } | { staff: number } | 'platform';

/** @throws RangeError when the id is no positive safe integer, so that nothing else can reach the SQL text below. */
export function storeScope(storeId: number): Scope {
  if (!Number.isSafeInteger(storeId) || storeId < 1) throw new RangeError(`Not a store id: ${storeId}`);
  return { store: storeId };
}

/** @throws RangeError like `storeScope` */
export function staffScope(userId: number): Scope {
  if (!Number.isSafeInteger(userId) || userId < 1) throw new RangeError(`Not a user id: ${userId}`);
  return { staff: userId };
}

export function scopeName(scope: Scope): string {
  if (scope === 'platform') return scope;
  return 'staff' in scope ? `staff ${scope.staff}` : String(scope.store);
}

/** For the session, until set again. */
export function sessionScope(scope: Scope): string {
  const platform = scope === 'platform' ? 'on' : '';
  const store = scope !== 'platform' && 'store' in scope ? String(scope.store) : '';
  const staff = scope !== 'platform' && 'staff' in scope ? String(scope.staff) : '';
  return `set app.store_id = '${store}'; set app.platform = '${platform}'; set app.staff_id = '${staff}'`;
}

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
