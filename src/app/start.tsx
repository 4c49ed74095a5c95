import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { CrashedRoute } from '../layout/CrashScreen.tsx';
import { App } from './App.tsx';
import { askFirstList } from './first-list.ts';
import { createServices } from './services.ts';

/** Draws the admin for a signed-in user. */
export function startAdmin(root: HTMLElement): void {
  const services = createServices();
  void askFirstList(services, location);
  const router = createBrowserRouter([
    { path: '*', element: <App services={services} />, errorElement: <CrashedRoute /> },
  ]);
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
