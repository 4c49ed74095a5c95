import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { addDays, dayOf } from '../../../domain/dates/day.ts';
import billing from '../../../i18n/billing/es.json';
import words from '../../../i18n/es.json';
import { openAdmin } from '../stage.tsx';
import { DETAILS, openBillingBrowser, type BillingBrowser } from './billing-browser.ts';

let world: BillingBrowser;
beforeAll(async () => {
  world = await openBillingBrowser();
  await import('../../../src/resources/invoices/plans/PlanSelection.tsx');
  // A paid plan without billing details, which ends in ten days and can be bought anew.
  const { clock } = world.browser.test;
  const next_cut_date = addDays(dayOf(clock.now(), 'America/Bogota'), 10);
  await world.browser.test.database.write(world.storeId, ({ sql }) =>
    sql.updateTable('stores').set({ plan: 'pro', next_cut_date }).execute(),
  );
});
afterAll(() => world.browser.close());
afterEach(cleanup);

async function openPlans() {
  const { user } = await openAdmin({ browser: world.browser, who: 'outsider', path: '/config/billing' });
  await user.click(await screen.findByRole('button', { name: /^(Renovar ahora|Cambiar de plan)$/ }));
  return { user, plans: within(await screen.findByRole('dialog', { name: 'Elige tu plan' })) };
}

test('[BIL-06] the chosen country goes on to the details; prices are of the store’s branches and document', async () => {
  const branch = { name: 'Miami', mobile_phone_number: '13055550100', email: 'miami@tienda.co' };
  expect((await world.owner.post(`${world.base}/user-stores`, branch)).status).toBe(201);
  const assign = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  const { user, plans } = await openPlans();
  await user.selectOptions(await plans.findByRole('combobox', { name: 'País de facturación' }), 'ES');
  expect(await plans.findByText(/16,99/)).toBeVisible();
  expect(plans.queryByText('Plan Pro trimestral')).toBeNull();
  await user.click(plans.getByRole('button', { name: 'Comprar plan: Plan Pro mensual' }));
  const details = within(await screen.findByRole('dialog', { name: 'Datos de facturación' }));
  expect(await details.findByRole('combobox', { name: /^País/ })).toHaveValue('ES');
  await user.type(details.getByRole('textbox', { name: /^Nombre/ }), DETAILS.contact_name);
  await user.type(details.getByRole('textbox', { name: /^Apellido/ }), DETAILS.contact_last_name);
  await user.selectOptions(details.getByRole('combobox', { name: /^Documento/ }), 'CC');
  await user.type(details.getByRole('textbox', { name: /^Número de documento/ }), DETAILS.dni);
  await user.type(details.getByRole('textbox', { name: /^Dirección/ }), DETAILS.address);
  await user.type(details.getByRole('textbox', { name: /^Correos/ }), DETAILS.emails);
  await user.click(details.getByRole('button', { name: 'Guardar y seguir' }));
  expect(await details.findByText(words.validation.document_elsewhere)).toBeVisible();
  await user.selectOptions(details.getByRole('combobox', { name: /^Documento/ }), 'Pasaporte');
  await user.click(details.getByRole('button', { name: 'Guardar y seguir' }));
  const payment = within(await screen.findByRole('dialog', { name: billing.upgrade.payment }));
  expect(await payment.findByText('Pagas hoy')).toBeVisible();
  expect(await payment.findByText(/US.*16,99/)).toBeVisible();
  expect(await world.invoices()).toEqual([]);
  await user.click(payment.getByRole('radio', { name: /^PayU/ }));
  await user.click(payment.getByRole('button', { name: 'Confirmar y pagar' }));
  await screen.findByRole('dialog', { name: 'Te llevamos a PayU' });
  expect(await world.invoices()).toMatchObject([{ amount: 1699, currency: 'USD' }]);
  assign.mockRestore();
});

test('[BIL-06] [BIL-07] a store of the campaign reads its prices, which plan sells best, and changes its country', async () => {
  const { database, otherStoreId } = world.browser.test;
  const bring = (campaign: boolean) =>
    database.platformWrite((sql) =>
      sql.updateTable('stores').set({ campaign }).where('id', '=', otherStoreId).execute(),
    );
  await bring(true);
  await database.write(otherStoreId, ({ sql }) => sql.deleteFrom('user_stores').execute());
  const information = `${world.base}/billing/information`;
  const { status } = await world.owner.put(information, DETAILS);
  if (status === 404) await world.owner.post(information, DETAILS);
  const { user, plans } = await openPlans();
  expect(await plans.findByText('El más vendido · 46% menos')).toBeVisible();
  expect(plans.getByText(/550\.000 al año/)).toBeVisible();
  expect(plans.queryByText(/650\.000/)).toBeNull();
  // With stored details too: they open with the country that is chosen here.
  const country = plans.getByRole('combobox', { name: 'País de facturación' });
  expect(country).toHaveValue('CO');
  await user.selectOptions(country, 'MX');
  await user.click(plans.getByRole('button', { name: 'Comprar plan: Plan Pro mensual' }));
  const details = within(await screen.findByRole('dialog', { name: 'Datos de facturación' }));
  expect(await details.findByRole('combobox', { name: /^País/ })).toHaveValue('MX');
  expect(details.getByRole('textbox', { name: /^Nombre/ })).toHaveValue(DETAILS.contact_name);
  await bring(false);
});

test('[BIL-06] without a way to pay the selection says so, and offers nothing to buy', async () => {
  const { settings } = world.browser.test.ports;
  const { billingAccounts = {}, support } = settings;
  settings.billingAccounts = {};
  delete settings.support;
  const { plans } = await openPlans();
  await waitFor(() => expect(plans.getByText(billing.pay.no_providers)).toBeVisible());
  const offers = plans.getAllByRole('button', { name: /^Comprar plan/ });
  for (const offer of offers) expect(offer).toBeDisabled();
  settings.billingAccounts = billingAccounts;
  if (support !== undefined) settings.support = support;
});
