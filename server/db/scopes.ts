/** What a session may see: one store, the tables of the platform, or (set nowhere) nothing. */
export type Scope = { store: number } | 'platform';

/** @throws RangeError when the id is no positive safe integer, so that nothing else can reach the SQL text below. */
export function storeScope(storeId: number): Scope {
  if (!Number.isSafeInteger(storeId) || storeId < 1) throw new RangeError(`Not a store id: ${storeId}`);
  return { store: storeId };
}

export function scopeName(scope: Scope): string {
  return scope === 'platform' ? scope : String(scope.store);
}

/** For the session, until set again. */
export function sessionScope(scope: Scope): string {
  const store = scope === 'platform' ? '' : String(scope.store);
  const platform = scope === 'platform' ? 'on' : '';
  return `set app.store_id = '${store}'; set app.platform = '${platform}'`;
}
