import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import words from '../../../i18n/account/es.json';
import { signedIn } from '../../support/api.ts';
import { PASSWORD } from '../../support/people.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin, openPart } from '../stage.tsx';

let browser: BrowserWithApi;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(() => browser.test.database.platformWrite((sql) => sql.deleteFrom('sessions').execute()));
afterEach(cleanup);

const { sessions, password } = words;

test('every device is listed; one is signed out alone, the others together', async () => {
  const others = await Promise.all([1, 2, 3].map(() => signedIn(browser.test, 'owner')));
  const { user } = await openAdmin({ browser, path: '/account' });
  const list = await screen.findByRole('list', { name: sessions.title });
  const rows = () => within(list).getAllByRole('listitem');
  expect(rows()).toHaveLength(4);
  expect(within(rows()[0] ?? document.body).queryByRole('button')).toBeNull();

  const [end] = screen.getAllByRole('button', { name: /^Cerrar la sesión de/ });
  if (end !== undefined) await user.click(end);
  await waitFor(() => expect(rows()).toHaveLength(3));

  await user.click(screen.getByRole('button', { name: sessions.end_others }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: sessions.end_others }));
  await screen.findByText(sessions.only);
  for (const other of others) expect((await other.get('/users/token')).status).toBe(401);
});

test('the password changes; what is wrong is told at its field', async () => {
  const { user } = await openAdmin({ browser, path: '/account' });
  const current = await screen.findByLabelText(password.current);
  const next = screen.getByLabelText(password.new);
  const submit = screen.getByRole('button', { name: password.submit });
  await user.click(submit);
  await screen.findByText(password.errors.current);
  await waitFor(() => expect(current).toHaveFocus());

  await user.type(next, 'qwerty123');
  await screen.findByText(password.strength.common);
  await user.clear(next);
  await user.type(next, 'una ruana para el frío de Boyacá');
  await screen.findByText(password.strength.strong);

  await user.type(current, 'no es esta');
  await user.click(submit);
  await screen.findByText(password.errors.wrong_password);
  await waitFor(() => expect(current).toHaveFocus());

  await user.clear(current);
  await user.type(current, PASSWORD);
  await user.click(submit);
  await screen.findByText(password.done);
  expect(current).toHaveValue('');
  const credentials = {
    email: browser.test.people.owner.email,
    password: 'una ruana para el frío de Boyacá',
  };
  expect((await browser.test.anonymous().post('/users/auth', credentials)).status).toBe(200);
});

test('[AUT-02] six wrong digits that sent themselves are not sent again by the button', async () => {
  const { user } = await openPart({ browser, path: '/code' });
  const input = await screen.findByLabelText(words.code.label);
  const tries = () => browser.calls.filter(({ method, url }) => method === 'POST' && url.includes('code'));
  const before = tries().length;
  await user.type(input, '000000');
  await screen.findByText(words.code.wrong);
  await user.click(screen.getByRole('button', { name: words.code.check }));
  await screen.findByText(words.code.wrong);
  expect(tries()).toHaveLength(before + 1);
  await waitFor(() => expect(input).toHaveFocus());
});
