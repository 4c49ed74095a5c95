import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { holdReads } from '../hold-reads.ts';
import { openPart } from '../stage.tsx';

interface Customer {
  id: number;
  first_name: string;
  email: string;
}

let browser: BrowserWithApi;
let owner: TestClient;
let ana: Customer;
let anita: Customer;
const store = (path: string) => `/stores/${browser.test.storeId}${path}`;

const register = async (fields: object): Promise<Customer> => {
  const { status, body } = await owner.post<Customer>(store('/customers'), fields);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};

beforeAll(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  browser = await openBrowser();
  owner = await signedIn(browser.test, 'owner');
  await Promise.all([
    import('../../../src/custom/duplicates/DuplicatesPage.tsx'),
    import('../../../src/resources/customers/list-parts.tsx'),
    import('../../../src/form/GeneratedEdit.tsx'),
  ]);
  ana = await register({ first_name: 'Ana', phone_number: '573001112233', email: 'ana@correo.co' });
  anita = await register({
    first_name: 'Anita',
    last_name: 'Gil',
    phone_number: '3001112233',
    email: 'anita@correo.co',
    dni: '1020304050',
  });
});
afterAll(() => browser.close());
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('[CLI-03] the list says how many there are; they are merged side by side, part by part, and the old page leads on', async () => {
  const { user, go, path } = await openPart({ browser, path: '/clients', width: 390 });
  expect(await screen.findByText('1 cliente repetido')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Unir' }));
  const group = within(await screen.findByRole('region', { name: /300 111 2233/ }));
  const part = (name: string) => within(group.getByRole('group', { name }));
  expect(part('¿Cuál se queda?').getByRole('radio', { name: /^Ana/ })).toBeChecked();
  expect(part('Documento').getByRole('radio', { name: 'CC 1020304050' })).toBeChecked();
  expect(part('Documento').getByRole('radio', { name: 'Sin dato' })).not.toBeChecked();
  expect(group.queryByRole('group', { name: 'Dirección' })).toBeNull();
  await user.click(part('Nombre').getByRole('radio', { name: 'Anita Gil' }));
  await user.click(group.getByRole('button', { name: 'Unir clientes' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/^Anita Gil se queda .* No se puede deshacer\.$/)).toBeVisible();
  expect(question.getByText('Se pierde para siempre:')).toBeVisible();
  expect(question.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Ana · 0 pedidos',
    'Anita Gil · 0 pedidos',
    'Nombre: Ana',
    'Correo: anita@correo.co',
  ]);
  await user.click(question.getByRole('button', { name: 'Unir clientes' }));
  expect(await screen.findByText('Listo: ahora son un solo cliente, Anita Gil.')).toBeVisible();
  expect(await screen.findByText('No hay clientes repetidos')).toBeVisible();
  const { body } = await owner.get<Customer>(store(`/customers/${ana.id}`));
  expect(body).toMatchObject({
    first_name: 'Anita',
    last_name: 'Gil',
    email: 'ana@correo.co',
    dni: '1020304050',
  });
  await go(`/clients/${anita.id}`);
  await waitFor(() => expect(path()).toBe(`/clients/${ana.id}`));
  expect(await screen.findByDisplayValue('ana@correo.co')).toBeVisible();
});

test('what another user has changed meanwhile is shown first; nothing is merged', async () => {
  const first = await register({ first_name: 'Luz', phone_number: '573001112244', email: 'luz@correo.co' });
  const second = await register({
    first_name: 'Lucía',
    phone_number: '3001112244',
    email: 'lucia@correo.co',
  });
  const { user } = await openPart({ browser, path: '/clients/duplicates', width: 1280 });
  const merge = await screen.findByRole('button', { name: 'Unir clientes' });
  await owner.patch(store(`/customers/${second.id}`), { first_name: 'Lucía Inés' });
  await user.click(merge);
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Unir clientes' }));
  expect(await screen.findByText(/^Alguien más cambió esto/)).toBeVisible();
  expect(await screen.findByRole('radio', { name: 'Lucía Inés' })).toBeVisible();
  for (const { id } of [first, second]) expect((await owner.get(store(`/customers/${id}`))).status).toBe(200);
});

test('[CLI-03] one of three is left out: the others are named before they become one, and two always stay', async () => {
  const phone_number = '573001112288';
  const rosa = await register({ first_name: 'Rosa', phone_number, email: 'rosa@correo.co' });
  const rosita = await register({ first_name: 'Rosita', phone_number, email: 'rosita@correo.co' });
  const hija = await register({ first_name: 'Paula', phone_number, email: 'paula@correo.co' });
  const { user } = await openPart({ browser, path: '/clients/duplicates', width: 390 });
  const group = within(await screen.findByRole('region', { name: /300 111 2288/ }));
  const part = (name: string) => within(group.getByRole('group', { name }));
  const joins = (name: string) => part('¿A quiénes unes?').getByRole('checkbox', { name });
  await user.click(part('¿Cuál se queda?').getByRole('radio', { name: /^Paula/ }));
  await user.click(part('Correo').getByRole('radio', { name: 'paula@correo.co' }));
  await user.click(joins('Paula'));
  expect(part('¿Cuál se queda?').queryByRole('radio', { name: /^Paula/ })).toBeNull();
  expect(part('¿Cuál se queda?').getByRole('radio', { name: /^Rosa(?!i)/ })).toBeChecked();
  expect(part('Correo').getByRole('radio', { name: 'rosa@correo.co' })).toBeChecked();
  expect(joins('Rosa')).toBeDisabled();
  expect(joins('Rosita')).toBeDisabled();
  await user.click(group.getByRole('button', { name: 'Unir clientes' }));
  const question = within(await screen.findByRole('alertdialog'));
  const joined = within(question.getByRole('list', { name: 'Se unen:' })).getAllByRole('listitem');
  expect(joined.map((one) => one.textContent)).toEqual(['Rosa · 0 pedidos', 'Rosita · 0 pedidos']);
  await user.click(question.getByRole('button', { name: 'Unir clientes' }));
  expect(await screen.findByText('Listo: ahora son un solo cliente, Rosa.')).toBeVisible();
  expect((await owner.get(store(`/customers/${rosita.id}`))).status).toBe(410);
  for (const { id } of [rosa, hija]) expect((await owner.get(store(`/customers/${id}`))).status).toBe(200);
  // Another choice is another card, which comes once the page has been read again.
  const card = () => within(screen.getByRole('region', { name: /300 111 2288/ }));
  await waitFor(() => expect(card().getByText('2 clientes con este teléfono')).toBeVisible());
  const rest = card();
  expect(rest.queryByRole('group', { name: '¿A quiénes unes?' })).toBeNull();
  await user.click(rest.getByRole('button', { name: 'No son la misma persona' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /300 111 2288/ })).toBeNull());
});

test('[CLI-03] merged clients leave the page at once, without reading it again', async () => {
  await register({ first_name: 'Teo', phone_number: '573001112299', email: 'teo@correo.co' });
  await register({ first_name: 'Teodoro', phone_number: '3001112299', email: 'teodoro@correo.co' });
  const { user } = await openPart({ browser, path: '/clients/duplicates', width: 390 });
  const name = '300 111 2299';
  const group = within(await screen.findByRole('region', { name }));
  await user.click(group.getByRole('button', { name: 'Unir clientes' }));
  const question = within(await screen.findByRole('alertdialog'));
  holdReads(/\/customers/);
  await user.click(question.getByRole('button', { name: 'Unir clientes' }));
  await waitFor(() => expect(screen.queryByRole('region', { name })).toBeNull());
});

test('[CLI-03] what was picked stays picked when another client is to stay', async () => {
  await register({ first_name: 'Pía', phone_number: '573001112255', email: 'pia@correo.co' });
  await register({ first_name: 'María Pía', phone_number: '3001112255', email: 'mpia@correo.co' });
  const { user } = await openPart({ browser, path: '/clients/duplicates', width: 390 });
  const group = within(await screen.findByRole('region', { name: /300 111 2255/ }));
  const part = (name: string) => within(group.getByRole('group', { name }));
  await user.click(part('Nombre').getByRole('radio', { name: 'María Pía' }));
  await user.click(part('¿Cuál se queda?').getByRole('radio', { name: /^María Pía/ }));
  expect(part('Correo').getByRole('radio', { name: 'mpia@correo.co' })).toBeChecked();
  await user.click(part('¿Cuál se queda?').getByRole('radio', { name: /^Pía/ }));
  expect(part('Nombre').getByRole('radio', { name: 'María Pía' })).toBeChecked();
  expect(part('Correo').getByRole('radio', { name: 'pia@correo.co' })).toBeChecked();
});

test('[CLI-03] clients who are not the same person leave the page and the notice, until that is taken back', async () => {
  await register({ first_name: 'Eva', phone_number: '573001112266', email: 'eva@correo.co' });
  await register({ first_name: 'Noa', phone_number: '3001112266', email: 'noa@correo.co' });
  const { user, go } = await openPart({ browser, path: '/clients', width: 390 });
  expect(await screen.findByText('3 clientes repetidos')).toBeVisible();
  await go('/clients/duplicates');
  const name = '300 111 2266';
  const group = within(await screen.findByRole('region', { name }));
  group.getByRole('button', { name: 'No son la misma persona' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(`${name}: son personas distintas.`)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name })).toBeNull());
  // The keyboard goes on beside it.
  await waitFor(() => expect(document.body).not.toHaveFocus());
  await go('/clients');
  expect(await screen.findByText('2 clientes repetidos')).toBeVisible();
  await go('/clients/duplicates');
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByRole('region', { name })).toBeVisible();
});

test('clients who are more than were read are shown, and not said to be different', async () => {
  const phone_number = '573001112277';
  await register({ first_name: 'Sol', phone_number, email: 'sol@correo.co' });
  await register({ first_name: 'Mar', phone_number, email: 'mar@correo.co' });
  const { user } = await openPart({ browser, path: '/clients/duplicates', width: 390 });
  const name = '300 111 2277';
  const group = within(await screen.findByRole('region', { name }));
  await register({ first_name: 'Luna', phone_number, email: 'luna@correo.co' });
  await user.click(group.getByRole('button', { name: 'No son la misma persona' }));
  expect(await screen.findByText(/^La lista cambió mientras elegías/)).toBeVisible();
  // Another choice is another card, so the region is looked up each time.
  await waitFor(() =>
    expect(
      within(screen.getByRole('region', { name })).getByText('3 clientes con este teléfono'),
    ).toBeVisible(),
  );
});

test('who may not delete clients reads no notice, and no page', async () => {
  const { go } = await openPart({ browser, who: 'viewer', path: '/clients', width: 390 });
  await screen.findByText(/Luna/);
  await go('/clients/duplicates');
  expect(await screen.findByRole('heading', { name: 'Clientes repetidos' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Unir clientes' })).toBeNull();
});
