import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { TeamRole } from '../../../domain/access/team.ts';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { holdReads } from '../hold-reads.ts';
import { openAdmin, type Stage } from '../stage.tsx';

let browser: BrowserWithApi;
let owner: TestClient;
let base: string;

const NAMES = Array.from({ length: 12 }, (_, n) => `Prenda ${String(n + 1).padStart(2, '0')}`);

beforeAll(async () => {
  browser = await openBrowser();
  owner = await signedIn(browser.test, 'owner');
  base = `/stores/${browser.test.storeId}`;
});
afterAll(() => browser.close());
beforeEach(async () => {
  browser.calls.length = 0;
  const before = await owner.get<{ id: number }[]>(`${base}/products?limit=100`);
  if (before.body.length > 0)
    await owner.delete(`${base}/products`, { ids: before.body.map(({ id }) => id) });
  for (const name of NAMES) await owner.post(`${base}/products`, { name, price: 10_000, active: 1 });
});

const at = '/products?page=1&perPage=10&sort=name&order=ASC&filter=%7B%7D';

async function open(width = 1280): Promise<Stage> {
  const stage = await openAdmin({ browser, path: at, width });
  await screen.findByText('Prenda 01');
  return stage;
}
async function tick({ user }: Stage, ...names: string[]): Promise<void> {
  for (const name of names)
    await user.click(await screen.findByRole('checkbox', { name: `Seleccionar ${name}` }));
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const prices = async () =>
  (await owner.get<{ name: string; price: number; active: number }[]>(`${base}/products?limit=100&sort=name`))
    .body;

test('a list without a field that several records change together never offers to', async () => {
  const nubia = { first_name: 'Nubia', phone_number: '573005550011', email: 'nubia@correo.co' };
  expect((await owner.post(`${base}/customers`, nubia)).status).toBe(201);
  const { user } = await openAdmin({ browser, path: '/customers', width: 390 });
  await screen.findByText(/Nubia/);
  await user.click(await button('Seleccionar'));
  const bar = within(await screen.findByRole('toolbar', { name: '0 seleccionados' }));
  expect(bar.getByRole('button', { name: 'Eliminar' })).toBeDisabled();
  expect(bar.queryByRole('button', { name: 'Cambiar' })).toBeNull();
});

describe('the selection', () => {
  test('says how many there are and how many of them are here, shows them, and ends when the list is left', async () => {
    const stage = await open();
    await tick(stage, 'Prenda 01', 'Prenda 02');
    expect(await screen.findByRole('toolbar', { name: '2 seleccionados' })).toBeVisible();
    await stage.user.click(await button('Página siguiente'));
    await screen.findByText('Prenda 11');
    expect(await screen.findByText('2 seleccionados, 0 en esta vista')).toBeVisible();
    await stage.user.click(await button('Ver'));
    await screen.findByText('Prenda 01');
    await waitFor(() => expect(screen.queryByText('Prenda 11')).toBeNull());
    await stage.user.click(await button('Ver toda la lista'));
    await screen.findByText('Prenda 03');
    expect(await screen.findByText('2 seleccionados')).toBeVisible();
    await stage.go('/');
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    await stage.go(at);
    await screen.findByText('Prenda 01');
    expect(screen.queryByRole('toolbar', { name: /seleccionado/ })).toBeNull();
  });

  test('[PRD-02] holds all of the list, pages that were never seen included, in one call under its number', async () => {
    const stage = await open();
    await tick(stage, 'Prenda 01');
    await stage.user.click(await button('Seleccionar los 12'));
    expect(await screen.findByRole('toolbar', { name: '12 seleccionados' })).toBeVisible();
    await stage.user.click(await button('Desactivar'));
    expect(await screen.findByText('Cambiamos 12 productos.')).toBeVisible();
    expect(browser.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
    expect((await prices()).map(({ active }) => active)).toEqual(NAMES.map(() => 0));
  });

  test('ends to be all with the first record that is taken out', async () => {
    const stage = await open();
    await tick(stage, 'Prenda 01');
    await stage.user.click(await button('Seleccionar los 12'));
    expect(await screen.findByRole('toolbar', { name: '12 seleccionados' })).toBeVisible();
    await tick(stage, 'Prenda 02');
    expect(await screen.findByRole('toolbar', { name: '9 seleccionados' })).toBeVisible();
  });

  test('gives the list back when it is cleared while it is all that is shown', async () => {
    const stage = await open();
    await tick(stage, 'Prenda 01');
    await stage.user.click(await button('Página siguiente'));
    await stage.user.click(await button('Ver'));
    await waitFor(() => expect(screen.queryByText('Prenda 11')).toBeNull());
    await stage.user.click(await button('Quitar selección'));
    expect(await screen.findByText('Prenda 02')).toBeVisible();
    expect(stage.path()).not.toContain('id.in');
  });

  test('ends to be all with another filter, under which fewer or others would be meant', async () => {
    const stage = await open();
    await tick(stage, 'Prenda 01');
    await stage.user.click(await button('Seleccionar los 12'));
    expect(await screen.findByRole('toolbar', { name: '12 seleccionados' })).toBeVisible();
    await stage.user.type(screen.getByRole('searchbox'), 'Prenda 1');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Seleccionar Prenda 02' })).toBeNull());
    expect(await screen.findByRole('toolbar', { name: /^1 seleccionado/ })).toBeVisible();
  });
});

describe('a change', () => {
  test('of prices shows what becomes of them, and is undone from the notice', async () => {
    const stage = await open();
    await tick(stage, 'Prenda 01', 'Prenda 02');
    await stage.user.click(await button('Cambiar'));
    await stage.user.click(await screen.findByRole('menuitem', { name: 'Precio…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Precio de 2 productos' });
    await stage.user.type(await within(dialog).findByLabelText(/Porcentaje/), '15');
    expect(await within(dialog).findAllByText(/11\.500/)).toHaveLength(2);
    await stage.user.click(within(dialog).getByRole('button', { name: 'Cambiar 2' }));
    expect(await screen.findByText('Cambiamos 2 productos.')).toBeVisible();
    expect((await prices()).slice(0, 3).map(({ price }) => price)).toEqual([11_500, 11_500, 10_000]);
    await stage.user.click(await button('Deshacer'));
    expect(await screen.findByText('Listo: 2 productos como antes.')).toBeVisible();
    expect((await prices()).slice(0, 3).map(({ price }) => price)).toEqual([10_000, 10_000, 10_000]);
  });

  test('shows on a slow network as soon as it is done, before the list is read again', async () => {
    const stage = await open();
    await tick(stage, 'Prenda 01', 'Prenda 02');
    const active = await screen.findByRole('switch', { name: 'Visibilidad: Prenda 01' });
    expect(active).toBeChecked();
    onTestFinished(() => void vi.restoreAllMocks());
    holdReads(/\/products\?/);
    await stage.user.click(await button('Desactivar'));
    expect(await screen.findByText('Cambiamos 2 productos.')).toBeVisible();
    expect(active).not.toBeChecked();
    await tick(stage, 'Prenda 03');
    await stage.user.click(await button('Eliminar'));
    const dialog = await screen.findByRole('alertdialog');
    await stage.user.click(within(dialog).getByRole('button', { name: /Eliminar/ }));
    await waitFor(() => expect(screen.queryByText('Prenda 03')).toBeNull());
  });

  test('that is undone in part says how many stayed, and why', async () => {
    const stage = await open();
    await tick(stage, 'Prenda 01', 'Prenda 02');
    await stage.user.click(await button('Desactivar'));
    expect(await screen.findByText('Cambiamos 2 productos.')).toBeVisible();
    const [first] = (await owner.get<{ id: number }[]>(`${base}/products?limit=1&sort=name,asc`)).body;
    await owner.patch(`${base}/products/${first?.id}`, { active: 1 });
    await stage.user.click(await button('Deshacer'));
    const notice = await screen.findByText(/^Listo: 1 producto como antes\./);
    expect(notice).toHaveTextContent(/1 no se pudo\. \S/);
  });

  test('that some refuse names them with the reason, and keeps them selected', async () => {
    const { body } = await owner.get<{ id: number }[]>(`${base}/products?search=prenda 02`);
    await owner.patch(`${base}/products/${body[0]?.id ?? 0}`, { discount_price: 9_900 });
    const stage = await open();
    await tick(stage, 'Prenda 01', 'Prenda 02');
    await stage.user.click(await button('Cambiar'));
    await stage.user.click(await screen.findByRole('menuitem', { name: 'Precio…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Precio de 2 productos' });
    await stage.user.selectOptions(within(dialog).getByLabelText('Qué hacer'), 'Restar');
    await stage.user.type(within(dialog).getByLabelText(/Cuánto/), '500');
    await stage.user.click(within(dialog).getByRole('button', { name: 'Cambiar 2' }));
    const report = await screen.findByRole('dialog', { name: '1 se quedó igual' });
    expect(report).toHaveTextContent('Prenda 02');
    expect(report).toHaveTextContent('Debe ser menor que el precio');
    await stage.user.click(within(report).getByRole('button', { name: 'Entendido' }));
    expect(await screen.findByRole('toolbar', { name: '1 seleccionado' })).toBeVisible();
  });

  test('without an amount, or beyond what a percentage can be, is refused at the field', async () => {
    const stage = await open();
    await tick(stage, 'Prenda 01');
    await stage.user.click(await button('Cambiar'));
    await stage.user.click(await screen.findByRole('menuitem', { name: 'Precio…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Precio de 1 producto' });
    await stage.user.click(within(dialog).getByRole('button', { name: 'Cambiar 1' }));
    expect(await within(dialog).findByText('Escribe un número de 0 en adelante')).toBeVisible();
    await stage.user.type(within(dialog).getByLabelText(/Porcentaje/), '2000');
    expect(await within(dialog).findByText('Escribe un porcentaje hasta 1000')).toBeVisible();
  });

  test('of the list that somebody else has changed meanwhile does nothing, and says so', async () => {
    const stage = await open();
    await tick(stage, 'Prenda 01');
    await stage.user.click(await button('Seleccionar los 12'));
    expect(await screen.findByRole('toolbar', { name: '12 seleccionados' })).toBeVisible();
    await owner.post(`${base}/products`, { name: 'Nueva', price: 1, active: 1 });
    await stage.user.click(await button('Desactivar'));
    expect(await screen.findByText(/^No cambiamos nada\. La lista cambió mientras elegías/)).toBeVisible();
    expect((await prices()).every(({ active }) => active === 1)).toBe(true);
  });
});

test('on a phone too, the selection ends when the list is left', async () => {
  const stage = await open(390);
  await stage.user.click(await button('Seleccionar'));
  await tick(stage, 'Prenda 01');
  expect(await screen.findByRole('toolbar', { name: '1 seleccionado' })).toBeVisible();
  await stage.go('/');
  await screen.findByRole('heading', { level: 1, name: /^Hola/ });
  await stage.go(at);
  await screen.findByText('Prenda 01');
  expect(screen.queryByRole('toolbar', { name: '1 seleccionado' })).toBeNull();
  await stage.user.click(await button('Seleccionar'));
  expect(await screen.findByRole('checkbox', { name: 'Seleccionar Prenda 01' })).not.toBeChecked();
});

test('on a phone, what was deleted comes back from the notice', async () => {
  const stage = await open(390);
  await stage.user.click(await button('Seleccionar'));
  await tick(stage, 'Prenda 01');
  const remove = await button('Eliminar');
  await waitFor(() => expect(remove).toBeEnabled());
  // Two taps of a fast thumb.
  screen.getByRole('checkbox', { name: 'Seleccionar Prenda 03' }).click();
  remove.click();
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('¿Eliminar 2 productos?Al terminar te decimos si se puede deshacer');
  await stage.user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText('Eliminamos 2 productos.')).toBeVisible();
  expect(screen.getByText('Se puede deshacer durante un día desde el registro de actividad.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Prenda 03')).toBeNull());
  await stage.user.click(await button('Deshacer'));
  await screen.findByText('Prenda 03');
  expect(await prices()).toHaveLength(12);
});

test('who may not open the log is not sent there for what they deleted', async () => {
  const roles = `${base}/roles`;
  const sales = (await owner.get<TeamRole[]>(roles)).body.find(({ name }) => name === 'Ventas');
  const permissions = ['products.read', 'products.write', 'products.delete'];
  expect((await owner.put(`${roles}/${sales?.id}`, { name: 'Ventas', permissions })).status).toBe(200);
  const { user } = await openAdmin({ browser, path: at, who: 'seller' });
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar Prenda 01' }));
  await user.click(await button('Eliminar'));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText('Eliminamos 1 producto.')).toBeVisible();
  expect(await button('Deshacer')).toBeVisible();
  expect(screen.queryByText(/registro de actividad/)).toBeNull();
});

/** As the API does when too many records go with what is deleted. */
function nothingComesBack(): void {
  const { api } = browser.test;
  const answer = api.fetch;
  const final = vi.spyOn(api, 'fetch').mockImplementation(async (request) => {
    const response = await answer(request);
    if (request.method !== 'DELETE') return response;
    const body: object = await response.json();
    const headers = new Headers(response.headers);
    // Where the answer of a single deletion has it.
    headers.delete('undo-id');
    return Response.json({ ...body, undo: null }, { status: response.status, headers });
  });
  onTestFinished(() => final.mockRestore());
}

test('one record that cannot be brought back is deleted with a notice that says so', async () => {
  nothingComesBack();
  const [first] = (await owner.get<{ id: number; name: string }[]>(`${base}/products?limit=1&sort=name,asc`))
    .body;
  const stage = await openAdmin({ browser, path: `/products/update/${first?.id}` });
  await stage.user.click(await screen.findByRole('button', { name: 'Eliminar' }));
  const dialog = await screen.findByRole('alertdialog');
  await stage.user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText(/Prenda 01.*Esto no se puede deshacer\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  expect(screen.queryByText(/Se puede deshacer/)).toBeNull();
  expect(await prices()).toHaveLength(11);
});

test('what cannot be brought back is deleted with a notice that says so and offers no undo', async () => {
  nothingComesBack();
  const stage = await open();
  await tick(stage, 'Prenda 01', 'Prenda 03');
  await stage.user.click(await button('Eliminar'));
  const dialog = await screen.findByRole('alertdialog');
  await stage.user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText('Eliminamos 2 productos. Esto no se puede deshacer.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  expect(screen.queryByText(/Se puede deshacer/)).toBeNull();
  expect(await prices()).toHaveLength(10);
});

test('a member who may only read selects nothing', async () => {
  await openAdmin({ browser, path: at, who: 'viewer' });
  await screen.findByText('Prenda 01');
  expect(screen.queryByRole('checkbox', { name: 'Seleccionar Prenda 01' })).toBeNull();
});
