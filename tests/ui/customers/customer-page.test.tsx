import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadForm } from '../../../src/manifest/load-form.ts';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

interface Customer {
  id: number;
  phone_number: string;
  document_type: string;
  dni: string;
  last_name: string | null;
}

let browser: BrowserWithApi;
let owner: TestClient;
const store = (path: string) => `/stores/${browser.test.storeId}${path}`;

beforeAll(async () => {
  browser = await openBrowser();
  owner = await signedIn(browser.test, 'owner');
  await Promise.all([
    import('../../../src/form/GeneratedCreate.tsx'),
    import('../../../src/form/GeneratedEdit.tsx'),
    loadForm('customers'),
  ]);
});
afterAll(() => browser.close());
beforeEach(() => sessionStorage.clear());

const person = {
  first_name: 'Ana',
  last_name: 'Gil',
  phone_number: '573001112233',
  email: 'ana@correo.co',
  document_type: 'CC',
  dni: '1020304050',
};

async function register(fields: object = {}): Promise<Customer> {
  return (await owner.post<Customer>(store('/customers'), { ...person, ...fields })).body;
}

const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const save = () => screen.getByRole('button', { name: 'Guardar' });

test('[CLI-02] a new client: what is required in the words of the spec, code 57, CC, and what was done', async () => {
  const branch = { name: 'Chapinero', mobile_phone_number: '573009998877' };
  const { id: main } = (await owner.post<{ id: number }>(store('/user-stores'), branch)).body;
  const { user, path } = await openPart({ browser, path: '/clients/create', width: 390 });
  await screen.findByRole('textbox', { name: /^Nombre/ });
  await user.click(save());
  for (const sentence of [
    'Se requiere el nombre',
    'Se requiere el teléfono',
    'Se requiere el correo electrónico',
    'Se requiere el documento',
  ])
    expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Indicativo del país' })).toHaveValue('57');
  expect(screen.getByRole('combobox', { name: 'Tipo de documento' })).toHaveValue('CC');
  await user.type(box('Nombre'), 'Rosa');
  await user.type(box('Teléfono'), '3105556677');
  await user.type(box('Correo electrónico'), 'rosa@correo.co');
  await user.type(box('Número de documento'), '52123456');
  await user.click(save());
  expect(await screen.findByText('Se a creado exitosamente del cliente')).toBeVisible();
  await waitFor(() => expect(path()).toMatch(/^\/clients(\?|$)/));
  const { body } = await owner.get<Customer[]>(store('/customers?search=rosa'));
  const sent = { phone_number: '573105556677', document_type: 'CC', dni: '52123456', user_store_id: main };
  expect(body).toMatchObject([sent]);
});

test('a number too short, too long or with letters says so at its field, and is not saved', async () => {
  const { user } = await openPart({ browser, path: '/clients/create', width: 390 });
  await user.type(await screen.findByRole('textbox', { name: /^Teléfono/ }), '310555');
  await user.click(save());
  expect(await screen.findByText('Faltan 4 dígitos')).toBeVisible();
  await user.type(box('Teléfono'), '88990');
  expect(await screen.findByText('Sobra 1 dígito')).toBeVisible();
  await user.clear(box('Teléfono'));
  await user.type(box('Teléfono'), 'llamar');
  expect(await screen.findByText('Escribe solo números, entre 7 y 13')).toBeVisible();
  expect(screen.queryByText('Se requiere el teléfono')).toBeNull();
});

test('[CLI-02] a document with spaces says at its field how it is written', async () => {
  const { user } = await openPart({ browser, path: '/clients/create', width: 390 });
  await user.type(await screen.findByRole('textbox', { name: /^Número de documento/ }), '1 023 456');
  await user.click(save());
  expect(await screen.findByText('Escribe de 3 a 20 números o letras, sin espacios')).toBeVisible();
});

test('[CLI-03] the question before a client is deleted says that their orders stay', async () => {
  const buyer = await register({ first_name: 'Berta', phone_number: '573001112299' });
  const line = { name: 'Centro', mobile_phone_number: '573001000001' };
  const { body: branch } = await owner.post<{ id: number }>(store('/user-stores'), line);
  const { body: product } = await owner.post<{ id: number }>(store('/products'), {
    name: 'Gorra',
    price: 1_000,
  });
  for (const quantity of [1, 2])
    await owner.post(store('/orders'), {
      date: '2026-11-20T15:00:00Z',
      user_store_id: branch.id,
      order_status_id: 1,
      shipping_order_status_id: 7,
      order_method_id: 1,
      sales_channel: 'whatsapp',
      customer_id: buyer.id,
      order_details: [{ product_id: product.id, quantity, price: 1_000 }],
    });
  const { user } = await openPart({ browser, path: `/clients/${buyer.id}`, width: 1280 });
  await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
    'Vas a eliminar «Berta Gil». Sus 2 compras no se eliminan: los pedidos quedan con sus datos.',
  );
});

test('[CLI-03] [CLI-05] the page of a client greets them by name, leads to an order for them, and back', async () => {
  const { id } = await register();
  await openPart({ browser, path: `/clients/${id}`, width: 390 });
  const summary = within(await screen.findByRole('region', { name: 'Cliente y compras' }));
  const chat = await summary.findByRole('link', { name: 'Escribir por WhatsApp a Ana' });
  const href = new URL(chat.getAttribute('href') ?? '');
  expect([href.pathname, href.searchParams.get('text')]).toEqual([
    '/573001112233',
    'Hola Ana, te escribimos de Tienda Uno.',
  ]);
  expect(summary.getByRole('link', { name: 'Crear pedido para Ana' })).toHaveAttribute(
    'href',
    `/order/create?customer=${id}`,
  );
  expect(summary.getByText(/^Sin compras$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver' })).toBeVisible();
});

test('a client who was created without last name is saved without one', async () => {
  const { id } = await register({ last_name: undefined, country_code: 'US' });
  const { user } = await openPart({ browser, path: `/clients/${id}`, width: 390 });
  expect(await screen.findByRole('textbox', { name: /^Apellido/ })).not.toBeRequired();
  await user.type(box('Nombre'), ' María');
  await user.click(save());
  await waitFor(async () => {
    const { body } = await owner.get<Customer>(store(`/customers/${id}`));
    expect(body).toMatchObject({ first_name: 'Ana María', last_name: null });
  });
});

test('[CLI-03] a last name that is there is asked for; the city is asked for in Colombia alone', async () => {
  const { id } = await register({ country_code: 'US' });
  const { user } = await openPart({ browser, path: `/clients/${id}`, width: 390 });
  expect(await screen.findByRole('textbox', { name: /^Apellido/ })).toBeRequired();
  await user.clear(box('Apellido'));
  expect(screen.queryByRole('combobox', { name: /^Ciudad/ })).toBeNull();
  expect(save()).toBeDisabled();
  expect(await screen.findAllByText('Se requiere el apellido')).toHaveLength(2);
  await user.type(box('Apellido'), 'Ríos');
  await user.click(save());
  await waitFor(async () => {
    const { body } = await owner.get<Customer>(store(`/customers/${id}`));
    expect(body.last_name).toBe('Ríos');
  });
});

test('[CLI-02] a phone that another client has is said at the field, in any notation, with the way to that client', async () => {
  const taken = await register({
    first_name: 'Lucía',
    phone_number: '3157778899',
    email: 'lucia@correo.co',
    contacts: [{ phone_number: '573157778800' }],
  });
  const { user, path, unmount } = await openPart({ browser, path: '/clients/create', width: 390 });
  await screen.findByRole('textbox', { name: /^Nombre/ });
  await user.type(box('Teléfono'), '+57 315 777 8899');
  expect(await screen.findByText('Este teléfono ya es de Lucía Gil.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Abrir este cliente' }));
  await waitFor(() => expect(path()).toBe(`/clients/${taken.id}`));
  unmount();

  const other = await register({ first_name: 'Inés', phone_number: '573160001122', email: 'ines@correo.co' });
  const edit = await openPart({ browser, path: `/clients/${other.id}`, width: 390 });
  await screen.findByRole('textbox', { name: /^Nombre/ });
  expect(screen.queryByText(/ya es de/)).toBeNull();
  await edit.user.clear(box('Teléfono'));
  await edit.user.type(box('Teléfono'), '3157778899');
  expect(await screen.findByText('Este teléfono ya es de Lucía Gil.')).toBeVisible();
  await edit.user.clear(box('Teléfono'));
  await edit.user.type(box('Teléfono'), '3160001122');
  await waitFor(() => expect(screen.queryByText(/ya es de/)).toBeNull());
  await edit.user.clear(box('Teléfono'));
  await edit.user.type(box('Teléfono'), '3157778800');
  expect(await screen.findByText('Este teléfono ya es de Lucía Gil.')).toBeVisible();
  await edit.user.clear(box('Teléfono'));
  await edit.user.type(box('Teléfono'), '3160001122');
  await waitFor(() => expect(screen.queryByText(/ya es de/)).toBeNull());
});

test('[CLI-03] nothing wrong is sent: the page cannot be saved with a bad mail or phone, nor with emptied notes', async () => {
  const { id } = await register();
  await owner.patch(store(`/customers/${id}`), { notes: 'Paga a fin de mes' });
  const { user } = await openPart({ browser, path: `/clients/${id}`, width: 390 });
  await screen.findByRole('textbox', { name: /^Notas/ });
  for (const [name, wrong, right] of [
    ['Correo electrónico', 'malo', 'ana@correo.co'],
    ['Teléfono', '123', '3001112233'],
    ['Notas', '', 'Paga hoy'],
  ] as const) {
    await user.clear(box(name));
    if (wrong !== '') await user.type(box(name), wrong);
    expect(save()).toBeDisabled();
    await waitFor(() => expect(box(name)).toBeInvalid());
    await user.clear(box(name));
    await user.type(box(name), right);
    await waitFor(() => expect(save()).toBeEnabled());
  }
  await user.click(save());
  await waitFor(async () => {
    const { body } = await owner.get<{ notes: string }>(store(`/customers/${id}`));
    expect(body.notes).toBe('Paga hoy');
  });
});

test('[ORD-18] a client who owes is told with how much, and is reminded by chat in one tap', async () => {
  const branch = { name: 'Fiado', mobile_phone_number: '573009997766' };
  const { id: user_store_id } = (await owner.post<{ id: number }>(store('/user-stores'), branch)).body;
  const { id } = await register({ phone_number: '573118887766', email: 'fia@correo.co', dni: '99887766' });
  const order = {
    date: '2026-11-12T15:00:00Z',
    user_store_id,
    customer_id: id,
    order_status_id: 1,
    shipping_order_status_id: 6,
    order_method_id: 1,
    sales_channel: 'whatsapp',
    order_details: [{ name: 'Ruana', price: 30_000, quantity: 1 }],
  };
  const made = await owner.post<{ id: number; sequence: number }>(store('/orders'), order);
  await owner.post(store(`/orders/${made.body.id}/payments`), { way: 'nequi', amount: 10_000 });
  await openPart({ browser, path: `/clients/${id}`, width: 390 });
  expect(await screen.findByText(/^Debe \$\s20\.000 desde 12 nov/)).toBeVisible();
  const chat = screen.getByRole('link', { name: 'Recordar el pago a Ana Gil por WhatsApp' });
  const { pathname, searchParams } = new URL(chat.getAttribute('href') ?? '');
  expect(pathname).toBe('/573118887766');
  expect(searchParams.get('text')).toMatch(
    new RegExp(
      `^Hola Ana, te escribimos de .+\\. Tienes pendiente \\$ 20\\.000 de tu pedido #${made.body.sequence}, `,
    ),
  );
});
