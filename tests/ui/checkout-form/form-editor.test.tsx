import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import words from '../../../i18n/checkout-form/es.json';
import messages from '../../../i18n/es.json';
import type { CheckoutForm } from '../../../domain/checkout-form/form-calls.ts';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin, openPart } from '../stage.tsx';

const PATH = '/config/form';

let browser: BrowserWithApi;
let owner: TestClient;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await signedIn(browser.test, 'owner');
});
afterAll(() => browser.close());
beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  await owner.delete(form());
});

const form = () => `/stores/${browser.test.storeId}/dynamic-form`;
const stored = async () => (await owner.get<CheckoutForm>(form())).body;
const press = (name: string) => screen.findByRole('button', { name });
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const preview = () => within(screen.getByRole('figure', { name: words.preview }));
async function make(...titles: string[]): Promise<void> {
  const fields = titles.map((title) => ({ type: 'input', title }));
  expect((await owner.post(form(), { title: 'Regalo', fields })).status).toBe(201);
}

test('[CFG-07] offers the eleven types, and draws what is chosen in the preview at once', async () => {
  const { user } = await openPart({ browser, path: PATH });
  await user.type(await box(words.form_title), 'Datos del regalo');
  await user.click(await press(words.add_field));
  const picker = within(await screen.findByRole('group', { name: words.type }));
  expect(picker.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    Object.values(words.types),
  );
  await user.click(picker.getByRole('button', { name: words.types.checkbox }));
  await user.type(await box(words.question), 'Empaque');
  await user.type(await box('Opción 1'), 'Papel');
  await waitFor(() => expect(preview().getByRole('checkbox', { name: 'Papel' })).toBeVisible());
  expect(preview().getByText('Datos del regalo')).toBeVisible();
  await user.click(await press('Guardar'));
  expect(await screen.findByText(words.saved)).toBeVisible();
  expect((await stored()).fields).toMatchObject([{ type: 'checkbox', title: 'Empaque', options: ['Papel'] }]);
});

test('[CFG-07] a field is made by keyboard: its question is first, has the focus, and is not red while it is new', async () => {
  const { user } = await openPart({ browser, path: PATH });
  (await press(words.add_field)).focus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await box(words.question)).toHaveFocus());
  await user.tab();
  await waitFor(async () => expect(await press(words.types.input)).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await box(words.question)).toHaveFocus());
  await user.keyboard('Talla');
  expect(await box(words.question)).toHaveValue('Talla');

  await user.type(await box(words.form_title), 'Datos');
  await user.click(await press(words.add_field));
  await user.type(await box(words.question), 'Color');
  await user.click(await press('Falta 1 dato'));
  expect(screen.getByText(words.errors.type)).toBeVisible();
  await waitFor(async () => expect(await press(words.types.input)).toHaveFocus());
  await user.click(await press(words.add_field));
  expect(await box(words.question)).toHaveAttribute('aria-invalid', 'false');
  expect(screen.queryByText(words.errors.field_title)).toBeNull();
});

test('[CFG-07] buttons move a field, a removal is taken back, and leaving unsaved changes asks', async () => {
  await make('Uno', 'Dos', 'Tres');
  const { user, path } = await openAdmin({ browser, path: PATH });
  await user.click(await press('Subir Tres'));
  await user.click(await press('Quitar Uno'));
  expect(await screen.findByText('Quitaste «Uno»')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Quitar Uno' })).toBeNull();
  await user.click(await press(words.undo));
  expect(await press('Quitar Uno')).toBeVisible();

  const [link] = screen.getAllByRole('link', { name: 'Productos' });
  if (link === undefined) throw new Error('The menu is not there');
  await user.click(link);
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(messages.form.unsaved.title)).toBeVisible();
  await user.click(question.getByRole('button', { name: messages.form.unsaved.stay }));
  expect(path()).toBe(PATH);
  await user.click(await press('Guardar'));
  await screen.findByText(words.saved);
  expect((await stored()).fields.map(({ title }) => title)).toEqual(['Uno', 'Tres', 'Dos']);
});

test('[CFG-07] a server that fails saves nothing, and what was typed stays', async () => {
  await make('Uno');
  const { user } = await openPart({ browser, path: PATH });
  const { api } = browser.test;
  const answer = api.fetch;
  const failing = vi
    .spyOn(api, 'fetch')
    .mockImplementation(async (request) =>
      request.method === 'PUT' ? new Response(null, { status: 500 }) : answer(request),
    );
  await user.type(await box(words.form_title), ' de grado');
  await user.click(await press('Guardar'));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await box(words.form_title)).toHaveValue('Regalo de grado');
  expect((await stored()).title).toBe('Regalo');
  failing.mockRestore();
  await user.click(await press('Guardar'));
  await screen.findByText(words.saved);
  expect((await stored()).title).toBe('Regalo de grado');
});

test('[CFG-07] what another member saved meanwhile stays beside what is typed', async () => {
  await make('Uno', 'Dos');
  const { user } = await openPart({ browser, path: PATH });
  await user.type(await box(words.form_title), ' de grado');
  const { title, fields } = await stored();
  const theirs = fields.map((field) => ({ ...field, title: `${field.title} más` }));
  const added = { type: 'input', title: 'Tres' };
  expect((await owner.put(form(), { title, fields: [...theirs, added] })).status).toBe(200);
  await user.click(await press('Guardar'));
  expect(await screen.findByText(words.stale)).toBeVisible();
  await user.click(await press('Guardar'));
  await screen.findByText(words.saved);
  const saved = await stored();
  expect([saved.title, ...saved.fields.map((field) => field.title)]).toEqual([
    'Regalo de grado',
    'Uno más',
    'Dos más',
    'Tres',
  ]);
});

// The last one: what it leaves unsaved would be restored in the next.
test('[CFG-07] what lacks is named in the words of the specification, and cannot be saved', async () => {
  const { user } = await openPart({ browser, path: PATH });
  await user.type(await box(words.form_title), 'x');
  await user.clear(await box(words.form_title));
  await user.click(await press(words.add_title));
  expect(await press('Faltan 2 datos')).toBeVisible();
  await user.click(await press('Guardar'));
  expect(await screen.findByText(words.errors.form_title)).toBeVisible();
  expect(screen.getByText(words.errors.field_title)).toBeVisible();
  expect((await stored()).fields).toEqual([]);
});
