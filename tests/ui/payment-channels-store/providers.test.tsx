import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import app from '../../../i18n/es.json';
import words from '../../../i18n/payment-providers/es.json';
import { CHANNEL_IDS } from '../../../domain/payments/channels.ts';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { loseConnection } from '../lose-connection.ts';
import { openPart } from '../stage.tsx';

const LIST = '/config/paymentProviders';
const KEYS = {
  client_id: 'pub_test_uno',
  client_secret: 'prv_test_uno',
  integrity: 'test_integrity_uno',
  event_wompi_key: 'test_events_uno',
};

let browser: BrowserWithApi;
let owner: TestClient;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await signedIn(browser.test, 'owner');
});
afterAll(() => browser.close());
beforeEach(async () => {
  sessionStorage.clear();
  for (const id of Object.values(CHANNEL_IDS)) await owner.delete(at(id));
});

const at = (id: number): string => `/stores/${browser.test.storeId}/payment-channels-store/${id}`;
const TOLD = { extra_parameters: { title: 'Nequi' } };
const setUp = (id: number, body: object = id === CHANNEL_IDS.manual ? TOLD : {}) =>
  owner.post(at(id), { active: 1, ...body });
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Guardar' });
const writes = (method: string) => browser.calls.filter((call) => call.method === method);
const order = async () =>
  (
    await owner.get<{ payment_channel_id: number }[]>(
      `/stores/${browser.test.storeId}/payment-channels-store?sort=order,asc`,
    )
  ).body.map(({ payment_channel_id }) => payment_channel_id);

describe('[CFG-08] the list', () => {
  test('is empty at first, leads to the picker, and then has what was added with its state', async () => {
    const { user, path } = await openPart({ browser, path: LIST, width: 390 });
    expect(await screen.findByText(words.empty_title)).toBeVisible();
    await user.click(screen.getByRole('link', { name: words.add }));
    await waitFor(() => expect(path()).toBe(`${LIST}/add`));
    await screen.findByText(words.pick);
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('listitem')).toHaveLength(11);
    // Transfers to an account come first.
    expect(main.getAllByRole('link').map(({ textContent }) => textContent)[1]).toBe('Nequi');
    expect(main.getByRole('link', { name: 'Wompi' })).toHaveAccessibleDescription(
      'Tarjetas, PSE, Nequi, Bancolombia y efectivo en corresponsales',
    );
    await user.click(main.getByRole('link', { name: 'Contra entrega' }));
    await screen.findByRole('heading', { level: 1, name: 'Contra entrega' });
    expect(await screen.findByRole('switch', { name: words.show })).toBeChecked();
    await user.click(save());
    expect(await screen.findByText(words.created)).toBeVisible();
    await waitFor(() => expect(path()).toBe(LIST));
    expect(await screen.findByRole('link', { name: 'Contra entrega' })).toBeVisible();
    expect(await screen.findByText(words.active)).toBeVisible();
  });

  test('says what lacks keys, is in test mode or not shown', async () => {
    await setUp(CHANNEL_IDS.wompi, { ...KEYS, test_mode: 1 });
    await setUp(CHANNEL_IDS.payu, { active: 0 });
    await openPart({ browser, path: LIST });
    const list = within(await screen.findByRole('list', { name: words.list }));
    const [wompi, payu] = list.getAllByRole('listitem');
    expect(within(wompi ?? document.body).getByText(words.testing)).toBeVisible();
    expect(within(payu ?? document.body).getByText(words.inactive)).toBeVisible();
    expect(within(payu ?? document.body).getByText(words.incomplete)).toBeVisible();
  });

  test('is sorted by buttons and by keyboard; a refused order is put back with the reason', async () => {
    for (const id of [CHANNEL_IDS.manual, CHANNEL_IDS.whatsapp, CHANNEL_IDS.wompi]) await setUp(id);
    const { user } = await openPart({ browser, path: LIST });
    await user.click(await screen.findByRole('button', { name: /^Subir.*WhatsApp/ }));
    await waitFor(async () => expect(await order()).toEqual([7, 6, 3]));
    browser.offline();
    await user.click(await screen.findByRole('button', { name: /^Subir.*Wompi/ }));
    expect(await screen.findByText(/^El orden no se guardó/)).toBeVisible();
    browser.online();
    expect(await order()).toEqual([7, 6, 3]);
  });

  test('is not sorted without a connection: its tools say why', async () => {
    for (const id of [CHANNEL_IDS.manual, CHANNEL_IDS.whatsapp]) await setUp(id);
    await openPart({ browser, path: LIST });
    const up = await screen.findByRole('button', { name: /^Subir.*WhatsApp/ });
    const back = loseConnection();
    expect(up).toHaveAccessibleDescription(/^Sin conexión no se puede cambiar/);
    expect(up).toHaveAttribute('aria-disabled', 'true');
    back();
    expect(up).not.toHaveAttribute('aria-disabled', 'true');
  });
});

describe('[CFG-08] the form', () => {
  test('of Wompi asks for its four keys, refuses those of another environment at their fields, copies the URL', async () => {
    const { user, path } = await openPart({ browser, path: `${LIST}/add?method=3` });
    await user.type(await screen.findByLabelText(words.fields.public_key), 'pub_test_uno');
    await user.type(screen.getByLabelText(words.fields.private_key), 'prv_prod_uno');
    expect(screen.getByLabelText(words.fields.integrity)).toBeVisible();
    expect(screen.getByLabelText(words.fields.events)).toBeVisible();
    expect((await box(words.notification)).value).toMatch(/\/api\/v1\/notification\/wompi\/\d+$/);
    await user.click(screen.getByRole('button', { name: words.copy }));
    expect(await screen.findByText(words.copied)).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/\/api\/v1\/notification\/wompi\/\d+$/);
    await user.click(save());
    expect(await screen.findByText(/^Esta llave es de pruebas/)).toBeVisible();
    expect(screen.getByLabelText(words.fields.public_key)).toHaveAttribute('aria-invalid', 'true');
    await user.click(screen.getByRole('switch', { name: words.test }));
    await user.click(save());
    expect(await screen.findByText(/^Esta llave no es de pruebas/)).toBeVisible();
    const secret = screen.getByLabelText(words.fields.private_key);
    await user.clear(secret);
    await user.type(secret, ' prv_test_uno ');
    await user.click(save());
    expect(await screen.findByText(words.created)).toBeVisible();
    await waitFor(() => expect(path()).toBe(LIST));
    const { body } = await owner.get<{ stored_secrets: string[] }>(at(CHANNEL_IDS.wompi));
    expect(body.stored_secrets).toEqual(['client_id', 'client_secret']);
  });

  test('never shows a secret: it is said to be kept, stays when something else is saved, or is replaced', async () => {
    await setUp(CHANNEL_IDS.wompi, { ...KEYS, test_mode: 1, integrity: null });
    const { user } = await openPart({ browser, path: `${LIST}/update/3` });
    expect(await screen.findByLabelText(words.fields.private_key)).toHaveValue('Guardado ••••');
    expect(screen.getByLabelText(words.fields.integrity)).toHaveValue('');
    expect(document.body.textContent).not.toContain(KEYS.client_secret);
    await user.click(screen.getByRole('switch', { name: words.show }));
    browser.calls.length = 0;
    await user.click(save());
    await screen.findByText(words.updated);
    expect(await writes('PATCH')[0]?.json()).toEqual({
      active: 0,
      test_mode: 1,
    });
  });

  test('[CFG-09] of a channel that was set up meanwhile updates it, and keeps what is there', async () => {
    const { user } = await openPart({ browser, path: `${LIST}/add?method=6` });
    await user.type(await box(words.fields.title), 'Nequi');
    await user.type(await box(words.fields.description), 'Sin costo{Enter}Desde tu banco');
    await setUp(CHANNEL_IDS.manual, { extra_parameters: { instructions: 'Al 300' } });
    await user.click(save());
    expect(await screen.findByText(words.updated)).toBeVisible();
    const { body } = await owner.get<{ extra_parameters: string }>(at(CHANNEL_IDS.manual));
    expect(JSON.parse(body.extra_parameters)).toMatchObject({
      title: 'Nequi',
      description: 'Sin costo\nDesde tu banco',
      instructions: 'Al 300',
    });
  });

  test('[CFG-09] of one field that both have typed into saves neither over the other without a look', async () => {
    const { user } = await openPart({ browser, path: `${LIST}/add?method=6` });
    await user.type(await box(words.fields.title), 'Nequi');
    await setUp(CHANNEL_IDS.manual, {
      active: 0,
      extra_parameters: { title: 'Breve', instructions: 'Al 300' },
    });
    await user.click(save());
    expect(await screen.findByText(words.stale)).toBeVisible();
    const parameters = async (): Promise<unknown> =>
      JSON.parse(
        (await owner.get<{ extra_parameters: string }>(at(CHANNEL_IDS.manual))).body.extra_parameters,
      );
    expect(await parameters()).toMatchObject({ title: 'Breve', instructions: 'Al 300' });
    expect(await box(words.fields.instructions)).toHaveValue('Al 300');
    expect(screen.getByRole('switch', { name: words.show })).not.toBeChecked();
    await user.click(save());
    expect(await screen.findByText(words.updated)).toBeVisible();
    expect(await parameters()).toMatchObject({ title: 'Nequi', instructions: 'Al 300' });
  });

  test('of two people who change one channel keeps what each has typed', async () => {
    await setUp(CHANNEL_IDS.manual, { extra_parameters: { title: 'Nequi', instructions: 'Al 300' } });
    const { user } = await openPart({ browser, path: `${LIST}/update/6` });
    await user.type(await box(words.fields.description), 'Sin costo');
    await owner.patch(at(CHANNEL_IDS.manual), {
      active: 0,
      extra_parameters: { title: 'Nequi', instructions: 'Al 310' },
    });
    await user.click(save());
    expect(await screen.findByText(words.updated)).toBeVisible();
    const { body } = await owner.get<{ active: number; extra_parameters: string }>(at(CHANNEL_IDS.manual));
    expect(body.active).toBe(0);
    expect(JSON.parse(body.extra_parameters)).toMatchObject({
      description: 'Sin costo',
      instructions: 'Al 310',
    });
  });

  test('of PayU has no test mode: the merchant of the sandbox says it', async () => {
    const { user } = await openPart({ browser, path: `${LIST}/add?method=1` });
    await user.type(await box(words.fields.merchant_id), '508029');
    expect(await screen.findByText(words.sandbox)).toBeVisible();
    expect(screen.queryByRole('switch', { name: words.test })).toBeNull();
    await user.click(save());
    await screen.findByText(words.created);
    expect((await owner.get(at(CHANNEL_IDS.payu))).body).toMatchObject({ test_mode: 1, complete: 0 });
  });

  test.each([
    ['PayPal', 4, [words.fields.client_id, words.fields.client_secret, words.fields.webhook_id], true],
    ['Mercado Pago', 2, [words.fields.user_id, words.fields.access_token, words.fields.webhook_secret], true],
    ['WhatsApp', 7, [], false],
    ['Contra entrega', 5, [words.fields.instructions], false],
  ])('of %s has its own fields', async (name, id, labels, tests) => {
    await openPart({ browser, path: `${LIST}/update/${id}` });
    await screen.findByRole('heading', { level: 1, name });
    await screen.findByRole('switch', { name: words.show });
    for (const label of labels) expect(screen.getByLabelText(label)).toBeVisible();
    expect(screen.queryAllByRole('switch', { name: words.test })).toHaveLength(tests ? 1 : 0);
    expect(screen.queryByRole('button', { name: /^Desactivar/ })).toBeNull();
  });

  test('says that nothing was saved when the server fails, and keeps what was typed', async () => {
    const { user } = await openPart({ browser, path: `${LIST}/add?method=6` });
    await user.type(await box(words.fields.title), 'Nequi');
    const { api } = browser.test;
    const answer = api.fetch;
    const failing = vi
      .spyOn(api, 'fetch')
      .mockImplementation(async (request) =>
        request.method === 'POST' ? new Response(null, { status: 500 }) : answer(request),
      );
    await user.click(save());
    expect(await screen.findByText(new RegExp(`^${words.not_created}`))).toBeVisible();
    expect(await box(words.fields.title)).toHaveValue('Nequi');
    failing.mockRestore();
    await user.click(save());
    expect(await screen.findByText(words.created)).toBeVisible();
  });

  test('deactivates after a question: the keys are deleted, and the channel can be added again', async () => {
    await setUp(CHANNEL_IDS.wompi, { ...KEYS, test_mode: 1 });
    const { user, path } = await openPart({ browser, path: `${LIST}/update/3`, width: 390 });
    await user.click(await screen.findByRole('button', { name: 'Desactivar Wompi' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/y sus llaves se borran/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Desactivar Wompi' }));
    expect(await screen.findByText(words.deleted)).toBeVisible();
    await waitFor(() => expect(path()).toBe(LIST));
    expect(await screen.findByText(words.empty_title)).toBeVisible();
    expect((await owner.get(at(CHANNEL_IDS.wompi))).body).toEqual({});
  });

  test('of a channel without keys the question speaks of none', async () => {
    await setUp(CHANNEL_IDS.cash_on_delivery, {});
    const path = `${LIST}/update/${CHANNEL_IDS.cash_on_delivery}`;
    const { user } = await openPart({ browser, path, width: 390 });
    await user.click(await screen.findByRole('button', { name: /^Desactivar/ }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('se borra lo que escribiste aquí');
    expect(dialog).not.toHaveTextContent('llaves');
    await owner.delete(at(CHANNEL_IDS.cash_on_delivery));
  });

  test('is not for who may only read', async () => {
    await openPart({ browser, who: 'viewer', path: `${LIST}/add` });
    expect(await screen.findByRole('heading', { name: /permiso/i })).toBeVisible();
  });
});

describe('[CFG-09] adding a channel that is set up already', () => {
  const MANUAL = CHANNEL_IDS.manual;
  const stored = async (): Promise<unknown> =>
    JSON.parse((await owner.get<{ extra_parameters: string }>(at(MANUAL))).body.extra_parameters);

  test('an empty transfer is refused at its first account, and nothing is sent', async () => {
    const { user } = await openPart({ browser, path: `${LIST}/add?method=${MANUAL}` });
    const first = await box(words.accounts.nequi);
    const made = writes('POST').length;
    await user.click(save());
    expect(await screen.findByText(app.validation.transfer_silent)).toBeVisible();
    await waitFor(() => expect(first).toHaveFocus());
    expect(writes('POST')).toHaveLength(made);
  });

  test('an account asks a number alone, shows what the buyer reads, and is refused by its own sentence', async () => {
    const { user } = await openPart({ browser, path: `${LIST}/add?method=${MANUAL}&way=nequi` });
    const nequi = await box(words.accounts.nequi);
    await waitFor(() => expect(nequi).toHaveFocus());
    await user.type(nequi, '300 123');
    await user.click(save());
    const sentence = app.resources['payment-channels-store'].errors.extra_parameters.nequi.pattern;
    expect(await screen.findByText(sentence)).toBeVisible();
    await user.type(nequi, ' 4567');
    const seen = await screen.findByRole('figure', { name: words.seen });
    expect(seen).toHaveTextContent('Nequi: 300 123 4567');
    await user.click(save());
    expect(await screen.findByText(words.created)).toBeVisible();
    expect(await stored()).toMatchObject({ nequi: '3001234567' });
    const card = within(await screen.findByRole('list', { name: words.list }));
    expect(await card.findByText('Nequi 300 123 4567')).toBeVisible();
    // One alone has nowhere to move to.
    expect(card.getAllByRole('listitem')).toHaveLength(1);
    expect(card.queryByRole('button')).toBeNull();
  });

  test('shows what is stored, and saves it as a change', async () => {
    await setUp(MANUAL, { extra_parameters: { title: 'Nequi', description: 'Celular 300' } });
    const { user } = await openPart({ browser, path: `${LIST}/add?method=${MANUAL}` });
    const title = await screen.findByDisplayValue('Nequi');
    await user.clear(title);
    await user.type(title, 'Bancolombia');
    const made = writes('POST').length;
    await user.click(save());
    expect(await screen.findByText(words.updated)).toBeVisible();
    expect(writes('POST')).toHaveLength(made);
    expect(await stored()).toMatchObject({ title: 'Bancolombia', description: 'Celular 300' });
  });
});
