import { screen, waitFor, within } from '@testing-library/react';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, dayOf } from '../../../domain/dates/day.ts';
import { isOpenWhenInactive } from '../../../src/authProvider/useInactive.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin } from '../stage.tsx';

let browser: BrowserWithApi;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

interface StoreState {
  active?: boolean;
  plan?: 'free' | 'pro';
  store_plan_status_id?: number;
  next_cut_date?: string | null;
  trial_ended_at?: Date | null;
}

const setStore = (state: StoreState) =>
  browser.test.ports.database.platformWrite((sql) =>
    sql.updateTable('stores').set(state).where('id', '=', browser.test.storeId).execute(),
  );
beforeEach(() =>
  setStore({ active: true, plan: 'pro', store_plan_status_id: 1, next_cut_date: null, trial_ended_at: null }),
);

const takeFromRole = (name: string, permissions: string[]) =>
  browser.test.ports.database.platformWrite(async (sql) => {
    for (const permission of permissions)
      await sql
        .updateTable('roles')
        .set({ permissions: raw`array_remove(permissions, ${permission})` })
        .where('store_id', '=', browser.test.storeId)
        .where('name', '=', name)
        .execute();
  });

const today = dayOf(new Date(), 'America/Bogota');

describe('[BIL-08] the plan', () => {
  test('[SHL-06] says before it expires on which day, and leads to where it is renewed', async () => {
    const day = addDays(today, 15);
    await setStore({ next_cut_date: day });
    const { user, path } = await openAdmin({ browser, path: '/products' });
    const [, month, date] = day.split('-');
    expect(await screen.findByText(`Tu plan expira el ${date}/${month}.`)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Renovar ahora' }));
    await waitFor(() => expect(path()).toMatch(/^\/config\/billing/));
  });

  test('says how long the trial goes on: one that has just begun has all of its days, and not one more', async () => {
    await setStore({ trial_ended_at: new Date(Date.now() + 14 * 86_400_000) });
    const { user, go } = await openAdmin({ browser, path: '/' });
    const days = await screen.findByText('Te quedan 14 días de prueba.');
    // On home and where the plan is, and nowhere between a shopkeeper and their work.
    await go('/products');
    await screen.findByRole('heading', { level: 1, name: 'Productos' });
    expect(days).not.toBeInTheDocument();
    await go('/');
    await user.click(
      within(await screen.findByRole('complementary', { name: 'Tu plan' })).getByRole('button', {
        name: 'Cerrar',
      }),
    );
    expect(screen.queryByText(/días de prueba/)).toBeNull();
  });

  test('is no matter of a member who may not read it: no trial, no plans and no settings are offered', async () => {
    await setStore({ trial_ended_at: new Date(Date.now() + 14 * 86_400_000), plan: 'free' });
    await takeFromRole('Consulta', ['invoices.read', 'settings.write']);
    await openAdmin({ browser, path: '/', who: 'viewer', width: 390 });
    await screen.findByRole('heading', { level: 1, name: /Hola/ });
    expect(screen.queryByText(/días de prueba/)).toBeNull();
    expect(screen.queryByText('Ver planes')).toBeNull();
    expect(screen.queryByText('Personalizar tienda')).toBeNull();
    expect(screen.queryByText('Editar tienda')).toBeNull();
  });

  test('unpaid: a box that nothing closes offers paying, which it lets through, and leaving', async () => {
    await setStore({ store_plan_status_id: 3, next_cut_date: addDays(today, -1) });
    const { user, path, go } = await openAdmin({ browser, path: '/products' });
    const box = await screen.findByRole('alertdialog', { name: 'Tu plan venció' });
    expect(within(box).getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(box).toBeVisible();
    await user.click(within(box).getByRole('link', { name: 'Pagar mi plan' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(path()).toMatch(/^\/config\/billing/);
    await go('/orders');
    expect(await screen.findByRole('alertdialog', { name: 'Tu plan venció' })).toBeVisible();
  });

  test('past its date: the same box, though the plan still works; no welcome lies above it', async () => {
    await setStore({ next_cut_date: addDays(today, -1) });
    await openAdmin({ browser, path: '/' });
    expect(await screen.findByRole('alertdialog', { name: 'Tu plan venció' })).toBeVisible();
    expect(screen.queryByText(/^¡Bienvenido a Tendero/)).toBeNull();
  });
});

describe('[SHL-04] an inactive store', () => {
  test('leaves home, dimmed and out of use, and the configuration', async () => {
    await setStore({ active: false });
    // A new owner whom this browser has not welcomed yet.
    document.cookie = 'tendero_welcomed=; Path=/; Max-Age=0';
    await browser.test.ports.database.platformWrite((sql) =>
      sql.updateTable('users').set({ created_at: new Date() }).execute(),
    );
    const { path, go } = await openAdmin({ browser, path: '/products', width: 1280 });
    await screen.findByText('Tu tienda está inactiva');
    expect(path()).toBe('/');
    const heading = await screen.findByRole('heading', { level: 1, name: /Hola/ });
    expect(heading.closest('[inert]')).toHaveStyle({ opacity: '0.45' });
    // What nobody can close may not lie over the page.
    await screen.findByRole('region', { name: 'Prepara tu tienda', hidden: true });
    expect(screen.queryByText(/^¡Bienvenido a Tendero/)).toBeNull();
    const nav = screen.getByRole('navigation', { name: 'Navegación principal' });
    const ways = within(nav).getAllByRole('link');
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/', '/config']);
    await go('/config');
    const settings = await screen.findByRole('heading', { level: 1, name: 'Configuración' });
    expect(settings.closest('[inert]')).toBeNull();
    await go('/orders');
    await waitFor(() => expect(path()).toBe('/'));
  });

  test('what the configuration links to opens: team, log, account and code', async () => {
    await setStore({ active: false });
    const { path, go } = await openAdmin({ browser, path: '/config' });
    await screen.findByRole('heading', { level: 1, name: 'Configuración' });
    const main = within(screen.getByRole('main'));
    const ways = main.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(ways).toEqual(expect.arrayContaining(['/users-roles', '/config/audit', '/account', '/code']));
    expect(ways.filter((way) => way.startsWith('/') && !isOpenWhenInactive(way))).toEqual([]);
    await go('/users-roles');
    expect(await screen.findByRole('heading', { level: 1, name: 'Usuarios y permisos' })).toBeVisible();
    expect(path()).toBe('/users-roles');
  });

  test('keeps the same two ways at the bottom of a phone', async () => {
    await setStore({ active: false });
    await openAdmin({ browser, path: '/', width: 390 });
    const bar = await screen.findByRole('navigation', { name: 'Navegación rápida' });
    const ways = within(bar).getAllByRole('link');
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/', '/config']);
  });
});

test('[SHL-13] what the plan lacks is dimmed under «Función Premium», which leads to the plans', async () => {
  await setStore({ plan: 'free' });
  const { user, go } = await openAdmin({ browser, path: '/config/paymentProviders' });
  const title = await screen.findByRole('heading', { name: 'Función Premium' });
  expect(title).toBeVisible();
  const hidden = await screen.findByRole('heading', { level: 1, name: /Medios de pago/ });
  expect(hidden.closest('[inert]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Mejorar mi plan' }));
  expect(await screen.findByRole('dialog', { name: 'Para recibir pagos en línea' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  for (const [path, name] of [
    ['/config/paymentProviders/add', /^Agregar/],
    ['/config/domain', 'Dominio'],
    ['/products/import', /^Importar/],
  ] as const) {
    await go(path);
    const heading = await screen.findByRole('heading', { level: 1, name });
    expect(heading.closest('[inert]')).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'Función Premium' })).toBeVisible();
  }
});

describe('[SHL-06] the header', () => {
  test('opens the shop and the user’s menu: configuration, help, support on WhatsApp, log out', async () => {
    browser.test.ports.settings.support = {
      whatsapp: '573001112233',
      help_url: 'https://ayuda.example.co/',
      terms_url: null,
    };
    const { user } = await openAdmin({ browser, path: '/products' });
    const header = within(await screen.findByRole('banner'));
    expect(header.getByRole('link', { name: 'Ver tienda (abre otra pestaña)' })).toBeVisible();
    const support = header.getByRole('link', { name: /^Chat de soporte/ }).getAttribute('href');
    expect(support).toMatch(/^https:\/\/wa\.me\/573001112233\?text=Hola/);
    await user.click(header.getByRole('button', { name: 'Tu cuenta' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Tu cuenta' }));
    expect(menu.getByText('Administrador')).toBeVisible();
    expect(menu.getByRole('link', { name: 'Configuración' })).toHaveAttribute('href', '/config');
    expect(menu.getByRole('link', { name: /^Ayuda/ })).toHaveAttribute('href', 'https://ayuda.example.co/');
    const chat = menu.getByRole('link', { name: /^Escribir a soporte/ });
    expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/573001112233\?text=Hola.*Tienda%20Uno/);
    expect(menu.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  });

  test('names the role of who has one', async () => {
    const { user } = await openAdmin({ browser, who: 'seller', path: '/products' });
    const header = within(await screen.findByRole('banner'));
    await user.click(header.getByRole('button', { name: 'Tu cuenta' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Tu cuenta' }));
    expect(menu.getByText('Ventas')).toBeVisible();
    expect(menu.queryByText('Administrador')).toBeNull();
  });
});
