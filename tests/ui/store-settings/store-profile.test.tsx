import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import words from '../../../i18n/store-profile/es.json';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

let browser: BrowserWithApi;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const stored = async () =>
  (await (await signedIn(browser.test, 'owner')).get<object>(`/stores/${browser.test.storeId}`)).body;
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' });

test('[STO-01] both paths lead to the profile; texts count what is left, and the shop front shows them', async () => {
  const { user, go, path } = await openPart({ browser, path: '/editar-tienda', width: 1440 });
  await screen.findByRole('heading', { level: 1, name: words.title });
  await box(words.name);
  expect(save()).toBeDisabled();

  await user.clear(await box(words.name));
  await user.type(await box(words.name), 'Café Alma');
  await screen.findByText('Quedan 41 letras');
  const preview = screen.getByRole('figure', { name: words.preview });
  expect(within(preview).getByText('Café Alma')).toBeVisible();

  // The name stops at its length.
  expect(await box(words.name)).toHaveAttribute('maxlength', '50');
  await user.click(await box(words.description));
  await user.paste('á'.repeat(251));
  // A fault is shown while typing, and is not saved.
  expect(await screen.findByText(`${words.description_long}. Sobra 1 letra`)).toBeVisible();
  expect(save()).toBeDisabled();
  await user.type(await box(words.description), '{Backspace}');
  await waitFor(() => expect(save()).toBeEnabled());
  await user.clear(await box(words.name));
  expect(await screen.findByText(words.name_required)).toBeVisible();
  expect(save()).toBeDisabled();
  await user.type(await box(words.name), 'Café Alma');
  await user.click(save());
  await screen.findByText(words.saved);
  expect(await stored()).toMatchObject({ name: 'Café Alma', description: 'á'.repeat(250) });

  await go('/store');
  await screen.findByDisplayValue('Café Alma');
  expect(path()).toBe('/store');
});

test('[STO-01] the address is cleaned while typing, verified by the server, and saved when it is free', async () => {
  const { user } = await openPart({ browser, path: '/store', width: 390 });
  await user.clear(await box(words.url));
  await screen.findByText(words.url_required);
  await user.type(await box(words.url), 'Mi Tiénda_Ñ!2');
  expect(await box(words.url)).toHaveValue('mitiendan2');
  await screen.findByText(words.url_free);
  await waitFor(() => expect(save()).toBeEnabled());
  await user.click(save());
  await screen.findByText(words.saved);
  expect(await stored()).toMatchObject({ url: 'mitiendan2' });
});

test('[STO-01] a profile that was saved is changed and saved again at once', async () => {
  const { user } = await openPart({ browser, path: '/store' });
  const draft = () => Object.keys(sessionStorage).some((key) => key.endsWith('store-profile'));
  await user.clear(await box(words.description));
  await user.type(await box(words.description), 'Uno');
  await waitFor(() => expect(draft()).toBe(true));
  await user.click(save());
  await waitFor(async () => expect(await stored()).toMatchObject({ description: 'Uno' }));
  await waitFor(() => expect(save()).toBeDisabled());
  await user.type(await box(words.description), ' Dos');
  await user.click(save());
  await waitFor(async () => expect(await stored()).toMatchObject({ description: 'Uno Dos' }));
});

test('[STO-02] a picture is removed after a question, and what is typed meanwhile stays', async () => {
  await browser.test.database.platformWrite((sql) =>
    sql
      .updateTable('stores')
      .set({ profile_picture: '/api/v1/files/1/a.webp' })
      .where('id', '=', browser.test.storeId)
      .execute(),
  );
  const { user } = await openPart({ browser, path: '/store' });
  await user.type(await box(words.name), ' Tres');
  await user.click(await screen.findByRole('button', { name: 'Quitar foto de perfil' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Quitar foto de perfil' }));
  await screen.findByText(words.picture_removed);
  expect(await stored()).toMatchObject({ profile_picture: null });
  expect((await box(words.name)).value).toMatch(/ Tres$/);
  await user.click(save());
  await expect.poll(stored).toMatchObject({ name: expect.stringMatching(/ Tres$/) });
});

// What it leaves unsaved would come back in a later test.
test('[STO-01] an address of another store is refused; one that is taken meanwhile too, and nothing is lost', async () => {
  const { user } = await openPart({ browser, path: '/store' });
  const rival = await signedIn(browser.test, 'outsider');
  const theirs = `/stores/${browser.test.otherStoreId}`;
  await rival.patch(theirs, { url: 'ocupada' });
  await user.clear(await box(words.url));
  await user.type(await box(words.url), 'ocupada');
  await screen.findByText(words.url_taken);
  expect(save()).toBeDisabled();

  await user.type(await box(words.url), '-no');
  await screen.findByText(words.url_free);
  await user.type(await box(words.name), ' Dos');
  await rival.patch(theirs, { url: 'ocupada-no' });
  await user.click(save());
  await screen.findByText(words.url_taken);
  expect(await box(words.url)).toHaveValue('ocupada-no');
  expect((await box(words.name)).value).toMatch(/ Dos$/);
});

test('a member who may not change settings has no form', async () => {
  await openPart({ browser, who: 'viewer', path: '/store' });
  await screen.findByRole('heading', { level: 1, name: words.title });
  expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
});
