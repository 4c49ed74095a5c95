import { act, configure, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { memoryStore } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { createApi, type Api } from '../../src/app/api.ts';
import { createServices, type Services } from '../../src/app/services.ts';
import { refreshSession, setSession } from '../../src/authProvider/session-store.ts';
import { signedIn } from '../support/api.ts';
import type { Who } from '../support/people.ts';
import type { BrowserWithApi } from './public/browser.ts';

// Drops styles that jsdom would compute for every element of every query, at seconds a test. Browser tests check them.
vi.mock('../../src/app/style-cache.ts', async () => {
  const { default: createCache } = await import('@emotion/cache');
  return { createStyleCache: () => createCache({ key: 'mui', container: document.createElement('div') }) };
});
// Computing whether each of a thousand elements is hidden takes jsdom seconds; `toBeVisible` asks where it matters.
configure({ defaultHidden: true, asyncUtilTimeout: 8_000 });

export interface Stage extends RenderResult {
  user: UserEvent;
  api: Api;
  services: Services;
  /** Path and query on screen. */
  path(): string;
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
export async function openAdmin({
  browser,
  who = 'owner',
  path,
  width = 1280,
}: StageOptions): Promise<Stage> {
  widthOf(width);
  const { cookies } = await signedIn(browser.test, who);
  // At once: a late call of the test before must not find itself without a session.
  setSession(null);
  browser.cookies.clear();
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  document.cookie = 'tendero_signed_in=1';
  await refreshSession();
  const api = createApi();
  const services = createServices({
    api,
    store: memoryStore(),
    leave: () => undefined,
  });
  const router = createMemoryRouter([{ path: '*', element: <App services={services} /> }], {
    initialEntries: [path],
  });
  // The first drawing waits for the list's descriptor; React goes on only in an awaited `act`.
  const result = await act(async () => render(<RouterProvider router={router} />));
  return {
    ...result,
    api,
    services,
    user: userEvent.setup(),
    path: () => router.state.location.pathname + router.state.location.search,
    go: (to) => router.navigate(to),
    back: () => router.navigate(-1),
  };
}
