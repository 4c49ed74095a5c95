import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openAdmin } from '../stage.tsx';
import { DETAILS, openBillingBrowser, type BillingBrowser } from './billing-browser.ts';

let world: BillingBrowser;
beforeAll(async () => {
  world = await openBillingBrowser();
});
afterAll(() => world.browser.close());

const open = () => openAdmin({ browser: world.browser, who: 'outsider', path: '/config/billing' });
const box = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

test('[BIL-05] the plans: five features of the free one, by year first, and the payment begins with PayU', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Mejorar mi plan' }));
  const plans = await box('Mejora tu plan');
  expect(await plans.findByRole('button', { name: /^Anual/ })).toHaveAttribute('aria-pressed', 'true');
  expect(plans.getByText('Ahorras 40%')).toBeVisible();
  const free = within(plans.getByRole('region', { name: 'Plan gratis' }));
  expect(free.getAllByRole('listitem')).toHaveLength(5);
  await user.click(free.getByRole('button', { name: 'Ver más características' }));
  expect(free.getAllByRole('listitem').length).toBeGreaterThan(5);
  await user.click(free.getByRole('button', { name: 'Ver menos características' }));
  expect(free.getAllByRole('listitem')).toHaveLength(5);
  await user.click(plans.getByRole('button', { name: 'Mensual' }));
  expect(plans.getByRole('region', { name: 'Plan Pro' })).toHaveTextContent('89.900');
  await user.click(plans.getByRole('button', { name: /^Anual/ }));
  await user.click(plans.getByRole('button', { name: 'Activar Plan Pro' }));
  const payment = await box('Activa el plan Pro');
  expect(payment.getByRole('radio', { name: /^PayU/ })).toBeChecked();
  expect(payment.getByRole('switch', { name: 'Renovar automáticamente' })).toBeChecked();
  expect(payment.getByText('Ahorras 40%')).toBeVisible();
  const terms = payment.getByRole('button', { name: 'términos y condiciones' });
  expect(terms.parentElement).toHaveTextContent(/^Al continuar aceptas nuestros términos y condiciones/);
  await user.click(terms);
  expect(payment.getByText('No cobramos comisión por tus ventas.')).toBeVisible();
  await user.click(payment.getByRole('button', { name: 'Volver a los planes' }));
  expect(await screen.findByRole('dialog', { name: 'Mejora tu plan' })).toBeVisible();
});

test('[BIL-05] back closes the dialog, and the page under it stays', async () => {
  const { user, go, back, path } = await openAdmin({
    browser: world.browser,
    who: 'outsider',
    path: '/config',
  });
  await go('/config/billing');
  await user.click(await screen.findByRole('button', { name: 'Mejorar mi plan' }));
  expect(await screen.findByRole('dialog', { name: 'Mejora tu plan' })).toBeVisible();
  await back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(path()).toBe('/config/billing');
});

test('[BIL-05] an activation asks for the billing details that are missing, and goes on to PayU', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Mejorar mi plan' }));
  await user.click(await screen.findByRole('button', { name: 'Activar Plan Pro' }));
  await user.click(await screen.findByRole('radio', { name: /^Mercado Pago/ }));
  await user.click(await screen.findByRole('button', { name: 'Completar activación' }));
  const details = await box('Datos de facturación');
  expect(await details.findByRole('button', { name: 'Guardar y seguir' })).toBeDisabled();
  await user.type(details.getByRole('textbox', { name: /^Nombre/ }), DETAILS.contact_name);
  await user.type(details.getByRole('textbox', { name: /^Apellido/ }), DETAILS.contact_last_name);
  await user.selectOptions(details.getByRole('combobox', { name: /^Documento/ }), 'CC');
  await user.type(details.getByRole('textbox', { name: /^Número de documento/ }), DETAILS.dni);
  await user.type(details.getByRole('textbox', { name: /^Dirección/ }), DETAILS.address);
  await user.type(details.getByRole('textbox', { name: /^Correos/ }), DETAILS.emails);
  await user.type(details.getByRole('combobox', { name: /^Ciudad/ }), 'medell');
  await user.click(await screen.findByRole('option', { name: /^Medellín/ }));
  await user.click(details.getByRole('button', { name: 'Guardar y seguir' }));
  expect(await screen.findByText('Datos guardados, ya puedes pagar')).toBeVisible();
  expect(await screen.findByRole('radio', { name: /^Mercado Pago/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /^PayU/ }));
  await user.click(await screen.findByRole('button', { name: 'Completar activación' }));
  const done = await box('Te llevamos a PayU');
  expect(done.getByRole('link', { name: /^Contactar soporte por WhatsApp/ })).toBeVisible();
  await waitFor(() => expect(submit).toHaveBeenCalled());
  submit.mockRestore();
  const reference = await world.lastReference();
  expect((await world.subscription()).plan_name).toBe('free');
  await world.pay('payu', reference);
  expect((await world.subscription()).plan_name).toBe('pro');
});

test('[BIL-01] the paid plan with its next cut and renewal, and its receipt', async () => {
  const { user, path } = await open();
  expect(await screen.findByText('Plan Pro · anual')).toBeVisible();
  expect(await screen.findByRole('switch', { name: 'Renovar automáticamente' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Por pagar' })).toBeNull();
  await user.click(await screen.findByRole('link', { name: /^Ver comprobante/ }));
  await waitFor(() => expect(path()).toMatch(/^\/bill\/\d+$/));
  const bill = await screen.findByRole('article', { name: /^Comprobante/ });
  expect(await within(bill).findByText('Pagado')).toBeVisible();
  expect(bill).toHaveTextContent('650.000');
  expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await user.click(screen.getByRole('button', { name: 'Imprimir o guardar PDF' }));
  expect(print).toHaveBeenCalledOnce();
});

test('[BIL-08] the merchant reads what the next renewal buys, and chooses another period', async () => {
  const { user } = await open();
  const period = await screen.findByRole('combobox', { name: 'Se renueva como' });
  expect(within(period).getByRole('option', { name: /^Plan Pro mensual: .*89\.900/ })).toBeInTheDocument();
  expect(period).toHaveDisplayValue(/^Plan Pro anual: .*650\.000/);
  await user.selectOptions(period, '13');
  expect(await screen.findByText('Tu próxima renovación: trimestral')).toBeVisible();
  await waitFor(() => expect(period).toHaveDisplayValue(/^Plan Pro trimestral: .*180\.000/));
  expect((await world.subscription()).next_plan_id).toBe(13);
  await user.selectOptions(period, '2');
  await waitFor(() => expect(period).toHaveDisplayValue(/^Plan Pro anual/));
  expect((await world.subscription()).next_plan_id).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Renovar automáticamente' }));
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Se renueva como' })).toBeNull());
});
