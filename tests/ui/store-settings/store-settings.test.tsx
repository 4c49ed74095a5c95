import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import billing from '../../../i18n/billing/es.json';
import words from '../../../i18n/store-settings/es.json';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin, openPart } from '../stage.tsx';

const { general, shipping, errors } = words;

let browser: BrowserWithApi;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const stored = async () =>
  (await (await signedIn(browser.test, 'owner')).get<object>(`/stores/${browser.test.storeId}`)).body;
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

test('[CFG-04] the settings lead to shipping; a cost that is none is refused at its field, a right one saved', async () => {
  const { user, path } = await openPart({ browser, path: '/config', width: 390 });
  await user.click(await screen.findByRole('link', { name: shipping.title }));
  await waitFor(() => expect(path()).toBe('/config/shipping'));
  const free = await screen.findByRole('switch', { name: shipping.cost_enabled });
  // An amount beside a charge that is off would look charged.
  expect(screen.queryByRole('textbox', { name: shipping.cost_amount })).toBeNull();
  // There is something to save once something differs from what is stored.
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeDisabled();
  await user.click(free);
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled();
  const amount = await box(shipping.cost_amount);
  await user.clear(amount);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText(errors.delivery_cost_details);
  await waitFor(async () => expect(await box(shipping.cost_amount)).toHaveFocus());
  // What is not shown cannot hold the save back.
  await user.click(free);
  expect(screen.queryByRole('textbox', { name: shipping.cost_amount })).toBeNull();
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeDisabled();
  await user.click(free);

  await user.clear(await box(shipping.cost_amount));
  await user.type(await box(shipping.cost_amount), '12000');
  expect(await box(shipping.cost_amount)).toHaveValue('12.000');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Guardado. Cobrarás $ 12.000 por envío.');
  await waitFor(async () =>
    expect(await stored()).toMatchObject({ delivery_cost_enabled: true, delivery_cost_details: 12_000 }),
  );
  await waitFor(async () => expect(await box(shipping.cost_amount)).toHaveValue('12.000'));

  await user.click(await screen.findByRole('switch', { name: shipping.cost_enabled }));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText(shipping.saved_free);
});

test('[SHL-13] the free plan reads what counts visits, and its way up says what for', async () => {
  const { test } = browser;
  await test.database.platformWrite((sql) =>
    sql
      .updateTable('stores')
      .set({ plan: 'free', trial_ended_at: null, facebook_pixel_code: '1234567890' })
      .where('id', '=', test.otherStoreId)
      .execute(),
  );
  const { user } = await openAdmin({ browser, who: 'outsider', path: '/config/general' });
  expect(await box(general.pixel)).toHaveValue('1234567890');
  expect(await box(general.pixel)).toHaveAttribute('readonly');
  expect(await box(general.analytics)).toHaveAttribute('readonly');
  const banner = within(screen.getByRole('region', { name: general.upgrade }));
  await user.click(banner.getByRole('button', { name: general.upgrade }));
  expect(await screen.findByText(billing.upgrade.gates.is_marketing_enabled)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[CFG-02] only ids are taken; what another user saved meanwhile stays, and so does the typed text', async () => {
  const { user } = await openPart({ browser, path: '/config/general' });
  await user.type(await box(general.analytics), '<script>');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText(errors.google_analitycs_tracking_id);
  await user.clear(await box(general.analytics));
  await user.type(await box(general.analytics), 'G-AB12CD34EF');

  const other = await signedIn(browser.test, 'owner');
  await other.patch(`/stores/${browser.test.storeId}`, { call_to_action_button: 'Comprar' });
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText(words.stale);
  expect(await box(general.button)).toHaveValue('Comprar');
  expect(await box(general.analytics)).toHaveValue('G-AB12CD34EF');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText(words.saved);
  expect(await stored()).toMatchObject({
    google_analitycs_tracking_id: 'G-AB12CD34EF',
    call_to_action_button: 'Comprar',
  });

  // Spec 2 §5: words that are stored may be changed and not emptied, and the field says so at once.
  await user.clear(await box(general.button));
  expect(await screen.findByText(errors.button_empty)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeDisabled();
  await user.type(await box(general.button), 'Pedir');
  expect(screen.queryByText(errors.button_empty)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(async () => expect(await stored()).toMatchObject({ call_to_action_button: 'Pedir' }));
});

test('a member who may not change settings is told so', async () => {
  await openPart({ browser, who: 'viewer', path: '/config/general' });
  expect(await screen.findByRole('heading', { level: 1, name: general.title })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull());
});

test('[CFG-02] another currency asks with a price of the shop, and what is stored and shown keeps its numbers', async () => {
  const { test } = browser;
  const owner = await signedIn(test, 'owner');
  const store = `/stores/${test.storeId}`;
  const product = { name: 'Jabón de avena', price: 45_000, active: 1 };
  const made = await owner.post<{ id: number; version: number }>(`${store}/products`, product);
  await owner.patch(store, { delivery_cost_enabled: true, delivery_cost_details: 12_000 });
  const { user } = await openPart({ browser, path: '/config/general', width: 390 });
  const choose = async () => {
    await user.selectOptions(await screen.findByRole('combobox', { name: general.currency }), 'USD');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    return within(await screen.findByRole('alertdialog'));
  };
  const asked = await choose();
  expect(await asked.findByText('«Jabón de avena» pasa de $ 45.000 a USD 45.000.')).toBeVisible();
  expect(asked.getByText(words.currency.stay)).toBeVisible();
  expect(asked.getByText('El envío pasa de $ 12.000 a USD 12.000.')).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Cancelar' }));
  expect(await stored()).toMatchObject({ currency: 'COP' });

  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  const again = within(await screen.findByRole('alertdialog'));
  await waitFor(() => expect(again.getByRole('button', { name: words.currency.confirm })).toBeEnabled());
  await user.click(again.getByRole('button', { name: words.currency.confirm }));
  await screen.findByText(words.saved);
  expect(await stored()).toMatchObject({ currency: 'USD', delivery_cost_details: 12_000 });
  const { body } = await owner.get(`${store}/products/${made.body.id}`);
  expect(body).toMatchObject({ price: 45_000 });
});

test('[CFG-02] the page of an old order reads in its own currency, and so does its message', async () => {
  const { test } = browser;
  const owner = await signedIn(test, 'owner');
  const store = `/stores/${test.storeId}`;
  await owner.put(`${store}/currency`, { currency: 'COP' });
  const product = { name: 'Crema de manos', price: 30_000, active: 1 };
  const { body: cream } = await owner.post<{ id: number }>(`${store}/products`, product);
  const branch = { name: 'Centro', mobile_phone_number: '573001112233' };
  const { body: place } = await owner.post<{ id: number }>(`${store}/user-stores`, branch);
  const { body: order } = await owner.post<{ id: number }>(`${store}/orders`, {
    date: '2026-11-20T15:00:00.000Z',
    user_store_id: place.id,
    order_status_id: 1,
    shipping_order_status_id: 8,
    order_method_id: 1,
    sales_channel: 'whatsapp',
    customer: { first_name: 'Ana', phone_number: '573001234567' },
    order_details: [{ product_id: cream.id, quantity: 2, price: 30_000 }],
  });
  await owner.put(`${store}/currency`, { currency: 'USD' });
  await openPart({ browser, path: `/orders/${order.id}`, width: 1366 });
  expect((await screen.findAllByText('$ 60.000', undefined)).length).toBeGreaterThan(1);
  expect(screen.queryByText(/USD/)).toBeNull();
  const chat = await screen.findByRole('link', { name: /WhatsApp/ });
  expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain('Total: $ 60.000');
});

test('[CFG-02] a price is typed in whole units of the currency of now', async () => {
  const owner = await signedIn(browser.test, 'owner');
  const product = { name: 'Vela de lavanda', price: 30_000, active: 1 };
  const made = await owner.post<{ id: number }>(`/stores/${browser.test.storeId}/products`, product);
  await openPart({ browser, path: `/products/update/${made.body.id}`, width: 1366 });
  const price = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Precio' });
  expect(price).toHaveValue('30.000');
  expect(price.parentElement).toHaveTextContent('USD');
});
