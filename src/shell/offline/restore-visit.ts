import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { AuthProvider } from 'ra-core';
import { policyOf } from '../../../domain/identity/sign-in-limits.ts';
import { isObject } from '../../../domain/json/is-object.ts';
import { keptEmail } from '../../authProvider/stored-email.ts';
import { forgetVisit, readVisit, type KeptVisit } from '../../authProvider/stored-visit.ts';
import type { SessionStore } from '../../authProvider/session-store.ts';
import { ApiHttpError } from '../../dataProvider/api-error.ts';
import { recordOfKey } from '../../dataProvider/query-cache.ts';

/** Whether the visit is of the user and the store of the session; while that is not known, of the last sign-in. */
function isOf({ session: { user, store } }: KeptVisit, session: SessionStore): boolean {
  const known = session.current();
  if (known === null) return user.user_email === keptEmail();
  return user.user_email === known.user.user_email && store?.id === known.store?.id;
}

async function lastVisit(session: SessionStore): Promise<KeptVisit | null> {
  const visit = await readVisit().catch(() => undefined);
  return visit !== undefined && isOf(visit, session) ? visit : null;
}

/** Gives a query the data of the last visit, unless it has an answer. */
function put(queryClient: QueryClient, key: QueryKey, data: unknown, updatedAt: number): void {
  if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, data, { updatedAt });
}

/**
 * Opens the admin with what the last visit of the same user stored, when the server does not answer. Each read still asks
 * the server, and the session is renewed as soon as there is a connection.
 * @returns whether there was such a visit
 */
export async function restoreVisit(session: SessionStore, queryClient: QueryClient): Promise<boolean> {
  const visit = await lastVisit(session);
  if (visit === null) return false;
  // The store is a part of every key, so the session comes first.
  session.set(session.current() ?? visit.session);
  for (const { key, data, readAt } of visit.lists) put(queryClient, key, data, readAt);
  addEventListener('online', () => void session.refresh().catch(() => undefined), { once: true });
  return true;
}

/** A session ends by itself when nobody uses it for longer, unless the user asked to be remembered. */
const SURELY_ALIVE = policyOf(false).idle;

interface Opened {
  session: SessionStore;
  queryClient: QueryClient;
  authProvider: Pick<AuthProvider, 'checkAuth'>;
}

/**
 * Opens a page from the worker with the lists of the last visit, and reads them again as soon as the server has confirmed
 * the session. After a longer pause the session may have ended, so that the lists wait for the confirmation.
 * @param confirmed settles with the server's answer about the session
 * @returns whether there was such a visit
 */
export async function openLastVisit(confirmed: Promise<unknown>, opened: Opened): Promise<boolean> {
  const { session, queryClient } = opened;
  if (!navigator.onLine) return restoreVisit(session, queryClient);
  const visit = await lastVisit(session);
  if (visit === null) return false;
  const newest = Math.max(...visit.lists.map(({ readAt }) => readAt));
  if (Date.now() - newest < SURELY_ALIVE) session.set(session.current() ?? visit.session);
  else await confirmed.catch(() => undefined);
  if (session.current() === null || !isOf(visit, session)) return false;
  // A form begins with what the server has.
  for (const { key, data, readAt } of visit.lists)
    if (recordOfKey(key) === null) put(queryClient, key, firstPage(data), readAt);
  // What is on screen is read again by a session that is known to go on.
  const { queries = {} } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, refetchOnMount: false } });
  void confirmed
    .finally(() => queryClient.setDefaultOptions({ queries }))
    .then(
      () => queryClient.invalidateQueries(),
      (error: unknown) => refuse(error, opened),
    );
  return true;
}

/** Of cards below each other the first, which are soon drawn and read again. */
function firstPage(data: unknown): unknown {
  return isEndless(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data;
}

function isEndless(data: unknown): data is InfiniteData<unknown> {
  return isObject(data) && Array.isArray(data['pages']) && Array.isArray(data['pageParams']);
}

/**
 * Nothing of a session that has ended stays on screen or on the device. Without an answer it may go on: what is on screen
 * is read again, so that its age is not hidden.
 */
async function refuse(error: unknown, { session, queryClient, authProvider }: Opened): Promise<void> {
  if (!(error instanceof ApiHttpError) || error.status !== 401) return queryClient.invalidateQueries();
  session.set(null);
  await forgetVisit().catch(() => undefined);
  await authProvider.checkAuth({});
}
