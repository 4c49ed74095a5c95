import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { holdReads } from '../hold-reads.ts';
import { openAdmin, openPart } from '../stage.tsx';
import { unmade } from '../unmade-calls.ts';

let browser: BrowserWithApi;
let owner: TestClient;
let branchId: number;
/** A Wednesday, at noon in Bogotá. */
const NOW = new Date('2026-11-18T17:00:00Z');
const [YESTERDAY, TODAY, TOMORROW] = ['2026-11-17', '2026-11-18', '2026-11-19'];
const store = (path: string) => `/stores/${browser.test.storeId}${path}`;

beforeAll(async () => {
  browser = await openBrowser();
  owner = await signedIn(browser.test, 'owner');
  const branch = { name: 'Centro', mobile_phone_number: '573001112233' };
  branchId = (await owner.post<{ id: number }>(store('/user-stores'), branch)).body.id;
});
afterAll(() => browser.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  browser.test.clock.set(NOW);
});
afterEach(() => {
  browser.online();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function sell(day: string, price: number, fields: Record<string, unknown> = {}): Promise<void> {
  const { status, body } = await owner.post(store('/orders'), {
    date: `${day}T17:00:00.000Z`,
    user_store_id: branchId,
    order_status_id: 1,
    shipping_order_status_id: 8,
    order_method_id: 1,
    sales_channel: 'whatsapp',
    order_details: [{ name: 'Ruana', price, quantity: 1 }],
    ...fields,
  });
  expect(status, JSON.stringify(body)).toBe(201);
}

const section = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('section');
  if (found === null) throw new Error(`${name} stands in no section`);
  return within(found);
};

// The tests stand on each other: the store sells more and more.
test('[HOM-01] a store without orders is calm: words in the place of zeros, and everything done', async () => {
  await openPart({ browser, path: '/' });
  await screen.findByText('Todo al día: no hay pedidos por cobrar ni por despachar.');
  expect(screen.getByRole('heading', { level: 1, name: /^Hola, \S/ })).toBeVisible();
  // The sentence of Wednesdays.
  expect(screen.getByText('Mitad de semana: comparte un producto que te guste.')).toBeVisible();
  expect(await screen.findByText('Aún ninguna')).toBeVisible();
  expect(await screen.findByText('La racha empieza con la próxima venta.')).toBeVisible();
  expect(screen.queryByText('$ 0')).toBeNull();
  await expect.poll(() => unmade(browser, '/')).toEqual([]);
});

test('[HOM-01] says what to do now, each the filtered list, and how the day goes', async () => {
  await sell(TODAY, 90_000);
  await sell(TODAY, 30_000, { order_status_id: 2 });
  await sell(TODAY, 60_000, { order_status_id: 4 });
  await sell(TODAY, 500_000, { order_status_id: 3 });
  await sell(YESTERDAY, 40_000, { order_status_id: 4, shipping_order_status_id: 10 });
  const { user, path } = await openPart({ browser, path: '/' });
  expect(await screen.findByRole('link', { name: '1 por despachar' })).toBeVisible();
  const day = section('Ventas del día');
  expect(await day.findByText('$ 180.000')).toBeVisible();
  // Of the sales, and of what was received.
  expect(await day.findAllByText('Ayer: $ 40.000')).toHaveLength(2);
  expect(day.getAllByText('$ 60.000')).toHaveLength(1);
  expect(day.getByText(/no están cancelados ni devueltos/)).toBeVisible();
  expect(day.getByRole('link', { name: /^Por cobrar: \$\s120\.000$/ })).toBeVisible();
  expect(day.getByText('2 pedidos')).toBeVisible();
  await user.click(screen.getByRole('link', { name: '2 por cobrar' }));
  expect(path()).toMatch(/^\/orders\?/);
  await screen.findByRole('heading', { level: 1, name: /^Pedidos/ });
  await screen.findAllByText('$ 90.000');
  await waitFor(() => expect(screen.queryByText('$ 60.000')).toBeNull());
});

test('[HOM-05] the close of the day is one text that can be sent', async () => {
  const { user } = await openPart({ browser, path: '/' });
  await user.click(await screen.findByRole('button', { name: 'Cierre del día' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cierre del día' }));
  const chat = await dialog.findByRole('link', { name: 'Enviar el cierre por WhatsApp' });
  const text = new URL(chat.getAttribute('href') ?? '').searchParams.get('text') ?? '';
  expect(text.split('\n').slice(1)).toEqual([
    'Vendido: $ 180.000 (3 pedidos)',
    'Cobrado: $ 60.000',
    '• Otro medio: $ 60.000',
    'Por cobrar: $ 120.000 (2 pedidos)',
    'Por despachar: 1 pedido',
    'Agotados: 0 productos',
  ]);
  expect(text).toMatch(/^Cierre de .+, 18 nov 2026\n/);
  await user.click(dialog.getByRole('button', { name: 'Copiar' }));
  expect(await dialog.findByText('Copiado')).toBeVisible();
});

test('[HOM-01] what is to dispatch opens under its own tab on a phone, without its filters in raw', async () => {
  await import('../../../src/list/ActiveFilters.tsx');
  const { user } = await openPart({ browser, path: '/', width: 390 });
  await user.click(await screen.findByRole('link', { name: '1 por despachar' }));
  const tab = await screen.findByRole('link', { name: /^Por despachar/ });
  expect(tab).toHaveAttribute('aria-current', 'page');
  // The sums above the list come with an answer of their own, and say the same amount.
  const cards = within(await screen.findByRole('list', { name: 'Lista de pedidos' }));
  expect(await cards.findByText('$ 60.000')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Limpiar filtros' })).toBeNull();
});

test('[HOM-02] the chips and the picker show another day', async () => {
  const { user } = await openPart({ browser, path: '/' });
  await user.click(await screen.findByRole('button', { name: 'Ayer' }));
  expect(await screen.findByText('Ventas, ayer')).toBeVisible();
  await waitFor(() => expect(section('Ventas del día').getAllByText('$ 40.000')).not.toHaveLength(0));
  expect(screen.getByLabelText('Otra fecha')).toHaveValue(YESTERDAY);
  await user.click(screen.getByRole('button', { name: 'Hoy' }));
  expect(await screen.findByText('Ventas de hoy')).toBeVisible();
});

test('[HOM-02] a day to come, or one that is half typed, is not asked for', async () => {
  await openPart({ browser, path: '/' });
  expect(await screen.findByText('Ventas de hoy')).toBeVisible();
  const asked = () => browser.calls.filter(({ url }) => url.includes('daily-metrics')).length;
  await waitFor(() => expect(asked()).toBeGreaterThan(0));
  const before = asked();
  for (const value of [TOMORROW, ''])
    fireEvent.change(screen.getByLabelText('Otra fecha'), { target: { value } });
  expect(screen.getByText('Ventas de hoy')).toBeVisible();
  expect(asked()).toBe(before);
});

test('[HOM-01] figures that could not be loaded say so and offer another try; they are not zero', async () => {
  const { user, go } = await openPart({ browser, path: '/products' });
  await screen.findByRole('heading', { level: 1, name: /^Productos/ });
  browser.offline();
  await go('/');
  const sentence = await screen.findByText(/No pudimos leer las ventas de ese día/);
  expect(screen.queryByText('Ventas de hoy')).toBeNull();
  const notice = sentence.closest<HTMLElement>('[role=alert]');
  if (notice === null) throw new Error('The sentence stands in no notice');
  browser.online();
  await user.click(within(notice).getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('$ 180.000')).toBeVisible();
});

test('[HOM-01] the week has its days with sales and their streak', async () => {
  await openPart({ browser, path: '/' });
  expect(await screen.findByText('2 días seguidos con ventas')).toBeVisible();
  const days = section('Tu semana').getAllByRole('listitem');
  expect(days).toHaveLength(7);
  expect(days.findIndex((one) => one.getAttribute('aria-current') === 'date')).toBe(2);
  expect(days.map(({ textContent }) => textContent)).toContain('mmiércoles: 3 pedidos');
});

test('[HOM-01] the merchant sets a goal for the week, is corrected, and sees how far it is', async () => {
  const { user } = await openPart({ browser, path: '/' });
  await user.click(await screen.findByRole('button', { name: 'Poner una meta' }));
  const box = await screen.findByLabelText('Ventas de lunes a domingo');
  await user.type(box, 'mucho');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/Escribe un valor en números/)).toBeVisible();
  await user.clear(box);
  await user.type(box, '90000');
  expect(box).toHaveValue('90.000');
  // A digit that was left out is added where it belongs.
  await user.type(box, '0', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(box).toHaveValue('900.000');
  expect(box).toHaveProperty('selectionStart', 3);
  // It is shown without reading the week again.
  holdReads(/weekly-progress/);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/ de \$ 900\.000$/)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Meta de la semana' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cambiar la meta' })).toBeVisible();
});

test('[HOM-01] what sells most is named; the quick actions lead where they say', async () => {
  await openPart({ browser, path: '/' });
  await waitFor(() => expect(section('Lo más vendido').getByText('4 unidades')).toBeVisible());
  const links = section('Acciones rápidas').getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/orders',
    '/order/create',
    '/clients/create',
    '/products/create',
    '/inventory',
    '/editar-tienda',
  ]);
  expect(screen.getByRole('button', { name: 'Compartir tienda' })).toBeVisible();
});

test('[HOM-01] the free plan says what Pro brings; Pro says nothing', async () => {
  const pro = await openPart({ browser, path: '/' });
  await screen.findByRole('heading', { name: 'Acciones rápidas' });
  expect(screen.queryByRole('region', { name: 'Tu plan' })).toBeNull();
  pro.unmount();
  await openPart({ browser, who: 'outsider', path: '/' });
  const plan = await screen.findByRole('region', { name: 'Tu plan' });
  expect(within(plan).getByRole('button', { name: 'Ver planes' })).toBeVisible();
});

test('[HOM-01] in a trial nobody reads that they are on the free plan', async () => {
  const { database, clock, otherStoreId } = browser.test;
  const setTrial = (trial_ended_at: Date | null) =>
    database.platformWrite((sql) =>
      sql.updateTable('stores').set({ trial_ended_at }).where('id', '=', otherStoreId).execute(),
    );
  await setTrial(new Date(clock.now().getTime() + 5 * 86_400_000));
  clock.advance(2000);
  await openAdmin({ browser, who: 'outsider', path: '/' });
  expect(await screen.findByText(/días de prueba/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Tu plan' })).toBeNull();
  await setTrial(null);
  clock.advance(2000);
});
