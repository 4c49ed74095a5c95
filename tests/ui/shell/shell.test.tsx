import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { descriptors } from '../../../src/schema/descriptors.ts';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin } from '../stage.tsx';

let browser: BrowserWithApi;

beforeAll(async () => {
  browser = await openBrowser();
  const { post } = await signedIn(browser.test, 'owner');
  await post(`/stores/${browser.test.storeId}/products`, {
    name: 'Ruana',
    price: 90_000,
    quantity_available: 3,
  });
});
afterAll(() => browser.close());
beforeEach(() => browser.online());

const drawer = () => screen.findByRole('navigation', { name: 'Navegación principal' });

describe('drawer', () => {
  test('[SHL-05] groups and entries stand as the spec orders them, and collapse on request', async () => {
    const { user } = await openAdmin({ browser, path: '/', width: 1280 });
    const nav = await drawer();
    const words = within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent);
    const spec = [
      'Inicio',
      'Tu tienda',
      'Sucursales',
      'Colecciones',
      'Productos',
      'Pedidos',
      'Inventario',
      'Clientes',
      'Estadísticas',
      'Configuración',
    ];
    // A resource that somebody adds stands among them.
    const added = descriptors.map(({ label }) => label.es.many).filter((word) => !spec.includes(word));
    expect(words.filter((word) => !added.includes(word))).toEqual(spec);
    for (const group of ['Mis apps', 'Administrar', 'Desempeño'])
      expect(within(nav).getByText(group)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Contraer menú' }));
    expect(within(nav).queryByText('Administrar')).toBeNull();
    expect(within(nav).getByRole('link', { name: 'Productos' })).toBeVisible();
  });

  test('[SHL-05] under 1024 px it is a rail of icons, each with its name', async () => {
    await openAdmin({ browser, path: '/', width: 900 });
    const nav = await drawer();
    expect(within(nav).queryByText('Administrar')).toBeNull();
    expect(within(nav).getByRole('link', { name: 'Clientes' })).toHaveAttribute('href', '/clients');
  });

  test('[CFG-02] shows what the user may open, and follows a role, a currency and a team that change elsewhere', async () => {
    const { get, put, delete: remove } = await signedIn(browser.test, 'owner');
    const store = `/stores/${browser.test.storeId}`;
    await openAdmin({ browser, who: 'viewer', path: '/products' });
    await screen.findByRole('heading', { level: 1, name: /Productos/ });
    expect(await screen.findByText(/^\$.90\.000$/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Crear producto/ })).toBeNull();

    type Role = { id: number; name: string; permission_role: { name: string }[] };
    const { body: roles } = await get<Role[]>(`${store}/roles`);
    const { id, name, permission_role = [] } = roles.find((role) => role.name === 'Consulta') ?? {};
    const permissions = permission_role.map((permission) => permission.name);
    const wider = [...permissions, 'products.write'];
    expect((await put(`${store}/roles/${id}`, { name, permissions: wider })).status).toBe(200);
    browser.tell({ type: 'access.changed' });
    expect(await screen.findByRole('link', { name: /Crear producto/ })).toBeVisible();
    expect(
      await screen.findByText('Tus permisos en la tienda cambiaron. Lo que ves ya está al día.'),
    ).toBeVisible();

    await put(`${store}/currency`, { currency: 'USD' });
    browser.tell({ type: 'stores.updated' });
    expect(await screen.findByText(/^USD.90\.000$/)).toBeVisible();
    expect(await screen.findByText(/^Nueva moneda de la tienda: .*\(USD\)/)).toBeVisible();
    await put(`${store}/currency`, { currency: 'COP' });
    expect((await put(`${store}/roles/${id}`, { name, permissions })).status).toBe(200);

    const { userId } = browser.test.people.viewer;
    expect((await remove(`${store}/users/${userId}`)).status).toBe(204);
    browser.tell({ type: 'access.changed' });
    expect(await screen.findByText(/^Ya no estás en el equipo de /)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Tu cuenta no está en ninguna tienda' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Crear producto/ })).toBeNull();
  });
});

describe('phone', () => {
  test('[SHL-07] five ways at the bottom, and orders one tap away with the number of new ones', async () => {
    const { user, path } = await openAdmin({ browser, path: '/', width: 390 });
    const bar = await screen.findByRole('navigation', { name: 'Navegación rápida' });
    const ways = within(bar)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['/', '/products', '/products/create', '/manage-categories', '/config']);

    // An order comes in while the user is elsewhere.
    const { get, post } = await signedIn(browser.test, 'owner');
    const branch = await post<{ id: number }>(`/stores/${browser.test.storeId}/user-stores`, {
      name: 'Centro',
      mobile_phone_number: '573001112233',
    });
    const [ruana] = (await get<{ id: number }[]>(`/stores/${browser.test.storeId}/products`)).body;
    const order = await post(`/stores/${browser.test.storeId}/create-manual-order`, {
      comments: '',
      customer: {
        first_name: 'Ana',
        last_name: 'Rojas',
        phone_number: '573004445566',
        document_type: 'CC',
        dni: '1020',
        email: 'ana@correo.co',
      },
      date: '2026-01-05 10:00:00',
      order_status_id: 1,
      products: [{ product_id: ruana?.id, product_variant_id: 0, quantity: 1, price: 90_000 }],
      shipping_cost: 0,
      shipping_information: {
        country: 'CO',
        city: '11001',
        address: 'Calle 1 # 2-3',
        address_detail: '',
        comments: '',
      },
      shipping_order_status_id: 6,
      user_store_id: branch.body.id,
    });
    expect(order.status).toBe(201);
    browser.tell({ type: 'orders.created', id: 1 });
    const orders = await screen.findByRole('link', { name: 'Pedidos: 1 pedido nuevo' });
    await user.click(orders);
    expect(path()).toBe('/orders');
    await waitFor(() => expect(screen.queryByRole('link', { name: /pedido nuevo/ })).toBeNull());
  });

  test('the way to the orders has a word beside its badge, and is read as one name', async () => {
    await openAdmin({ browser, path: '/', width: 390 });
    const header = within(await screen.findByRole('banner'));
    const link = await header.findByRole('link', { name: 'Pedidos' });
    const [seen, ...more] = within(link)
      .getAllByText('Pedidos')
      .filter((words) => words.closest('[aria-hidden]') !== null);
    expect(seen).toBeVisible();
    expect(more).toEqual([]);
    // Computed of the content: a label of its own would part from what is seen.
    expect(link).not.toHaveAttribute('aria-label');
  });

  test('who only works orders lands on them, and has no other home', async () => {
    const { path } = await openAdmin({ browser, who: 'seller', path: '/', width: 390 });
    await screen.findByRole('heading', { level: 1, name: /Pedidos/ });
    expect(path()).toBe('/orders');
    const bar = within(screen.getByRole('navigation', { name: 'Navegación rápida' }));
    expect(bar.queryByRole('link', { name: 'Inicio' })).toBeNull();
    expect(bar.getByRole('link', { name: 'Pedidos' })).toHaveAttribute('href', '/orders');
  });

  test('[SHL-09] at 600 px and less lists are cards, above they are tables', async () => {
    const { unmount } = await openAdmin({ browser, path: '/products', width: 600 });
    expect(await screen.findByRole('list', { name: 'Lista de productos' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    unmount();
    await openAdmin({ browser, path: '/products', width: 601 });
    expect(await screen.findByRole('table')).toBeVisible();
  });
});

describe('pages', () => {
  test("react-admin's own paths lead to the spec's", async () => {
    const stage = await openAdmin({ browser, path: '/customers?page=1' });
    await screen.findByRole('heading', { level: 1, name: /Clientes/ });
    expect(stage.path()).toMatch(/^\/clients/);
  });

  test('an unknown path says so and leads home', async () => {
    const { user, path } = await openAdmin({ browser, path: '/no-such-page' });
    await screen.findByRole('heading', { level: 1, name: 'Esta página no existe' });
    await user.click(screen.getByRole('link', { name: 'Ir al inicio' }));
    expect(path()).toBe('/');
  });

  test('a page that the role does not allow says whom to ask', async () => {
    await openAdmin({ browser, who: 'seller', path: '/products/create' });
    const title = await screen.findByRole('heading', { level: 1, name: 'No tienes permiso para ver esto' });
    expect(title).toBeVisible();
  });

  test("home shows the day's numbers, and a failure is told instead of zeros", async () => {
    await openAdmin({ browser, path: '/' });
    expect(await screen.findByText('Hola, Tienda Uno')).toBeVisible();
    expect(await screen.findByText('Ventas de hoy')).toBeVisible();
  });
});

test('no page asks another host for anything', async () => {
  browser.calls.length = 0;
  await openAdmin({ browser, path: '/products' });
  await screen.findByRole('table');
  expect(new Set(browser.calls.map(({ url }) => new URL(url).hostname))).toEqual(new Set(['localhost']));
});
