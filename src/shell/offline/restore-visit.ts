import type { QueryClient } from '@tanstack/react-query';
import { keptEmail } from '../../authProvider/stored-email.ts';
import { readVisit } from '../../authProvider/stored-visit.ts';
import type { SessionStore } from '../../authProvider/session-store.ts';

/**
 * Opens the admin with what the last visit of the same user kept, when the server does not answer. Each read still asks
 * the server, and the session is renewed as soon as there is a connection.
 * @returns whether there was such a visit
 */
export async function restoreVisit(session: SessionStore, queryClient: QueryClient): Promise<boolean> {
  const visit = await readVisit().catch(() => undefined);
  // The answer may have arrived meanwhile; then it is the better one.
  if (session.current() !== null) return true;
  if (visit === undefined || visit.session.user.user_email !== keptEmail()) return false;
  // The store is a part of every key, so the session comes first.
  session.set(visit.session);
  for (const { key, data, readAt } of visit.lists) queryClient.setQueryData(key, data, { updatedAt: readAt });
  addEventListener('online', () => void session.refresh().catch(() => undefined), { once: true });
  return true;
}
