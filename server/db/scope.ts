/** The role that every query of the application runs as: it owns nothing, so row-level security holds for it. */
export const APP_ROLE = 'tendero_app';

/**
 * What the statements of the application run with, an assignment each: set once for a session of its own, or in each
 * transaction where a pooler gives each to another session. Times in milliseconds.
 */
export function appSettings(times: { statement: number; lock: number; idleInTransaction: number }): string[] {
  return [
    `role = ${APP_ROLE}`,
    `statement_timeout = ${times.statement}`,
    `lock_timeout = ${times.lock}`,
    `idle_in_transaction_session_timeout = ${times.idleInTransaction}`,
    `timezone = 'UTC'`,
    // A request keeps to one processor: many at once would only wait for each other's helpers.
    'max_parallel_workers_per_gather = 0',
    // Tables are in memory or on a solid-state disk, where a jump costs hardly more than the next page.
    'random_page_cost = 1.1',
  ];
}

/** The settings of a session, as one script. */
export function sessionSetup(settings: string[]): string {
  return settings.map((setting) => `set ${setting}`).join('; ');
}

/**
 * What a transaction may see: one store, the tables of the platform, or what a person of the platform's staff may read
 * across stores. Outside of a transaction nothing is set, and every table is empty.
 */
export type Scope = { store: number } | { staff: number } | 'platform';

/** Sets a scope, whatever the session had, until the transaction ends. Its parameters are `scopeValues`. */
export const SET_SCOPE = {
  name: 'scope',
  text: `select set_config('transaction_read_only', 'on', true), set_config('app.store_id', $1, true),
    set_config('app.platform', $2, true), set_config('app.staff_id', $3, true)`,
};

export function scopeValues(scope: Scope): [store: string, platform: string, staff: string] {
  if (scope === 'platform') return ['', 'on', ''];
  return 'staff' in scope ? ['', '', String(scope.staff)] : [String(scope.store), '', ''];
}

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

/**
 * Begins a transaction inside a scope, in one message. PostgreSQL forgets the scope with the transaction. Were a setting refused, the transaction would take no statement that was sent behind it.
 * @param settings that the session does not have by itself
 */
export function beginIn(scope: Scope, mode: '' | ' read only', settings: string[]): string {
  return [`begin${mode}`, ...[...settings, settingOf(scope)].map((setting) => `set local ${setting}`)].join(
    '; ',
  );
}

function settingOf(scope: Scope): string {
  if (scope === 'platform') return `app.platform = 'on'`;
  return 'staff' in scope ? `app.staff_id = '${scope.staff}'` : `app.store_id = '${scope.store}'`;
}
