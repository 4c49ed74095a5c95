import type { QueryClient } from '@tanstack/react-query';
import { keptEmail } from '../../authProvider/kept-email.ts';
import { readVisit } from '../../authProvider/kept-visit.ts';
import { currentSession, refreshSession, setSession } from '../../authProvider/session-store.ts';

/**
 * Opens the admin with what the last visit of the same user kept, when the server does not answer. Each read still asks
 * the server, and the session is renewed as soon as there is a connection.
 * @returns whether there was such a visit
 */
export async function restoreVisit(queryClient: QueryClient): Promise<boolean> {
  const visit = await readVisit().catch(() => undefined);
  // The answer may have arrived meanwhile; then it is the better one.
  if (currentSession() !== null) return true;
  if (visit === undefined || visit.session.user.user_email !== keptEmail()) return false;
  // The store is a part of every key, so the session comes first.
  setSession(visit.session);
  for (const { key, data, readAt } of visit.lists) queryClient.setQueryData(key, data, { updatedAt: readAt });
  addEventListener('online', () => void refreshSession().catch(() => undefined), { once: true });
  return true;
}
