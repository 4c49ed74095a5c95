import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Order } from '../../../generated/orders/types.ts';
import { loadShow } from '../../../src/form/show/load-show.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { pathOf } from '../../../src/schema/paths.ts';
import { holdReads } from '../hold-reads.ts';
import { openAdmin, openPart } from '../stage.tsx';
import { ownerCalls, type StoreCalls } from '../store-calls.ts';

let browser: BrowserWithApi;
let calls: StoreCalls;
let soap: number;
let cup: number;
let branch: number;

beforeAll(async () => {
  browser = await openBrowser();
  // Loads the lazy pages before the clock of a test starts.
  await Promise.all([
    import('../../../src/form/show/GeneratedShow.tsx'),
    import('../../../src/resources/orders/page/OrderPage.tsx'),
    import('../../../src/resources/orders/page/ShippingAddress.tsx'),
    loadShow('orders'),
  ]);
  calls = await ownerCalls(browser);
  soap = await add('/products', { name: 'Jabón de avena', price: 9_000, quantity_available: 50 });
  cup = await add('/products', { name: 'Pocillo esmaltado', price: 22_900, quantity_available: 50 });
  branch = await add('/user-stores', { name: 'Centro', mobile_phone_number: '573001112233' });
});
afterAll(() => browser.close());
afterEach(() => vi.restoreAllMocks());
beforeEach(() => {
  browser.online();
  sessionStorage.clear();
});

const add = (path: string, body: object) => calls.add(path, body);

/** Amounts hold a space that never breaks. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

function order(more: Partial<Order> = {}): Promise<number> {
  return add('/orders', {
    date: '2026-11-20T15:00:00Z',
    user_store_id: branch,
    order_status_id: 1,
    shipping_order_status_id: 6,
    order_method_id: 1,
    sales_channel: 'whatsapp',
    shipping_cost: 5_000,
    order_details: [
      { product_id: soap, quantity: 2, price: 9_000 },
      { product_id: cup, quantity: 1, price: 22_900 },
    ],
    customer: {
      first_name: 'Marta',
      last_name: 'Montoya',
      phone_number: '573104445566',
      email: 'm@ejemplo.co',
    },
    shipping_information: {
      country_code: 'CO',
      city_id: '05001',
      address: 'Cra 43A # 5-15',
      comments: 'Portería',
    },
    ...more,
  });
}

/** The button of a way in the sheet of a payment, once the store's own order is known. */
async function way(name: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: new RegExp(`^${name}: recibir`) });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

test('[ORD-10] a member without the rights to mark paid, to cancel and to give money back is offered none, and reads a paid one as it is', async () => {
  const pending = await order();
  const first = await openPart({ browser, who: 'seller', path: pathOf('orders', 'show', pending) });
  await first.user.click(
    await screen.findByRole('button', { name: /^Estado del pedido: Pendiente de pago/ }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['1', '2']);
  expect(screen.queryByRole('button', { name: 'Marcar como pagado' })).toBeNull();
  first.unmount();

  const paid = await order({ order_status_id: 4 });
  await openPart({ browser, who: 'seller', path: pathOf('orders', 'show', paid) });
  expect(await screen.findByRole('button', { name: /^Estado del envío/ })).toBeVisible();
  expect(screen.getAllByText('Pagado')[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Estado del pedido/ })).toBeNull();
});

describe("an order's page on a phone", () => {
  test('[ORD-07] buyer, total, both states, chat and next step come before the products with their pictures', async () => {
    await openPart({ browser, path: `/orders/${await order({ payment_channel_id: 5 })}`, width: 390 });
    const summary = within(await screen.findByRole('region', { name: 'Resumen del pedido' }));
    expect(summary.getByRole('heading', { level: 2, name: 'Marta Montoya' })).toBeVisible();
    expect(summary.getByText('$ 45.900')).toBeVisible();
    expect(
      summary.getByRole('button', { name: 'Estado del pedido: Pendiente de pago. Cambiar' }),
    ).toBeVisible();
    expect(summary.getByRole('button', { name: 'Estado del envío: No preparado. Cambiar' })).toBeVisible();
    expect(summary.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:+573104445566');
    expect(summary.getByRole('button', { name: 'Marcar como pagado' })).toBeVisible();
    const lines = within(screen.getByRole('list', { name: 'Productos del pedido' })).getAllByRole('listitem');
    expect(lines.map((line) => plain(line.textContent))).toEqual([
      expect.stringContaining('Jabón de avena2 × $ 9.000'),
      expect.stringContaining('Pocillo esmaltado1 × $ 22.900'),
    ]);
    const product = within(lines[0] ?? document.body).getByRole('link', { name: 'Jabón de avena' });
    expect(product).toHaveAttribute('href', pathOf('products', 'edit', soap));
    const headings = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent.trim());
    expect(headings.slice(0, 2)).toEqual(['Marta Montoya', 'Productos']);
    expect(screen.queryByText(/sin dato/i)).toBeNull();
    // That it came by chat is no way to pay.
    expect(screen.queryByText('Forma de pago')).toBeNull();
    const channel = screen.getByText('Contra entrega');
    expect(channel.previousElementSibling, '[PAY-02] its icon').toHaveAttribute(
      'data-testid',
      'PaymentsOutlinedIcon',
    );
  });

  test('[ORD-10] the next step is paid, then prepared, then dispatched, then none', async () => {
    const { user } = await openPart({ browser, path: `/orders/${await order()}`, width: 390 });
    await user.click(await screen.findByRole('button', { name: 'Marcar como pagado' }));
    await user.click(await way('Efectivo'));
    expect(await screen.findByRole('button', { name: /: Pagado. Cambiar$/ })).toBeVisible();
    for (const [step, status] of [
      ['Marcar como preparado', 'Preparado'],
      ['Despachar', 'Despachado'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name: step }));
      await user.click(await screen.findByRole('button', { name: `Cambiar a «${status}»` }));
      expect(await screen.findByRole('button', { name: new RegExp(`: ${status}. Cambiar$`) })).toBeVisible();
    }
    expect(screen.queryByRole('button', { name: 'Despachar' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Avisar que va en camino por WhatsApp' })).toBeVisible();
  });

  test('[ORD-10] a status that is set is shown and said at once, without reading the order again', async () => {
    const { user } = await openPart({ browser, path: `/orders/${await order()}`, width: 390 });
    await user.click(await screen.findByRole('button', { name: 'Marcar como pagado' }));
    const nequi = await way('Nequi');
    holdReads(/\/orders/);
    await user.click(nequi);
    expect(await screen.findByRole('button', { name: 'Estado del pedido: Pagado. Cambiar' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(/^Pedido #\d+: .* por Nequi$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Marcar como preparado' })).toBeVisible();
  });

  test('[ORD-10] the question how an order was paid stays while the order moves on elsewhere', async () => {
    const id = await order();
    const { user } = await openAdmin({ browser, path: `/orders/${id}`, width: 390 });
    await user.click(await screen.findByRole('button', { name: 'Marcar como pagado' }));
    const sheet = { name: /^¿Cómo te pagó/ };
    expect(await screen.findByRole('dialog', sheet)).toBeVisible();
    await calls.client.post(calls.store(`/orders/${id}/status/4/type/1`), {});
    browser.tell({ type: 'orders.updated', id });
    await screen.findByRole('button', { name: 'Estado del pedido: Pagado. Cambiar' });
    expect(screen.getByRole('dialog', sheet)).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Estado del envío' })).toBeNull();
  });

  test('[ORD-09] the chat says what was ordered and for how much, and nothing else about the buyer', async () => {
    await openPart({ browser, path: `/orders/${await order()}`, width: 390 });
    const chat = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Enviar pedido por WhatsApp' });
    const { host, pathname, searchParams } = new URL(chat.href);
    expect([host, pathname]).toEqual(['wa.me', '/573104445566']);
    const text = plain(searchParams.get('text') ?? '');
    expect(text).toMatch(
      /^Hola Marta, te escribimos de .+ por tu pedido #\d+:\n\n• 2 × Jabón de avena: \$ 18\.000\n/,
    );
    expect(text).toMatch(/Total: \$ 45\.900$/);
    expect(text).not.toMatch(/Montoya|m@ejemplo|Cra 43A/);
  });

  test('[ORD-09] the address is copied as it is written, and opens in a map', async () => {
    const { user } = await openPart({ browser, path: `/orders/${await order()}`, width: 390 });
    await user.click(await screen.findByRole('button', { name: 'Copiar dirección' }));
    expect(await screen.findByText('Dirección copiada')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('Cra 43A # 5-15\nMedellín, Antioquia');
    expect(screen.getByRole('link', { name: 'Ver en el mapa' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('Cra 43A # 5-15, Medellín, Antioquia')),
    );
    expect(screen.getByText('Portería')).toBeVisible();
  });

  test('[ORD-07] a product that was deleted keeps its line, with a notice and without a link', async () => {
    const gone = await add('/products', { name: 'Edición única', price: 70_000, quantity_available: 1 });
    const id = await order({
      order_details: [{ product_id: gone, quantity: 1, price: 70_000 }] as Order['order_details'],
    });
    await calls.client.delete(calls.store(`/products/${gone}`));
    await openPart({ browser, path: `/orders/${id}`, width: 390 });
    expect(await screen.findByText('Este producto ya no existe')).toBeVisible();
    expect(screen.getByText('Edición única')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Edición única' })).toBeNull();
  });

  test.each([
    { quantity: 4, says: 'Falta por cobrar $ 18.000' },
    { quantity: 1, says: 'Por devolver $ 9.000' },
  ])('an order that was edited after it was paid says: $says', async ({ quantity, says }) => {
    const id = await order({ order_status_id: 4 });
    const order_details = [
      { product_id: soap, quantity, price: 9_000 },
      { product_id: cup, quantity: 1, price: 22_900 },
    ];
    await calls.client.patch(calls.store(`/orders/${id}`), { order_details, version: 1 });
    for (const [path, width] of [
      [`/orders/${id}`, 390],
      ['/orders', 390],
      ['/orders', 1280],
    ] as const) {
      const { unmount } = await openPart({ browser, path, width });
      const found = await screen.findAllByText((_, element) => plain(element?.textContent ?? '') === says);
      expect(found[0]).toBeVisible();
      unmount();
    }
  });

  test('[ORD-07] an order that does not exist redirects to the list, which says so', async () => {
    const { path } = await openPart({ browser, path: '/orders/999999', width: 390 });
    await waitFor(() => expect(path()).toBe('/orders'));
    expect(await screen.findByText(/^No encontramos ese pedido/)).toBeVisible();
  });

  test('[ORD-07] an order that does not exist is not edited either', async () => {
    const { path } = await openPart({ browser, path: '/orders/999999/edit' });
    await waitFor(() => expect(path()).toBe('/orders'));
    expect(await screen.findByText(/^No encontramos ese pedido/)).toBeVisible();
  });

  test('editing and deleting are in one menu', async () => {
    const id = await order();
    const { user } = await openPart({ browser, path: `/orders/${id}`, width: 390 });
    await user.click(await screen.findByRole('button', { name: 'Más acciones' }));
    expect(await screen.findByRole('menuitem', { name: 'Editar' })).toBeVisible();
    await user.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
    expect(await screen.findByRole('alertdialog', { name: 'Confirmación' })).toBeVisible();
  });
});

test('[ORD-07] on a desktop both states stand beside the number, in the header', async () => {
  const id = await order();
  await openPart({ browser, path: `/orders/${id}`, width: 1440 });
  const title = await screen.findByRole('heading', { level: 1, name: /^Pedido #\d+/ });
  const header = within(title.parentElement ?? document.body);
  expect(header.getByText('Pendiente de pago')).toBeVisible();
  expect(header.getByText('No preparado')).toBeVisible();
  // They are read there, and changed in the summary.
  expect(header.queryByRole('button', { name: /Cambiar$/ })).toBeNull();
});

test('without buyer, phone and address the page still says what it knows', async () => {
  const id = await order({ customer: null, shipping_information: null, order_status_id: 3 });
  await openPart({ browser, path: `/orders/${id}`, width: 1440 });
  expect(await screen.findByRole('heading', { level: 2, name: 'Sin nombre' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Envío' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Marcar|^Despachar/ })).toBeNull();
});
