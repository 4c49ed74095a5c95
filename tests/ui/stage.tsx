import { act, configure, render, waitFor, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { memoryStore } from 'ra-core';
import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation, type Location } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { AdminContexts, App, DocumentLanguage } from '../../src/app/App.tsx';
import { AdminRoutes } from '../../src/app/AdminRoutes.tsx';
import { createApi, type Api } from '../../src/app/api.ts';
import { createServices, type Services } from '../../src/app/services.ts';
import { createSessionStore, type SessionStore } from '../../src/authProvider/session-store.ts';
import { Notices } from '../../src/shell/frame/Notices.tsx';
import { LeaveGuards } from '../../src/ui/leave/useLeaveGuard.tsx';
import { ViewTitle } from '../../src/ui/page/ViewTitle.tsx';
import { signedIn } from '../support/api.ts';
import type { Who } from '../support/people.ts';
import type { BrowserWithApi } from './public/browser.ts';
import { withoutStyles } from './without-styles.ts';

export interface Stage extends RenderResult {
  user: UserEvent;
  api: Api;
  services: Services;
  /** Path and query of the router. */
  path(): string;
  /** Waits until the page of the last move is drawn. */
  go(path: string): Promise<void>;
  /** The button of the browser. */
  back(): Promise<void>;
}

export interface StageOptions {
  browser: BrowserWithApi;
  who?: Who;
  path: string;
  /** Of the window, in pixels. */
  width?: number;
  /** The client and the session of a page that was drawn before. Left out, the page loads anew. */
  session?: SessionStore;
}

/** jsdom has no layout: media queries are answered for a window of this width. */
function widthOf(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const max = Number(/max-width:\s*([\d.]+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY);
    const min = Number(/min-width:\s*([\d.]+)px/.exec(query)?.[1] ?? 0);
    return {
      matches: width <= max && width >= min,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
  });
}

/** The whole admin for a signed-in person, over the real API. */
export function openAdmin(options: StageOptions): Promise<Stage> {
  return open(options, (services) => <App services={services} />);
}

export interface PartOptions extends StageOptions {
  /** Left out, the page of `path`. */
  part?: ReactNode;
}

/**
 * One page without the frame around it, or one component, over the real API. It has the session, the services, the router
 * and the notices of the admin. Use it for what is about a list, a field, a filter, a form, a sheet or a dialog.
 * `openAdmin` costs more. It is for the frame: menu, header, bell, live updates, upgrade dialog, end of a session. It is
 * also for journeys through several pages.
 */
export function openPart({ part, ...options }: PartOptions): Promise<Stage> {
  return open(options, (services) => (
    <AdminContexts services={services}>
      <DocumentLanguage />
      <LeaveGuards>
        {part === undefined ? <AdminRoutes layout={Unframed} /> : <Suspense>{part}</Suspense>}
      </LeaveGuards>
      <Notices />
    </AdminContexts>
  ));
}

function Unframed({ children }: { children?: ReactNode }) {
  return (
    <main>
      <ViewTitle />
      <Suspense>{children}</Suspense>
    </main>
  );
}

/** The router knows a new path before its page is drawn. Who goes on meanwhile and returns never leaves the old page. */
function OnScreen({ onShown }: { onShown: (location: Location) => void }) {
  const location = useLocation();
  useLayoutEffect(() => {
    onShown(location);
  });
  return null;
}

async function open(
  { browser, who = 'owner', path, width = 1280, session = createSessionStore() }: StageOptions,
  draw: (services: Services) => ReactNode,
): Promise<Stage> {
  // Computing whether each of a thousand elements is hidden takes jsdom seconds; `toBeVisible` asks where it matters.
  configure({ defaultHidden: true });
  widthOf(width);
  const { cookies } = await signedIn(browser.test, who);
  browser.cookies.clear();
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  document.cookie = 'tendero_signed_in=1';
  await session.refresh();
  const api = createApi(session);
  const services = createServices({
    api,
    store: memoryStore(),
    leave: () => undefined,
    styles: withoutStyles(),
  });
  let shown = path;
  const element = (
    <>
      <OnScreen
        onShown={(location) => {
          shown = location.pathname + location.search;
        }}
      />
      {draw(services)}
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  const here = () => router.state.location.pathname + router.state.location.search;
  // The first drawing waits for the list's descriptor; React goes on only in an awaited `act`.
  const result = await act(async () => render(<RouterProvider router={router} />));
  return {
    ...result,
    api,
    services,
    user: userEvent.setup(),
    path: here,
    go: async (to) => {
      await waitFor(() => expect(shown).toBe(here()));
      await router.navigate(to);
    },
    back: () => router.navigate(-1),
  };
}
