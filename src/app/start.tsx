import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { CrashedRoute } from '../ui/state/CrashScreen.tsx';
import { App } from './App.tsx';
import type { SessionStore } from '../authProvider/session-store.ts';
import { prefetch } from './prefetch.ts';
import { takeFirstRecords } from './first-records.ts';
import { createServices } from './services.ts';

/** Work for later visits waits until this one has loaded. */
const CALM = 3_000;

/** Draws the admin for a signed-in user. */
export async function startAdmin(
  root: HTMLElement,
  session: SessionStore,
  { api, first } = prefetch(session),
): Promise<void> {
  const services = createServices({ api });
  const { queryClient } = services;
  if (!navigator.onLine) {
    const { restoreVisit } = await import('../shell/offline/restore-visit.ts');
    await restoreVisit(session, queryClient);
  }
  await takeFirstRecords(services, first);
  const router = createBrowserRouter([
    { path: '*', element: <App services={services} />, errorElement: <CrashedRoute /> },
  ]);
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  setTimeout(() => {
    // Without it, only a visit without network is lost.
    import('../shell/offline/stay-ready.ts').then(
      ({ stayReady }) => stayReady(session, queryClient),
      () => undefined,
    );
  }, CALM);
}
