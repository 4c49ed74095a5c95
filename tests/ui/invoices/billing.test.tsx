import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckoutAnswer } from '../../../domain/plans/billing-types.ts';
import { openAdmin } from '../stage.tsx';
import { DETAILS, openBillingBrowser, type BillingBrowser } from './billing-browser.ts';

let world: BillingBrowser;
beforeAll(async () => {
  world = await openBillingBrowser();
});
afterAll(() => world.browser.close());

const open = (path = '/config/billing') => openAdmin({ browser: world.browser, who: 'outsider', path });

test('[BIL-01] the free plan: how much of it is used, no details yet, no receipts, one way up', async () => {
  await open();
  expect(await screen.findByText('Plan gratis')).toBeVisible();
  expect(screen.getByText('0 de 20')).toBeVisible();
  expect(await screen.findByText(/^Cuando pagues un plan/)).toBeVisible();
  expect(await screen.findByText(/^Aún no los has escrito/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mejorar mi plan' })).toBeVisible();
});

test('[BIL-02] each detail says what it lacks; a city is for Colombia alone; mails are a list', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Agregar datos' }));
  const form = within(await screen.findByRole('dialog', { name: 'Datos de facturación' }));
  const save = await form.findByRole('button', { name: 'Guardar' });
  expect(save).toBeDisabled();
  await user.click(form.getByRole('textbox', { name: /^Nombre/ }));
  await user.tab();
  expect(await form.findByText('Se requiere el nombre')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /^Nombre/ }), DETAILS.contact_name);
  await user.type(form.getByRole('textbox', { name: /^Apellido/ }), DETAILS.contact_last_name);
  await user.selectOptions(form.getByRole('combobox', { name: /^Documento/ }), 'CC');
  await user.type(form.getByRole('textbox', { name: /^Número de documento/ }), DETAILS.dni);
  await user.type(form.getByRole('textbox', { name: /^Dirección/ }), DETAILS.address);
  await user.type(form.getByRole('textbox', { name: /^Correos/ }), 'ana@tienda.co, sin arroba');
  await user.tab();
  expect(await form.findByText('Escribe correos válidos, separados por comas')).toBeVisible();
  await user.clear(form.getByRole('textbox', { name: /^Correos/ }));
  await user.tab();
  expect(await form.findByText('Se requiere un correo')).toBeVisible();
  await user.click(form.getByRole('textbox', { name: /^Correos/ }));
  await user.paste(Array.from({ length: 11 }, (_, at) => `a${at}@tienda.co`).join(', '));
  await user.tab();
  expect(await form.findByText('Máximo 10 correos')).toBeVisible();
  expect(save).toBeDisabled();
  await user.clear(form.getByRole('textbox', { name: /^Correos/ }));
  await user.type(form.getByRole('textbox', { name: /^Correos/ }), 'ana@tienda.co, caja@tienda.co');
  expect(save).toBeDisabled();
  expect(form.getByRole('combobox', { name: /^Ciudad/ })).not.toHaveAttribute('readonly');
  await user.selectOptions(form.getByRole('combobox', { name: /^País/ }), 'MX');
  await waitFor(() => expect(form.getByRole('combobox', { name: /^Ciudad/ })).toHaveAttribute('readonly'));
  await waitFor(() => expect(save).toBeEnabled());
  await user.click(save);
  expect(await screen.findByText('Datos guardados, ya puedes pagar')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('ana@tienda.co, caja@tienda.co')).toBeVisible();
});

const checkout = async (): Promise<CheckoutAnswer> => {
  const information = `${world.base}/billing/information`;
  // There are details already when the test of their form has run.
  const { status } = await world.owner.put(information, DETAILS);
  if (status === 404) await world.owner.post(information, DETAILS);
  const order = { provider: 'mercado_pago', plan_id: 3, plan_payment_type_id: 1 };
  return (await world.owner.post<CheckoutAnswer>(`${world.base}/billing/checkouts`, order)).body;
};

test('[BIL-01] an open page follows a receipt that is issued elsewhere', async () => {
  await open();
  expect(await screen.findByText(/^Cuando pagues un plan/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Por pagar' })).toBeNull();
  const { invoice_id } = await checkout();
  world.browser.tell({ type: 'invoices.created', id: invoice_id });
  expect(await screen.findByRole('region', { name: 'Por pagar' })).toBeVisible();
});

test('[BIL-03] a receipt that waits has a button to pay it, in the list and on its page', async () => {
  const { invoice_id } = await checkout();
  const { user, path } = await open();
  const waiting = within(await screen.findByRole('region', { name: 'Por pagar' }));
  expect(await waiting.findByText('Pendiente de pago')).toBeVisible();
  expect(waiting.getByRole('button', { name: /^Pagar el comprobante/ })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Exportar' }));
  const file = within(await screen.findByRole('dialog', { name: /comprobantes$/i }));
  expect(await file.findByText(/\b\d+ comprobantes?/)).toBeVisible();
  Object.assign(URL, { createObjectURL: () => 'blob:saved', revokeObjectURL: () => undefined });
  await user.click(file.getByRole('button', { name: 'Descargar' }));
  const exported = () => world.browser.calls.some(({ url }) => url.includes('/invoices/export?'));
  await waitFor(() => expect(exported()).toBe(true));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(waiting.getByRole('link', { name: /^Ver comprobante/ }));
  await waitFor(() => expect(path()).toBe(`/bill/${invoice_id}`));
  await screen.findByRole('article', { name: /^Comprobante/ });
  await user.click(await screen.findByRole('button', { name: /^Pagar el comprobante/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Pagar el comprobante/ }));
  expect(await dialog.findByRole('radio', { name: /^PayU/ })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: /^WhatsApp/ }));
  await user.click(dialog.getByRole('button', { name: /89\.900/ }));
  const chat = within(await screen.findByRole('dialog', { name: 'Falta un paso' }));
  expect(chat.getByRole('link', { name: /^Abrir WhatsApp/ }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/573001112233\?text=Hola/,
  );
});

test.each([
  ['approved', /^El medio de pago aprobó tu pago/],
  ['pending', /^Tu pago está pendiente/],
  ['in_process', /^Tu pago está en proceso/],
  ['rejected', /^El medio de pago rechazó tu pago/],
  ['null', /^Cancelaste el pago/],
  ['unheard-of', /^Tu pago fue procesado/],
])('[BIL-04] a return that says %s is shown as that, and grants nothing', async (status, sentence) => {
  const { reference, invoice_id } = await checkout();
  const { path } = await open(`/pay-bill/${invoice_id}?status=${status}&reference=${reference}`);
  await waitFor(() => expect(path()).toBe('/config/billing'));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect((await world.subscription()).plan_name).toBe('free');
  expect((await world.invoices()).map((invoice) => invoice.invoice_status_id)).toEqual([1]);
});

test('[BIL-04] a payment of another amount: the merchant reads at its receipt that somebody looks', async () => {
  const { reference, invoice_id } = await checkout();
  await open();
  const waiting = within(await screen.findByRole('region', { name: 'Por pagar' }));
  await waiting.findByText('Pendiente de pago');
  expect(waiting.queryByText(/^Estamos revisando un pago/)).toBeNull();
  await world.pay('mercado_pago', reference, 100);
  world.browser.tell({ type: 'invoices.updated', id: invoice_id });
  expect(await waiting.findByText(/^Estamos revisando un pago/)).toBeVisible();
  expect((await world.subscription()).plan_name).toBe('free');
});

let paid: CheckoutAnswer;

test('[BIL-01] an open page follows a receipt that is paid elsewhere', async () => {
  paid = await checkout();
  await open();
  expect(await screen.findByRole('region', { name: 'Por pagar' })).toBeVisible();
  await world.pay('mercado_pago', paid.reference);
  world.browser.tell({ type: 'invoices.updated', id: paid.invoice_id });
  expect(await screen.findByText('Plan Pro · mensual')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Por pagar' })).toBeNull());
});

test('[BIL-04] a return after the provider’s word says that the plan is active', async () => {
  const { go, path } = await open(`/pay-bill/${paid.invoice_id}?status=approved&reference=${paid.reference}`);
  expect(await screen.findByText('Pago confirmado. Tu plan está activo.')).toBeVisible();
  expect(await screen.findByText('Plan Pro · mensual')).toBeVisible();
  // What could not be recorded is announced as that, and not as approved too.
  await go(`/pay-bill/${paid.invoice_id}?status=approved&reference=of-nobody`);
  expect(await screen.findByText(/^No pudimos registrar tu pago/)).toBeVisible();
  await waitFor(() => expect(path()).toBe('/config/billing'));
  expect(screen.queryByText(/^El medio de pago aprobó/)).toBeNull();
});

test('[BIL-06] [BIL-07] the plans have the prices of the country of the store, and no other', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Cambiar de plan' }));
  const plans = within(await screen.findByRole('dialog', { name: 'Elige tu plan' }));
  expect(await plans.findByText('Plan Pro trimestral')).toBeVisible();
  expect(plans.getByText('Tu plan')).toBeVisible();
  expect(plans.getByText('Ahorras 40%')).toBeVisible();
  expect(plans.getByRole('link', { name: /^Hablar con un asesor: Plan Pro anual/ })).toBeVisible();
  expect(
    plans.getByText('Precios de Colombia: dependen de los números de tus sucursales y de tu documento.'),
  ).toBeVisible();
  // The country of the billing details is chosen; it changes no price.
  await user.selectOptions(plans.getByRole('combobox', { name: 'País de facturación' }), 'US');
  expect(plans.getByText('Plan Pro trimestral')).toBeVisible();
  expect(plans.getByText(/89\.900/)).toBeVisible();
});
