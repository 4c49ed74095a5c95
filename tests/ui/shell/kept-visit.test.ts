/** What the device keeps of the last visit, for one without network: whose it is, how old, and what happens beside it. */
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';
import { createSessionStore } from '../../../src/authProvider/session-store.ts';
import { forgetUser } from '../../../src/authProvider/sign-out.ts';
import { keepLists } from '../../../src/shell/offline/stay-ready.ts';
import { restoreVisit } from '../../../src/shell/offline/restore-visit.ts';
import { signedIn } from '../../support/api.ts';
import type { Who } from '../../support/people.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { createDeviceStorage } from './device-storage.ts';

const device = createDeviceStorage();
const DAY = 24 * 60 * 60 * 1000;
const LIST = ['products', 'getInfiniteList', {}] as const;
const ROWS = { data: [{ id: 7, name: 'Ruana' }] };

let browser: BrowserWithApi;
const session = createSessionStore();
beforeAll(async () => {
  vi.stubGlobal('indexedDB', device.indexedDB);
  browser = await openBrowser();
}, 60_000);
afterAll(() => browser.close());
beforeEach(() => {
  browser.online();
  device.kept.clear();
  device.room = true;
});
afterEach(() => {
  vi.useRealTimers();
  forgetUser(session);
});

async function enter(who: Who): Promise<SessionInfo> {
  const { cookies } = await signedIn(browser.test, who);
  session.set(null);
  browser.cookies.clear();
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  document.cookie = 'tendero_signed_in=1';
  return session.refresh();
}

/** A visit of one user, whose list is kept; then the page is closed. */
async function visit(who: Who): Promise<void> {
  await enter(who);
  const queries = new QueryClient();
  const stop = keepLists(session, queries);
  queries.setQueryData(LIST, ROWS);
  await waitFor(() => expect(device.kept.size).toBe(1), { timeout: 5_000 });
  stop();
  session.set(null);
  browser.offline();
}

test('without network the last visit opens, and the session is renewed once the network is back', async () => {
  await visit('owner');
  const queries = new QueryClient();
  expect(await restoreVisit(session, queries)).toBe(true);
  expect(session.current()?.user.user_email).toBe(browser.test.people.owner.email);
  expect(queries.getQueryData(LIST)).toEqual(ROWS);
  browser.online();
  browser.calls.length = 0;
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(browser.calls.map(({ url }) => url).join()).toContain('/users/token'));
});

test('the visit of another user, or one of a week ago, is not opened', async () => {
  await visit('owner');
  localStorage.setItem('tendero.user_email', browser.test.people.viewer.email);
  const queries = new QueryClient();
  expect(await restoreVisit(session, queries)).toBe(false);
  expect(session.current()).toBeNull();
  expect(queries.getQueryData(LIST)).toBeUndefined();

  localStorage.setItem('tendero.user_email', browser.test.people.owner.email);
  vi.useFakeTimers({ now: Date.now() + 6 * DAY, toFake: ['Date'] });
  expect(await restoreVisit(session, queries)).toBe(true);
  session.set(null);
  vi.setSystemTime(Date.now() + 1.1 * DAY);
  expect(await restoreVisit(session, queries)).toBe(false);
  expect(session.current()).toBeNull();
});

test('what the server has answered meanwhile is not replaced by what was kept', async () => {
  await visit('owner');
  browser.online();
  const queries = new QueryClient();
  const answered = await enter('owner');
  expect(await restoreVisit(session, queries)).toBe(true);
  expect(session.current()).toBe(answered);
  expect(queries.getQueryData(LIST)).toBeUndefined();
});

test('a device without room keeps nothing: an old visit would mislead', async () => {
  await visit('owner');
  browser.online();
  await enter('owner');
  device.room = false;
  const queries = new QueryClient();
  const stop = keepLists(session, queries);
  queries.setQueryData(LIST, ROWS);
  await waitFor(() => expect(device.kept.size).toBe(0), { timeout: 5_000 });
  stop();
});

test('signing out leaves nothing on the device', async () => {
  await visit('owner');
  forgetUser(session);
  await waitFor(() => expect(device.kept.size).toBe(0));
});
