import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestTranslationProvider } from 'ra-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import es from '../../../i18n/es.json';
import { createAuthProvider } from '../../../src/authProvider/authProvider.ts';
import { createExpiredSession } from '../../../src/authProvider/expired-session.ts';
import { takeExpiredNotice } from '../../../src/authProvider/go-to-login.ts';
import { safePath, takeReturnPath } from '../../../src/authProvider/return-path.ts';
import { SessionExpired } from '../../../src/authProvider/SessionExpired.tsx';
import { createSessionStore } from '../../../src/authProvider/session-store.ts';
import { finishSignOut } from '../../../src/authProvider/sign-out.ts';
import { signIn } from '../../../src/dataProvider/session.ts';
import { PASSWORD } from '../../support/people.ts';
import { openBrowser, type BrowserWithApi } from './browser.ts';

let browser: BrowserWithApi;
const leave = vi.fn<(path: string) => void>();
const session = createSessionStore();
const expired = createExpiredSession();
const authProvider = createAuthProvider({
  session,
  expired,
  leave,
  ruleOf: ({ action, resource }) =>
    resource === 'products' ? { permission: action === 'list' ? 'products.read' : 'products.write' } : null,
});

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(() => {
  leave.mockClear();
  browser.online();
  browser.cookies.clear();
  browser.calls.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  session.set(null);
  history.replaceState(null, '', '/orders?page=2');
});

async function signInAs(who: 'owner' | 'viewer') {
  const { email } = browser.test.people[who];
  session.set(await signIn(session.http, { email, password: PASSWORD, remember: false }));
  browser.calls.length = 0;
  return email;
}

/** What the data provider rejects with when the API answers 401. */
function expiry(message: string) {
  return Object.assign(new Error(message), { status: 401, body: { message, code: 'invalid_jwt' } });
}

function openBox() {
  render(
    <TestTranslationProvider messages={es}>
      <SessionExpired expired={expired} />
    </TestTranslationProvider>,
  );
  return userEvent.setup();
}

describe('[AUT-07] the session ends under the hands', () => {
  const expiredText = es.errors.invalid_jwt;

  test('many calls find out, one box says so, and its button leads to the login', async () => {
    const user = openBox();
    localStorage.setItem('kept', 'by the user');
    const found = ['invalid or expired jwt', 'missing or malformed jwt', 'invalid or expired jwt'].map(
      (message) => authProvider.checkError(expiry(message)),
    );
    expect(await screen.findAllByRole('alertdialog')).toHaveLength(1);
    expect(screen.getByText(expiredText)).toBeVisible();
    expect(expiredText).toBe('Tu sesión ha caducado, inicia sesión de nuevo');
    expect(leave).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button'));
    await Promise.all(found);
    expect(leave).toHaveBeenCalledWith('/');
    expect(localStorage.getItem('kept')).toBeNull();
    expect(takeExpiredNotice()).toBe(false);
    expect(takeReturnPath()).toBe('/orders?page=2');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('the message alone is enough, whatever the code', async () => {
    const user = openBox();
    const error = Object.assign(new Error(), { status: 401, body: { message: 'missing or malformed jwt' } });
    const checked = authProvider.checkError(error);
    await user.click(await screen.findByRole('button'));
    await checked;
    expect(leave).toHaveBeenCalledWith('/');
  });

  test('other errors end nothing', async () => {
    openBox();
    await authProvider.checkError(Object.assign(new Error(), { status: 403, body: { code: 'forbidden' } }));
    await authProvider.checkError(
      Object.assign(new Error(), { status: 401, body: { code: 'wrong_credentials' } }),
    );
    await authProvider.checkError(new TypeError('Failed to fetch'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(leave).not.toHaveBeenCalled();
  });

  test('found out on arrival, the login says it instead', async () => {
    document.cookie = 'tendero_signed_in=1';
    await authProvider.checkAuth();
    expect(leave).toHaveBeenCalledWith('/');
    expect(document.cookie).not.toContain('tendero_signed_in');
    expect(takeExpiredNotice()).toBe(true);
  });

  test('without a connection nobody is signed out', async () => {
    document.cookie = 'tendero_signed_in=1';
    browser.offline();
    await authProvider.checkAuth();
    expect(leave).not.toHaveBeenCalled();
  });
});

describe('[AUT-08] logout', () => {
  test('calls the endpoint and leaves nothing of the user behind', async () => {
    await signInAs('owner');
    localStorage.setItem('RaStoretendero.products.listParams', '{}');
    sessionStorage.setItem('draft', '{}');
    expect(document.cookie).toContain('tendero_signed_in=1');
    expect(await authProvider.logout()).toBe(false);
    expect(browser.calls.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /api/v1/logout',
    ]);
    expect(browser.cookies.has('tendero')).toBe(false);
    expect(document.cookie).not.toContain('tendero_signed_in');
    expect({ ...localStorage, ...sessionStorage }).toEqual({});
    expect(session.current()).toBeNull();
    expect(leave).toHaveBeenCalledWith('/');
  });

  test('without a connection forgets the user here, and tells the server on the next visit', async () => {
    await signInAs('owner');
    browser.offline();
    await authProvider.logout();
    expect(leave).toHaveBeenCalledWith('/');
    expect(session.current()).toBeNull();
    expect(browser.cookies.has('tendero')).toBe(true);
    browser.online();
    await finishSignOut(session.http);
    expect(browser.cookies.has('tendero')).toBe(false);
    expect(localStorage).toHaveLength(0);
  });
});

describe('[AUT-10] calls about the session', () => {
  test('carry the address of the user and a request id of their own', async () => {
    const email = await signInAs('owner');
    await session.refresh();
    await session.refresh();
    await authProvider.logout();
    expect(browser.calls.map(({ headers }) => headers.get('x-user-email'))).toEqual([email, email, email]);
    const ids = browser.calls.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(3);
    expect(ids.every((id) => id !== null && /^[\w-]{8,64}$/.test(id))).toBe(true);
  });

  const named = () => browser.calls.map(({ headers }) => headers.get('x-user-email'));

  test('the first of a page names the user of the last sign-in', async () => {
    const email = await signInAs('owner');
    session.set(null);
    await session.refresh();
    expect(named()).toEqual([email]);
  });

  test('the first of a page asks again without a name when somebody else has signed in since', async () => {
    const email = await signInAs('owner');
    session.set(null);
    localStorage.setItem('tendero.user_email', browser.test.people.viewer.email);
    expect((await session.refresh()).user.user_email).toBe(email);
    expect(named()).toEqual([browser.test.people.viewer.email, null]);
    session.set(null);
    await session.refresh();
    expect(named().at(-1)).toBe(email);
  });

  test('who is named stays with a known session: another one in this browser is refused', async () => {
    await signInAs('owner');
    await signIn(session.http, {
      email: browser.test.people.viewer.email,
      password: PASSWORD,
      remember: false,
    });
    await expect(session.refresh()).rejects.toMatchObject({ code: 'identity_mismatch' });
  });

  test('nobody is named when the session ended with the browser', async () => {
    await signInAs('owner');
    session.set(null);
    browser.cookies.clear();
    document.cookie = 'tendero_signed_in=; Path=/; Max-Age=0';
    await expect(session.refresh()).rejects.toMatchObject({ status: 401 });
    expect(named()).toEqual([null]);
  });
});

describe('what the user may do', () => {
  test('is decided by the same table as on the server', async () => {
    await signInAs('viewer');
    expect(await authProvider.canAccess({ action: 'list', resource: 'products' })).toBe(true);
    expect(await authProvider.canAccess({ action: 'edit', resource: 'products' })).toBe(false);
    expect(await authProvider.canAccess({ action: 'list', resource: 'unknown' })).toBe(false);
    expect(await authProvider.getIdentity()).toMatchObject({ fullName: 'viewer de Prueba' });
  });
});

describe('the way back after signing in', () => {
  test.each([
    ['/orders?page=2#top', '/orders?page=2#top'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https:evil.example', '/'],
    ['https://evil.example/', '/'],
    ['/\t//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['', '/'],
  ])('%j leads to %j', (path, safe) => expect(safePath(path)).toBe(safe));
});
