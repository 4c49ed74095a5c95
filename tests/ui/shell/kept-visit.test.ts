/** What the device stores of the last visit, for the next start: whose it is, how old, and who sees it. */
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';
import { createSessionStore } from '../../../src/authProvider/session-store.ts';
import { forgetEndedSession, forgetUser } from '../../../src/authProvider/sign-out.ts';
import { keepLists } from '../../../src/shell/offline/stay-ready.ts';
import { createQueryClient } from '../../../src/app/services.ts';
import { openLastVisit, restoreVisit } from '../../../src/shell/offline/restore-visit.ts';
import { ApiHttpError } from '../../../src/dataProvider/api-error.ts';
import { signedIn } from '../../support/api.ts';
import type { Who } from '../../support/people.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { createDeviceStorage } from './device-storage.ts';

const device = createDeviceStorage();
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const LIST = ['products', 'getInfiniteList', {}] as const;
const ROWS = { data: [{ id: 7, name: 'Ruana' }] };

let browser: BrowserWithApi;
const session = createSessionStore();
beforeAll(async () => {
  vi.stubGlobal('indexedDB', device.indexedDB);
  browser = await openBrowser();
});
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
async function visit(who: Who): Promise<SessionInfo> {
  const entered = await enter(who);
  const queries = new QueryClient();
  const stop = keepLists(session, queries);
  queries.setQueryData(LIST, ROWS);
  await waitFor(() => expect(device.kept.size).toBe(1));
  stop();
  session.set(null);
  browser.offline();
  return entered;
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

test('what the server has answered meanwhile is not replaced by what was stored', async () => {
  await visit('owner');
  browser.online();
  const queries = new QueryClient();
  const answered = await enter('owner');
  queries.setQueryData(LIST, { data: [] });
  expect(await restoreVisit(session, queries)).toBe(true);
  expect(session.current()).toBe(answered);
  expect(queries.getQueryData(LIST)).toEqual({ data: [] });
});

/** A start of a page from the worker: what it shows at once, and what the server then says. */
function start() {
  const queryClient = createQueryClient(session);
  const checked: string[] = [];
  let answer: (server: Promise<unknown>) => void = () => undefined;
  const confirmed = new Promise<unknown>((resolve) => {
    answer = resolve;
  });
  const authProvider = { checkAuth: async () => void checked.push('login') };
  const opened = openLastVisit(confirmed, { session, queryClient, authProvider });
  return { opened, checked, answer, shown: () => queryClient.getQueryData(LIST), queryClient };
}

test('a start shows the last lists at once, and reads them again when the server has confirmed the session', async () => {
  await visit('owner');
  const { opened, answer, shown, queryClient } = start();
  expect(await opened).toBe(true);
  expect(shown()).toEqual(ROWS);
  const read = vi.fn(async () => ({ data: [] }));
  const stop = new QueryObserver(queryClient, { queryKey: LIST, queryFn: read, staleTime: 0 }).subscribe(
    () => undefined,
  );
  expect(read).not.toHaveBeenCalled();
  answer(Promise.resolve());
  await waitFor(() => expect(shown()).toEqual({ data: [] }));
  stop();
});

test('a session that has ended shows nothing more and leaves nothing on the device', async () => {
  await visit('owner');
  const { opened, answer, shown, checked } = start();
  await opened;
  expect(shown()).toEqual(ROWS);
  answer(Promise.reject(new ApiHttpError(401, { code: 'invalid_jwt' })));
  await waitFor(() => expect(checked).toEqual(['login']));
  expect(shown()).toBeUndefined();
  expect(session.current()).toBeNull();
  expect(device.kept.size).toBe(0);
});

test('a session that may have ended by itself shows nothing before the server has confirmed it', async () => {
  const owner = await visit('owner');
  vi.useFakeTimers({ now: Date.now() + 9 * HOUR, toFake: ['Date'] });
  const refused = start();
  refused.answer(Promise.reject(new ApiHttpError(401, { code: 'invalid_jwt' })));
  expect(await refused.opened).toBe(false);
  expect([session.current(), refused.shown()]).toEqual([null, undefined]);

  const confirmed = start();
  confirmed.answer(Promise.resolve().then(() => session.set(owner)));
  expect(await confirmed.opened).toBe(true);
  expect(confirmed.shown()).toEqual(ROWS);
});

test('nobody sees the lists of another user: not of the same store, and not of the one before', async () => {
  await visit('owner');
  browser.online();
  const owner = start();
  expect(await owner.opened).toBe(true);
  // The cookie is another user's by now, which the answer says.
  await enter('viewer');
  expect(owner.shown()).toBeUndefined();
  const viewer = start();
  expect(await viewer.opened).toBe(false);
  expect(viewer.shown()).toBeUndefined();
});

test('a lost answer leaves the last lists on screen', async () => {
  await visit('owner');
  const { opened, answer, shown, checked } = start();
  await opened;
  const gone = Promise.reject(new ApiHttpError(0, { code: 'network' }));
  answer(gone);
  await gone.catch(() => undefined);
  await Promise.resolve();
  expect([shown(), checked]).toEqual([ROWS, []]);
});

test('a device without room keeps nothing: an old visit would mislead', async () => {
  await visit('owner');
  browser.online();
  await enter('owner');
  device.room = false;
  const queries = new QueryClient();
  const stop = keepLists(session, queries);
  queries.setQueryData(LIST, ROWS);
  await waitFor(() => expect(device.kept.size).toBe(0));
  stop();
});

test('a session that ended with the browser leaves nothing on the device', async () => {
  await visit('owner');
  document.cookie = 'tendero_signed_in=; Max-Age=0';
  forgetEndedSession();
  await waitFor(() => expect(device.kept.size).toBe(0));
});

test('signing out leaves nothing on the device', async () => {
  await visit('owner');
  forgetUser(session);
  await waitFor(() => expect(device.kept.size).toBe(0));
});
