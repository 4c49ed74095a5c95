import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { SessionStore } from '../authProvider/session-store.ts';
import { hasFirstAnswers } from '../dataProvider/client.ts';
import { endlessListKey, listKey } from '../dataProvider/query-cache.ts';
import { reloadReplaced } from '../dataProvider/replaced-page.ts';
import { openLastVisit } from '../shell/offline/restore-visit.ts';
import { stayReady } from '../shell/offline/stay-ready.ts';
import { CrashedRoute } from '../ui/state/CrashScreen.tsx';
import { App } from './App.tsx';
import { createApi } from './api.ts';
import { askFirstList, type FirstList } from './first-list.ts';
import { firstScreenArrives } from './first-screen.ts';

import { createServices, type Services } from './services.ts';

/** Work for later visits waits until this one has loaded. */
const CALM = 3_000;

/** Draws the admin for a signed-in user. */
export async function startAdmin(root: HTMLElement, session: SessionStore): Promise<void> {
  addEventListener(
    'vite:preloadError',
    () => void reloadReplaced(() => location.reload()).catch(() => undefined),
  );
  const api = createApi(session);
  const confirmed = session.load();
  // The gate around the pages reports it.
  confirmed.catch(() => undefined);
  const first = askFirstList(api, location);
  const services = createServices({ api });
  const { queryClient, dataProvider } = services;
  await Promise.all([openFirst(services, confirmed, first), firstScreenArrives(location.pathname)]);
  const router = createBrowserRouter([
    { path: '*', element: <App services={services} />, errorElement: <CrashedRoute /> },
  ]);
  // A transition waits for code that has arrived. Otherwise React draws a skeleton first, and then all again.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
  setTimeout(() => stayReady(session, queryClient, dataProvider), CALM);
}

/** Fills the query cache, so that the first drawing has records: those that came with the page, else the last that were read. */
async function openFirst(
  services: Services,
  confirmed: Promise<unknown>,
  first: Promise<FirstList | null>,
): Promise<void> {
  if (!hasFirstAnswers() && (await openLastVisit(confirmed, services))) return;
  await takeFirstRecords(services, first);
}

/** Stores a list under the key of react-admin's own controller, which then finds it in the cache. */
async function read({ dataProvider, queryClient }: Services, list: FirstList): Promise<void> {
  const { resource, query, cards } = list;
  const page = () => dataProvider.getList(resource, query);
  if (!cards) return queryClient.prefetchQuery({ queryKey: listKey(resource, query), queryFn: page });
  return queryClient.prefetchInfiniteQuery({
    queryKey: endlessListKey(resource, query),
    queryFn: async () => ({ ...(await page()), pageParam: 1 }),
    initialPageParam: 1,
  });
}

/**
 * Gives the prefetched records to the list, so that its first drawing has them. On a slow phone each drawing takes
 * tenths of a second. It does not wait for an answer that has not arrived yet.
 */
export async function takeFirstRecords(services: Services, first: Promise<FirstList | null>): Promise<void> {
  const taken = first.then((list) => (list === null ? undefined : read(services, list)));
  await Promise.race([taken, new Promise((resolve) => setTimeout(resolve))]);
}
