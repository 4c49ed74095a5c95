/** The role that every query of the application runs as: it owns nothing, so row-level security holds for it. */
export const APP_ROLE = 'tendero_app';

/** What a new session of the pool runs first. Times in milliseconds. */
export function appSession(times: { statement: number; lock: number; idleInTransaction: number }): string {
  return [
    `set role ${APP_ROLE}`,
    `set statement_timeout = ${times.statement}`,
    `set lock_timeout = ${times.lock}`,
    `set idle_in_transaction_session_timeout = ${times.idleInTransaction}`,
    `set time zone 'UTC'`,
    // A request keeps to one processor: many at once would only wait for each other's helpers.
    'set max_parallel_workers_per_gather = 0',
    // Tables are in memory or on a solid-state disk, where a jump costs hardly more than the next page.
    'set random_page_cost = 1.1',
  ].join('; ');
}
