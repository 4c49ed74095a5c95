import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import common from '../../../i18n/es.json';
import words from '../../../i18n/team/es.json';
import { createOutbox } from '../../../server/adapters/outbox.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart, type Stage } from '../stage.tsx';

let browser: BrowserWithApi;

beforeAll(async () => {
  browser = await openBrowser({ mail: createOutbox().mail });
  // Loads the lazy page before the clock of a test starts.
  await import('../../../src/custom/team/TeamPage.tsx');
});
afterAll(() => browser.close());
afterEach(cleanup);

const { invitation, errors } = words;
const posts = () =>
  browser.calls.filter(({ method, url }) => method === 'POST' && url.endsWith('/invitations'));

async function openDialog(page?: Stage) {
  const session = page === undefined ? {} : { session: page.services.session };
  const stage = await openPart({ browser, path: '/users-roles', ...session });
  await stage.user.click(await screen.findByRole('button', { name: words.invite }));
  const dialog = within(await screen.findByRole('dialog', { name: invitation.title }));
  return { ...stage, dialog, send: dialog.getByRole('button', { name: invitation.send }) };
}

test('what is wrong stands at its field; two presses send one invitation', async () => {
  const { user, dialog, send } = await openDialog();
  await user.click(send);
  await waitFor(() => expect(dialog.getByLabelText(invitation.first_name)).toHaveFocus());
  expect(dialog.getByText(errors.role)).toBeVisible();

  await user.type(dialog.getByLabelText(invitation.first_name), 'Lina');
  await user.type(dialog.getByLabelText(invitation.last_name), 'Mesa');
  await user.type(dialog.getByLabelText(invitation.email), browser.test.people.seller.email);
  await user.click(dialog.getByLabelText(invitation.all));
  await user.click(send);
  const email = dialog.getByLabelText(invitation.email);
  await waitFor(() => expect(email).toHaveAccessibleDescription(errors.already_member));
  await waitFor(() => expect(email).toHaveFocus());

  await user.clear(email);
  await user.type(email, 'lina@correo.co');
  browser.calls.length = 0;
  await user.dblClick(send);
  await screen.findByText('Invitación enviada a lina@correo.co');
  expect(posts()).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a store without roles invites with a ready one, and tells the guest by WhatsApp', async () => {
  const { user, dialog, send } = await openDialog();
  await user.type(dialog.getByLabelText(invitation.first_name), 'Nora');
  await user.type(dialog.getByLabelText(invitation.last_name), 'Ruiz');
  await user.type(dialog.getByLabelText(invitation.email), 'nora@correo.co');
  await user.selectOptions(dialog.getByLabelText(invitation.role), words.ready.seller.name);
  expect(dialog.getByText(words.ready.seller.text)).toBeVisible();
  await user.click(send);
  const link = await screen.findByRole('link', { name: 'Avisar por WhatsApp a nora@correo.co' });
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '';
  expect(text).toMatch(/^Hola, Nora\. Te invité a trabajar en Tienda Uno con Tendero\. .* nora@correo\.co /);
  // Who opens the mailed link proves the mailbox: it is in the mail alone.
  expect(text).not.toMatch(/https?:|token/);
  expect(await screen.findByRole('link', { name: /Vendedora/ })).toBeVisible();
});

test('without a connection the dialog says so and keeps what was typed, also over a lost page', async () => {
  const first = await openDialog();
  const { user, dialog, send, unmount } = first;
  await user.type(dialog.getByLabelText(invitation.first_name), 'Rosa');
  await user.type(dialog.getByLabelText(invitation.last_name), 'Gil');
  await user.type(dialog.getByLabelText(invitation.email), 'rosa@correo.co');
  await user.click(dialog.getByLabelText(invitation.all));
  browser.offline();
  browser.calls.length = 0;
  await user.click(send);
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent('No hay conexión');
  const [lost] = posts();
  unmount();
  browser.online();

  const again = await openDialog(first);
  expect(again.dialog.getByText(common.form.draft.restored)).toBeVisible();
  expect(again.dialog.getByLabelText(invitation.email)).toHaveValue('rosa@correo.co');
  await again.user.click(again.send);
  await screen.findByText('Invitación enviada a rosa@correo.co');
  const ids = posts().map(({ headers }) => headers.get('x-request-id'));
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids)).toEqual(new Set([lost?.headers.get('x-request-id')]));
});

test('closing the dialog forgets what was typed', async () => {
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByLabelText(invitation.first_name), 'Rosa');
  await user.click(dialog.getByRole('button', { name: common.app.cancel }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sessionStorage).toHaveLength(0);
});
