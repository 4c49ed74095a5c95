import type { SessionInfo } from './session-info.ts';

/** How long an account counts as new, in milliseconds. */
const NEW = 30 * 24 * 60 * 60 * 1000;

/** Whether the user owns the store and has an account of less than a month. Only then the set-up is checked. */
export function isNewOwner({ store, user }: SessionInfo, now: number): boolean {
  return store?.access.owner === true && now - Date.parse(user.created_at) < NEW;
}
