import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Order } from '../../../generated/orders/types.ts';
import { holdReads } from '../hold-reads.ts';
import { openPart } from '../stage.tsx';
import { openOrderWorld, type OrderWorld } from './order-world.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(() => world.browser.close());
beforeEach(() => {
  world.browser.online();
  sessionStorage.clear();
});

const stored = async ({ id }: Order) => (await world.client.get<Order>(world.store(`/orders/${id}`))).body;
const open = (order: Order, width = 390) =>
  openPart({ browser: world.browser, path: `/orders/${order.id}`, width });
/** The page's code loads with the first visit. */
const comments = () => screen.findByRole('textbox', { name: 'Comentarios' });

describe('[ORD-09] on a phone an order is edited in its page', () => {
  test('comments, channel and date save themselves; spaces and what follows them are not lost', async () => {
    const order = await world.order();
    const { user } = await open(order);
    await user.type(await comments(), 'Timbre ');
    expect(await screen.findByText('Guardado')).toBeVisible();
    await user.type(await comments(), 'dañado');
    expect(await comments()).toHaveValue('Timbre dañado');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Canal de venta' }), 'Teléfono');
    const date = screen.getByLabelText('Fecha y hora');
    fireEvent.change(date, { target: { value: '2026-11-18T09:30' } });
    await waitFor(async () =>
      expect(await stored(order)).toMatchObject({
        comments: 'Timbre dañado',
        sales_channel: 'phone',
        date: '2026-11-18T14:30:00.000Z',
      }),
    );
  });

  test('an invalid date is ignored, and leaving the box shows the stored one', async () => {
    const order = await world.order();
    await open(order);
    const date = await screen.findByLabelText('Fecha y hora');
    expect(date).toHaveValue('2026-11-20T10:00');
    fireEvent.change(date, { target: { value: '' } });
    fireEvent.blur(date);
    await waitFor(() => expect(date).toHaveValue('2026-11-20T10:00'));
    expect(sessionStorage.length).toBe(0);
    expect((await stored(order)).version).toBe(order.version);
  });

  test('[ORD-16] a status change while typing takes no key; what another device changed is named', async () => {
    const order = await world.order();
    const { user } = await open(order);
    await user.type(await comments(), 'Uno');
    await world.client.post(world.store(`/orders/${order.id}/status/4/type/1`));
    await world.client.patch(world.store(`/orders/${order.id}`), { sales_channel: 'inperson' });
    await user.type(await comments(), ' dos');
    expect(await comments()).toHaveValue('Uno dos');
    expect(await screen.findByText('Otra persona cambió: Canal de venta')).toBeVisible();
    await waitFor(async () =>
      expect(await stored(order)).toMatchObject({
        comments: 'Uno dos',
        sales_channel: 'inperson',
        order_status_id: 4,
      }),
    );
  });

  test('the same field on two devices: both values are there, and the person chooses', async () => {
    const order = await world.order();
    const { user } = await open(order);
    const box = await comments();
    // Nothing is saved before the other device has saved, however slow this one is.
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.type(box, 'Lo mío');
    await world.client.patch(world.store(`/orders/${order.id}`), { comments: 'Lo de ella' });
    online.mockRestore();
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('Mientras escribías, otra persona guardó: «Lo de ella»')).toBeVisible();
    expect(await comments()).toHaveValue('Lo mío');
    expect(await stored(order)).toMatchObject({ comments: 'Lo de ella' });
    await user.click(screen.getByRole('button', { name: 'Dejar lo mío' }));
    await waitFor(async () => expect(await stored(order)).toMatchObject({ comments: 'Lo mío' }));
  });

  test('who leaves within the second and comes back reads their own text, and nobody else is named', async () => {
    const order = await world.order();
    const { user, go } = await open(order);
    await user.type(await comments(), 'Timbre dañado');
    await go('/orders');
    await waitFor(async () => expect(await stored(order)).toMatchObject({ comments: 'Timbre dañado' }));
    await waitFor(() => expect(sessionStorage.length).toBe(0));
    holdReads(new RegExp(`/orders/${order.id}$`));
    await go(`/orders/${order.id}`);
    expect(await comments()).toHaveValue('Timbre dañado');
    vi.restoreAllMocks();
    await user.type(await comments(), '.');
    await waitFor(async () => expect(await stored(order)).toMatchObject({ comments: 'Timbre dañado.' }));
    expect(screen.queryByText(/otra persona/i)).toBeNull();
  });

  test('the end of the page sends what was typed within the second, and the browser carries it on', async () => {
    const order = await world.order();
    const { user } = await open(order);
    const box = await comments();
    world.browser.calls.length = 0;
    await user.type(box, 'Portería');
    fireEvent(window, new Event('pagehide'));
    await waitFor(async () => expect(await stored(order)).toMatchObject({ comments: 'Portería' }));
    const writes = world.browser.calls.filter(({ method }) => method === 'PATCH');
    expect(writes.map(({ keepalive }) => keepalive)).toEqual([true]);
    fireEvent(window, new Event('pageshow'));
  });

  test('without network it is said and kept, also when the page goes away; the next visit sends it', async () => {
    const order = await world.order();
    const { user, unmount } = await open(order);
    const box = await comments();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.type(box, 'Sin señal');
    expect(await screen.findByText(/^Sin conexión\. Lo que escribiste queda aquí/)).toBeVisible();
    unmount();
    expect(await stored(order)).toMatchObject({ comments: null });
    vi.restoreAllMocks();
    await open(order);
    expect(await comments()).toHaveValue('Sin señal');
    await waitFor(async () => expect(await stored(order)).toMatchObject({ comments: 'Sin señal' }));
  });

  test('without network it is sent from another page too, once the signal is back', async () => {
    const order = await world.order();
    const { user, go } = await open(order);
    const box = await comments();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.type(box, 'Portería');
    await go('/orders');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Comentarios' })).toBeNull());
    expect(await stored(order)).toMatchObject({ comments: null });
    online.mockRestore();
    fireEvent(window, new Event('online'));
    await waitFor(async () => expect(await stored(order)).toMatchObject({ comments: 'Portería' }));
  });

  test('what was typed is not sent after its owner signed out', async () => {
    const order = await world.order();
    const { user, unmount } = await open(order);
    const box = await comments();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.type(box, 'Mío');
    unmount();
    sessionStorage.clear();
    online.mockRestore();
    world.browser.calls.length = 0;
    fireEvent(window, new Event('online'));
    await Promise.resolve();
    expect(world.browser.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('a desktop, and whoever may not write, only reads them', async () => {
    const order = await world.order({ comments: 'Timbre dañado' });
    await open(order, 1280);
    expect(await screen.findByText('Timbre dañado')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Comentarios' })).toBeNull();
  });

  test('products, money and client are edited in the form, one tap away', async () => {
    const order = await world.order();
    const { user, path } = await open(order);
    await user.click(await screen.findByRole('link', { name: 'Editar pedido' }));
    await waitFor(() => expect(path()).toBe(`/orders/${order.id}/edit`));
  });
});
