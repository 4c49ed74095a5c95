import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { holdReads } from '../hold-reads.ts';
import { openAdmin, openPart } from '../stage.tsx';

interface Customer {
  id: number;
  first_name: string;
}

let browser: BrowserWithApi;
let owner: TestClient;
let ana: Customer;
const store = (path: string) => `/stores/${browser.test.storeId}${path}`;

beforeAll(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  browser = await openBrowser();
  owner = await signedIn(browser.test, 'owner');
  await Promise.all([
    import('../../../src/form/GeneratedEdit.tsx'),
    import('../../../src/resources/customers/personal/ConsentDialog.tsx'),
    import('../../../src/resources/customers/personal/ConsentCard.tsx'),
    import('../../../src/resources/customers/personal/CustomerActions.tsx'),
    import('../../../src/resources/customers/personal/EraseDialog.tsx'),
  ]);
  const { body } = await owner.post<Customer>(store('/customers'), {
    first_name: 'Ana',
    last_name: 'Gil',
    phone_number: '573001112233',
    email: 'ana@correo.co',
  });
  ana = body;
});
afterAll(() => browser.close());
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

/** Everything that this device keeps. */
const personal = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);

test('a consent is noted with its words, and its withdrawal below it', async () => {
  const { user } = await openPart({ browser, path: `/clients/${ana.id}`, width: 390 });
  const card = within(await screen.findByRole('region', { name: 'Autorización de datos' }));
  expect(await card.findByText('Todavía no hay ninguna autorización anotada.')).toBeVisible();
  const note = async (fill: (dialog: ReturnType<typeof within>) => Promise<void>) => {
    await user.click(card.getByRole('button', { name: 'Anotar autorización' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Anotar autorización' }));
    await fill(dialog);
    await user.click(dialog.getByRole('button', { name: 'Anotar' }));
    return dialog;
  };
  const dialog = await note(async () => undefined);
  expect(await dialog.findByText('Escribe lo que el cliente aceptó')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Lo que aceptó' }), 'Autorizo el uso de mis datos.');
  await user.click(dialog.getByRole('button', { name: 'Anotar' }));
  expect(await card.findByText('«Autorizo el uso de mis datos.»')).toBeVisible();
  expect(card.getByText(/^WhatsApp · .* · lo anotó owner/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // It is shown without reading the record again.
  holdReads(/\/consents/);
  await note((box) => user.selectOptions(box.getByRole('combobox', { name: '¿Qué dijo?' }), 'withdrawn'));
  expect(await card.findByText('Retiró la autorización')).toBeVisible();
  const { body } = await owner.get<{ kind: string }[]>(store(`/customers/${ana.id}/consents`));
  expect(body.map(({ kind }) => kind).toSorted()).toEqual(['given', 'withdrawn']);
});

test('the data of a client is erased after their name is typed, and the page says when', async () => {
  const line = { name: 'Centro', mobile_phone_number: '573001000001' };
  const { body: branch } = await owner.post<{ id: number }>(store('/user-stores'), line);
  const { body: product } = await owner.post<{ id: number }>(store('/products'), {
    name: 'Jabón',
    price: 1000,
  });
  const order = await owner.post(store('/orders'), {
    date: '2026-11-20T15:00:00Z',
    user_store_id: branch.id,
    order_status_id: 1,
    shipping_order_status_id: 7,
    order_method_id: 1,
    sales_channel: 'whatsapp',
    customer_id: ana.id,
    order_details: [{ product_id: product.id, quantity: 1, price: 1000 }],
  });
  expect(order.status, JSON.stringify(order.body)).toBe(201);
  const { user, path, go } = await openPart({ browser, path: `/clients/${ana.id}`, width: 1280 });
  await user.type(await screen.findByRole('textbox', { name: 'Correo electrónico' }), 'm');
  await waitFor(() => expect(personal()).toContain('ana@correo.com'));
  await user.click(await screen.findByRole('button', { name: 'Datos personales' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Borrar sus datos…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Borrar los datos de Ana' }));
  expect(dialog.getByText(/No se puede deshacer\.$/)).toBeVisible();
  const box = dialog.getByRole('textbox', { name: 'Escribe Ana para confirmar' });
  await user.type(box, 'Luz');
  await user.click(dialog.getByRole('button', { name: 'Borrar para siempre' }));
  expect(await dialog.findByText('Escribe Ana, tal como está')).toBeVisible();
  await user.clear(box);
  await user.type(box, 'ana');
  await user.click(dialog.getByRole('button', { name: 'Borrar para siempre' }));
  expect(await screen.findByText('Los datos se borraron en toda la tienda.')).toBeVisible();
  await waitFor(() => expect(path()).toMatch(/^\/clients(\?|$)/));
  expect(screen.queryByText('Tienes cambios sin guardar')).toBeNull();
  expect(personal()).not.toMatch(/ana@|573001112233|Gil/);
  await screen.findAllByText(/Cliente anónimo/);
  expect(document.querySelector('a[href="tel:+0000000"]')).toBeNull();
  expect(screen.queryByText('0000000')).toBeNull();
  const { body } = await owner.get<Customer>(store(`/customers/${ana.id}`));
  expect(body.first_name).toBe('Cliente anónimo');
  await go(`/clients/${ana.id}`);
  // The page begins anew where the client of before is shown first.
  await waitFor(() => expect(screen.getByText(/^Datos borrados el \d+ \S+ \d{4}$/)).toBeVisible());
  await waitFor(() => expect(screen.getByText('1 pedido', { selector: 'div' })).toBeVisible());
  for (const name of [/^Escribir por WhatsApp/, /^Crear pedido/, 'Guardar'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Crear pedido/ })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Correo electrónico' })).toBeNull();
  expect(screen.queryByDisplayValue('anonimo@anonimo.invalid')).toBeNull();
});

test('[CLI-03] consents that can no longer be read are not said to be none', async () => {
  const { body } = await owner.post<Customer>(store('/customers'), {
    first_name: 'Fugaz',
    phone_number: '573001119900',
    email: 'fugaz@correo.co',
  });
  await openAdmin({ browser, path: `/clients/${body.id}`, width: 390 });
  const card = within(await screen.findByRole('region', { name: 'Autorización de datos' }));
  const none = 'Todavía no hay ninguna autorización anotada.';
  expect(await card.findByText(none)).toBeVisible();
  await owner.delete(store(`/customers/${body.id}`));
  browser.tell({ type: 'customers.deleted', id: body.id });
  expect(await card.findByText('No pudimos cargar las autorizaciones.')).toBeVisible();
  expect(card.queryByText(none)).toBeNull();
});

test('[CLI-05] no chat opens without a number: an alert says so', async () => {
  const { body } = await owner.post<Customer>(store('/customers'), {
    first_name: 'Luz',
    last_name: 'Gil',
    phone_number: '0000000',
    email: 'luz@correo.co',
  });
  const { user } = await openPart({ browser, path: `/clients/${body.id}`, width: 390 });
  await user.click(await screen.findByRole('button', { name: 'Escribir por WhatsApp a Luz' }));
  expect(await screen.findByText('Invalid Phone Number')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeVisible();
});

test('who may only read has no menu for it', async () => {
  await openPart({ browser, who: 'viewer', path: `/clients/${ana.id}/show`, width: 1280 });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Datos personales' })).toBeNull();
  // That of a client who was erased says so, and shows nothing that stands for their data.
  expect(await screen.findByText(/^Datos borrados el /)).toBeVisible();
  expect(screen.queryByText('0000000')).toBeNull();
  expect(screen.queryByText('anonimo@anonimo.invalid')).toBeNull();
});
