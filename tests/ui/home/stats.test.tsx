import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin, openPart } from '../stage.tsx';

const NOW = new Date('2026-11-18T17:00:00Z');
const CANCELLED = 3;
/** In Bogotá half past ten at night of 5 October, half past midnight of the 6th, and its noon. */
const LATE = '2026-10-06T03:30:00.000Z';
const EARLY = '2026-10-06T05:30:00.000Z';
const NOON = '2026-10-06T17:00:00.000Z';
let browser: BrowserWithApi;

beforeAll(async () => {
  browser = await openBrowser();
  browser.test.clock.set(NOW);
  const owner = await signedIn(browser.test, 'owner');
  const store = `/stores/${browser.test.storeId}`;
  const branch = { name: 'Centro', mobile_phone_number: '573001112233' };
  const { id } = (await owner.post<{ id: number }>(`${store}/user-stores`, branch)).body;
  // Of its only branch a shop would say nothing.
  await owner.post(`${store}/user-stores`, { name: 'Norte', mobile_phone_number: '573001112244' });
  const sell = async (date: string, price: number, sales_channel: string, order_status_id = 4) => {
    const made = await owner.post(`${store}/orders`, {
      date,
      user_store_id: id,
      order_status_id,
      shipping_order_status_id: 8,
      order_method_id: 1,
      sales_channel,
      order_details: [{ name: 'Ruana', price, quantity: 1 }],
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
  };
  await sell('2026-11-18T15:00:00Z', 90_000, 'whatsapp');
  await sell('2026-11-18T16:00:00Z', 70_000, 'whatsapp', CANCELLED);
  await sell('2026-11-16T15:00:00Z', 60_000, 'phone');
  await sell('2026-11-10T15:00:00Z', 100_000, 'whatsapp');
  for (const date of [LATE, EARLY, NOON]) await sell(date, 20_000, 'whatsapp');
  await sell('2026-10-06T17:00:00Z', 20_000, 'whatsapp', CANCELLED);
});
afterAll(() => browser.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Amounts have a space that does not break. */
const rowsOf = (name: string): string[] =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));

test('[HOM-04] the menu leads to it; a range shows its figures, with the range before in words', async () => {
  const { user, path } = await openAdmin({ browser, path: '/' });
  const menu = within(await screen.findByRole('navigation', { name: 'Navegación principal' }));
  await user.click(menu.getByRole('link', { name: 'Estadísticas' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Estadísticas' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '7 días' }));
  expect(path()).toBe('/stats?range=last_7');
  expect(await screen.findByText(/12 nov a hoy, comparado con 5 nov a 11 nov/)).toBeVisible();
  expect(await screen.findByText('50% más que antes ($ 100.000)')).toBeVisible();
  expect(await screen.findByText('100% más que antes (1)')).toBeVisible();
  expect(screen.getByText('25% menos que antes ($ 100.000)')).toBeVisible();
});

test('[HOM-04] until another range arrives, the figures on screen keep their own dates', async () => {
  const { user } = await openPart({ browser, path: '/stats?range=last_7' });
  expect(await screen.findByRole('link', { name: 'Pedidos: 2' })).toBeVisible();
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    await arrival;
    return real(input, init);
  });
  await user.click(screen.getByRole('button', { name: 'Hoy' }));
  expect(screen.getByRole('link', { name: 'Pedidos: 2' })).toBeVisible();
  expect(screen.getByText(/^12 nov a hoy, comparado con/)).toBeVisible();
  arrive();
  expect(await screen.findByText(/^hoy, comparado con ayer/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Pedidos: 1' })).toBeVisible();
});

test('[HOM-04] the products of another range are asked for with its totals, not after them', async () => {
  const { user } = await openPart({ browser, path: '/stats?range=last_7' });
  await screen.findByRole('table', { name: 'Lo más vendido' });
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const real = globalThis.fetch;
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    asked.push(input instanceof Request ? input.url : String(input));
    await arrival;
    return real(input, init);
  });
  await user.click(screen.getByRole('button', { name: '30 días' }));
  const of = (call: string) => asked.filter((url) => url.includes(call));
  await expect.poll(() => of('/orders/stats')).toHaveLength(1);
  await expect.poll(() => of('top-products')).toHaveLength(1);
  arrive();
  expect(await screen.findByText(/^20 oct a hoy, comparado con/)).toBeVisible();
  await screen.findByRole('table', { name: 'Lo más vendido' });
  expect(of('top-products')).toHaveLength(1);
});

test('[HOM-04] each chart has its table: days, branches, channels, products', async () => {
  await openPart({ browser, path: '/stats?range=last_7' });
  await screen.findByRole('table', { name: 'Por sucursal' });
  expect(rowsOf('Por sucursal')).toEqual(['Centro2$ 150.000']);
  expect(rowsOf('Por canal')).toEqual(['WhatsApp1$ 90.000', 'Teléfono1$ 60.000']);
  expect(rowsOf('Ventas por día')).toHaveLength(7);
  expect(rowsOf('Ventas por día')[6]).toBe('hoy1$ 90.000$ 0');
  await screen.findByRole('table', { name: 'Lo más vendido' });
  expect(rowsOf('Lo más vendido')).toEqual(['Ruana2$ 150.000']);
});

test('[HOM-04] dates of one’s own are kept in the address; the figures are theirs', async () => {
  await openPart({ browser, path: '/stats?from=2026-11-10&to=2026-11-10' });
  expect(await screen.findByText(/^10 nov, comparado con 9 nov\./)).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Por canal' })).toBeVisible();
});

test('[HOM-04] a range that ends before it begins, and one of years, are corrected', async () => {
  const wrong = await openPart({ browser, path: '/stats?from=2026-11-10&to=2026-11-01' });
  expect(await screen.findByText('La fecha inicial no puede ser después de la final.')).toBeVisible();
  wrong.unmount();
  await openPart({ browser, path: '/stats?from=2020-11-10&to=2026-11-01' });
  expect(await screen.findByText('Elige como máximo un año.')).toBeVisible();
});

test('[HOM-04] a range without sales says so', async () => {
  await openPart({ browser, path: '/stats?from=2026-01-01&to=2026-01-07' });
  expect(await screen.findByText('Sin ventas en este periodo')).toBeVisible();
});

interface Listed {
  date: string;
}

/** The orders of the list that a link leads to. */
async function ordersBehind(link: HTMLElement): Promise<Listed[]> {
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://panel');
  const filter: Record<string, unknown> = JSON.parse(searchParams.get('filter') ?? '{}');
  const query = new URLSearchParams(Object.entries(filter).map(([key, value]) => [key, String(value)]));
  const owner = await signedIn(browser.test, 'owner');
  return (await owner.get<Listed[]>(`/stores/${browser.test.storeId}/orders?${query}`)).body;
}

const countBehind = async (link: HTMLElement) => (await ordersBehind(link)).length;

test('[HOM-04] a figure leads to the list of exactly the orders that it counts', async () => {
  const { user, path } = await openPart({ browser, path: '/stats?range=last_7' });
  const total = await screen.findByRole('link', { name: 'Pedidos: 2' });
  expect(await countBehind(total)).toBe(2);
  expect(await countBehind(screen.getByRole('link', { name: /^Mejor día/ }))).toBe(1);
  const rowLink = (table: string, name: string) =>
    within(screen.getByRole('table', { name: table })).getByRole('link', { name });
  expect(await countBehind(rowLink('Por sucursal', 'Centro'))).toBe(2);
  expect(await countBehind(rowLink('Por canal', 'Teléfono'))).toBe(1);
  await user.click(total);
  expect(path()).toContain('/orders?filter=');
  expect(await screen.findByText(/de 2$/)).toBeVisible();
});

test('[HOM-04] a day of the table leads to the orders that were sold on it, by the clock of Bogotá', async () => {
  await openPart({ browser, path: '/stats?from=2026-10-05&to=2026-10-07' });
  const table = within(await screen.findByRole('table', { name: 'Ventas por día', hidden: true }));
  expect(rowsOf('Ventas por día').map((row) => row.split('$')[0])).toEqual(['5 oct1', '6 oct2', '7 oct0']);
  const behind = async (day: string) => {
    const link = table.getByRole('link', { name: day, hidden: true });
    return (await ordersBehind(link)).map(({ date }) => date).toSorted();
  };
  expect(await behind('5 oct')).toEqual([LATE]);
  expect(await behind('6 oct')).toEqual([EARLY, NOON]);
  // A day without orders leads nowhere.
  expect(table.queryByRole('link', { name: '7 oct', hidden: true })).toBeNull();
});

test('[HOM-02] the figures of a day lead to its orders', async () => {
  await openPart({ browser, path: '/' });
  expect(await countBehind(await screen.findByRole('link', { name: 'Pedidos de hoy: 1' }))).toBe(1);
});

test('the profit asks for costs, then says what sales left, and what is not in it', async () => {
  const { unmount } = await openPart({ browser, path: '/stats?range=today' });
  const ask = await screen.findByText('Escribe el costo de tus productos para ver aquí cuánto ganas.');
  expect(ask).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir a productos' })).toHaveAttribute('href', '/products');
  unmount();
  const owner = await signedIn(browser.test, 'owner');
  const store = `/stores/${browser.test.storeId}`;
  const branches = (await owner.get<{ id: number }[]>(`${store}/user-stores`)).body;
  const sell = async (name: string, quantity: number, prices: object, more: object = {}) => {
    const { id, price } = (
      await owner.post<{ id: number; price: number }>(`${store}/products`, { name, ...prices })
    ).body;
    await owner.post(`${store}/orders`, {
      date: '2026-11-18T15:30:00Z',
      user_store_id: branches[0]?.id,
      order_status_id: 4,
      shipping_order_status_id: 8,
      order_method_id: 1,
      order_details: [{ product_id: id, quantity, price }],
      ...more,
    });
  };
  await sell('Mochila', 2, { price: 80_000, cost: 50_000 });
  await sell('Llavero', 1, { price: 500, cost: 900 }, { discount_percent: 100 });
  await sell('Vela', 1, { price: 1_000 }, { date: '2026-11-17T15:00:00Z' });
  await openPart({ browser, path: '/stats?range=today' });
  // 24.900 per cent are read by nobody.
  expect(await screen.findByText('250 veces lo de antes ($ 1.000)')).toBeVisible();
  expect((await screen.findByText('37% de $ 160.000 vendidos')).closest('dl')).toHaveTextContent(
    /Ganancia\$\s59.100/,
  );
  // Of what was given away there is no share.
  expect(rowsOf('Lo que más ganancia deja')).toEqual(['Mochila2$ 60.000 (38%)', 'Llavero1-$ 900']);
  expect(
    screen.getByText(/1 producto vendido no tiene costo y no está en estas cifras \(\$\s90\.000\)/),
  ).toBeVisible();
});
