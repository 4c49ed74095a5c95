import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import words from '../../../i18n/visitor/es.json';
import { DEMO_ACCOUNT } from '../../../domain/identity/credentials.ts';
import { SIGN_IN_LIMITS } from '../../../domain/identity/sign-in-limits.ts';
import { createUser } from '../../../server/modules/identity/accounts.ts';
import { keptPreference } from '../../../src/dataProvider/preferences.ts';
import { createSessionStore } from '../../../src/authProvider/session-store.ts';
import { SessionContext } from '../../../src/authProvider/useSession.ts';
import { PublicApp } from '../../../src/public/start.tsx';
import { storedLocale } from '../../../src/public/words/public-words.ts';
import { PASSWORD } from '../../support/people.ts';
import { ignoreStyleSheets } from '../../support/computed-style.ts';
import { openBrowser, type BrowserWithApi } from './browser.ts';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';

let browser: BrowserWithApi;

beforeAll(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(() => {
  history.replaceState(null, '', '/');
  browser.cookies.clear();
  browser.calls.length = 0;
  browser.online();
});

function open() {
  // The public pages have one file of CSS, which the tests of the screens do not load.
  ignoreStyleSheets();
  const onSignedIn = vi.fn<(session: SessionInfo) => Promise<void>>(async () => undefined);
  const { unmount } = render(
    <SessionContext value={createSessionStore()}>
      <PublicApp onSignedIn={onSignedIn} onLikelySignIn={() => undefined} />
    </SessionContext>,
  );
  return { onSignedIn, unmount, user: userEvent.setup() };
}

const email = () => screen.getByLabelText(words.field.email);
const password = () => screen.getByLabelText(words.login.password);
const button = () => screen.getByRole('button', { name: words.login.submit });

/** Beside them the page asks whether it is a demo's. */
const writes = () => browser.calls.filter(({ method }) => method === 'POST');

describe('the login page', () => {
  test('names the account of a demo, and fills it in at one tap; where there is none, it names none', async () => {
    const asked = () => browser.calls.filter(({ url }) => url.endsWith('/users/demo'));
    const { unmount } = open();
    await waitFor(() => expect(asked()).toHaveLength(1));
    await screen.findByRole('button', { name: 'English' });
    expect(document.body).not.toHaveTextContent(DEMO_ACCOUNT.email);
    expect(document.body).not.toHaveTextContent(DEMO_ACCOUNT.password);
    unmount();

    await createUser(browser.test.ports, {
      ...DEMO_ACCOUNT,
      firstName: 'Demo',
      lastName: '',
      verified: true,
    });
    const { onSignedIn, user } = open();
    await user.click(await screen.findByRole('button', { name: words.login.demo_fill }));
    expect(screen.getByRole('status')).toHaveTextContent(`${DEMO_ACCOUNT.email} · ${DEMO_ACCOUNT.password}`);
    expect(email()).toHaveValue(DEMO_ACCOUNT.email);
    await user.click(button());
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    const sent: unknown = await writes()[0]?.json();
    expect(sent).toMatchObject({ ...DEMO_ACCOUNT });
  });

  test('offers the languages before anybody signs in, and stores the choice where the admin reads it', async () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { ...location, reload });
    const { user } = open();
    expect(screen.getByRole('button', { name: 'Español' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Português' }));
    expect(reload).toHaveBeenCalledOnce();
    expect(keptPreference('locale')).toBe('pt');
    expect(storedLocale()).toBe('pt');
    localStorage.removeItem('RaStoretendero.locale');
    vi.unstubAllGlobals();
    vi.stubGlobal('scrollTo', () => undefined);
  });

  test('[AUT-01] signs in with address and password, and keeps the session when asked to', async () => {
    const { onSignedIn, user } = open();
    await user.type(email(), browser.test.people.owner.email);
    await user.type(password(), PASSWORD);
    await user.click(screen.getByLabelText(words.login.remember));
    await user.click(button());
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(onSignedIn.mock.calls[0]?.[0].user.user_email).toBe(browser.test.people.owner.email);
    expect(browser.cookies.has('tendero')).toBe(true);
    expect(document.cookie).toContain('tendero_signed_in=1');
    expect(document.cookie).not.toContain('tendero=');
    const sent: unknown = await writes()[0]?.json();
    expect(sent).toMatchObject({ remember: true });
  });

  test('[AUT-01] says in words that the credentials are wrong, not which, and keeps what was typed', async () => {
    const { onSignedIn, user } = open();
    await user.type(email(), 'nadie@prueba.co');
    await user.type(password(), 'no-es-esta{Enter}');
    expect(await screen.findByText(words.problem.wrong_credentials)).toBeVisible();
    expect(email()).toHaveValue('nadie@prueba.co');
    await waitFor(() => expect(password()).toHaveFocus());
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  test('says at the field what is missing, without asking the server', async () => {
    const { user } = open();
    await user.click(button());
    expect(await screen.findByText(words.field.email_required)).toBeVisible();
    await waitFor(() => expect(email()).toHaveFocus());
    expect(email()).toHaveAccessibleDescription(words.field.email_required);
    expect(password()).toHaveAccessibleDescription(words.login.password_required);
    await user.type(email(), 'demo@tendero');
    expect(await screen.findByText(words.field.email_invalid)).toBeVisible();
    expect(writes()).toEqual([]);
  });

  test('is filled in by password managers', () => {
    open();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(email()).toHaveAttribute('name', 'email');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAttribute('type', 'password');
  });

  test('shows the password and hides it again', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: words.field.show_password }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: words.field.hide_password }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  test('without a network says so, loses nothing, and tries again at a touch', async () => {
    const { onSignedIn, user } = open();
    browser.offline();
    await user.type(email(), browser.test.people.owner.email);
    await user.type(password(), `${PASSWORD}{Enter}`);
    expect(await screen.findByText(words.problem.network)).toBeVisible();
    browser.online();
    await user.click(screen.getByRole('button', { name: words.problem.retry }));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  });

  test('takes one press at a time', async () => {
    const { onSignedIn, user } = open();
    await user.type(email(), browser.test.people.owner.email);
    await user.type(password(), PASSWORD);
    await user.dblClick(button());
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(writes()).toHaveLength(1);
  });

  test('tells the wait in words after too many tries', async () => {
    const { user } = open();
    await user.type(email(), 'muchos@prueba.co');
    for (let i = 0; i <= SIGN_IN_LIMITS.addressAndAccount.tries; i += 1) {
      await user.clear(password());
      await user.type(password(), `intento-${i}{Enter}`);
      await waitFor(() => expect(writes()).toHaveLength(i + 1));
      await screen.findByRole('alert');
    }
    expect(await screen.findByText(/Espera 10 minutos/)).toBeVisible();
  });

  test('[AUT-01] leads to the recovery of a password and back', async () => {
    const { user } = open();
    await user.click(screen.getByRole('link', { name: words.login.recovery }));
    expect(location.pathname).toBe('/password-recovery');
    await waitFor(() => expect(screen.getByRole('heading', { name: words.recovery.title })).toHaveFocus());
    await user.click(screen.getByRole('link', { name: words.recovery.back }));
    expect(screen.getByRole('heading', { name: words.login.title })).toBeVisible();
  });

  test('has nothing that axe complains about', async () => {
    const { user } = open();
    await user.click(button());
    await screen.findByText(words.field.email_required);
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });
});

test('[AUT-06] /reset without a token leads to the login', async () => {
  history.replaceState(null, '', '/reset');
  open();
  expect(await screen.findByRole('heading', { name: words.login.title })).toBeVisible();
  expect(location.pathname).toBe('/');
});

test('/reset with a link that is no good says so, and takes the token out of the address', async () => {
  history.replaceState(null, '', '/reset?token=gastado');
  open();
  expect(await screen.findByRole('heading', { name: words.reset.bad_title })).toBeVisible();
  expect(location.search).toBe('');
});
