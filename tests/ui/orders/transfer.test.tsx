import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Order } from '../../../generated/orders/types.ts';
import { openPart } from '../stage.tsx';
import { openOrderWorld, type OrderWorld } from './order-world.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
  await import('../../../src/resources/orders/transfer/TransferPage.tsx');
});
afterAll(() => world.browser.close());
beforeEach(() => {
  sessionStorage.clear();
  URL.createObjectURL = () => 'blob:proof';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

const find = async (id: number) => (await world.client.get<Order>(world.store(`/orders/${id}`))).body;
const open = (who: 'owner' | 'viewer' = 'owner') =>
  openPart({ browser: world.browser, path: '/order/transfer', width: 390, who });

/** What the worker has stored of a picture that the phone shared. */
function share(type = 'image/jpeg'): Map<string, Response> {
  const headers = { 'content-type': type, 'x-name': 'nequi.jpg' };
  const stored = new Map([['/shared-picture', new Response('picture', { headers })]]);
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (at: string) => stored.get(at),
      delete: async (at: string) => stored.delete(at),
    }),
  });
  return stored;
}

test('[ORD-17] a shared transfer finds the order that owes its amount, which is then paid', async () => {
  const lines = (price: number) => ({ order_details: [{ product_id: world.product, quantity: 1, price }] });
  const other = await world.order(lines(70_000));
  const owing = await world.order(lines(57_000));
  const cheaper = await world.order(lines(12_000));
  const stored = share();
  const { user, path } = await open();
  expect(await screen.findByRole('img', { name: 'El comprobante que compartiste' })).toBeVisible();
  expect(stored.size).toBe(0);
  const all = within(await screen.findByRole('region', { name: 'Pedidos por cobrar' }));
  expect(all.getAllByRole('button')).toHaveLength(3);

  await user.type(screen.getByRole('textbox', { name: 'Valor de la transferencia' }), '57000');
  const same = within(await screen.findByRole('region', { name: /^Deben justo/ }));
  const others = within(screen.getByRole('region', { name: 'Otros pedidos por cobrar' }));
  expect(others.getByRole('button', { name: new RegExp(`#${other.sequence} `) })).toBeVisible();
  expect(screen.queryByRole('button', { name: new RegExp(`#${cheaper.sequence} `) })).toBeNull();
  await user.click(same.getByRole('button', { name: new RegExp(`^#${owing.sequence} Marta Montoya`) }));

  const sheet = within(await screen.findByRole('dialog', { name: /^¿Cómo te pagó/ }));
  expect(sheet.getByText('Con el comprobante nequi.jpg')).toBeVisible();
  // The forms of this page's browser are not those of the server: the proof is left out here.
  await user.click(sheet.getByRole('button', { name: 'Quitar' }));
  const nequi = sheet.getByRole('button', { name: /^Nequi: recibir \$\s57\.000$/ });
  await waitFor(() => expect(nequi).toBeEnabled());
  await user.click(nequi);
  await waitFor(() => expect(path()).toBe(`/orders/${owing.id}`));
  expect(await find(owing.id)).toMatchObject({ order_status_id: 4, paid: 57_000 });
  expect(await find(other.id)).toMatchObject({ order_status_id: 1, paid: 0 });
});

test('[ORD-17] a part of what an order owes is proposed as an abono, and a search finds by client', async () => {
  const line = { product_id: world.product, quantity: 1, price: 90_000 };
  const customer = { first_name: 'Zoraida', last_name: 'Peña', phone_number: '573115556677' };
  const { id } = await world.order({ order_details: [line], customer });
  const { user } = await open();
  await user.type(await screen.findByRole('textbox', { name: 'Valor de la transferencia' }), '30000');
  await user.type(await screen.findByRole('searchbox', { name: 'Cliente o número de pedido' }), 'zoraida');
  const others = within(await screen.findByRole('region', { name: 'Otros pedidos por cobrar' }));
  await waitFor(() => expect(others.getAllByRole('button')).toHaveLength(1));
  await user.click(others.getByRole('button', { name: /Zoraida Peña/ }));
  const sheet = within(await screen.findByRole('dialog', { name: /^¿Cómo te pagó/ }));
  expect(sheet.getByText(/^Abono de \$\s30\.000\. Quedan \$\s60\.000 por cobrar$/)).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await find(id)).toMatchObject({ order_status_id: 1, paid: 0 });
});

test('[ORD-17] a shared file that is no picture says so, and another can be chosen', async () => {
  share('text/plain');
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Esto no es una foto ni un PDF/);
  expect(screen.getByRole('button', { name: 'Foto del comprobante' })).toBeVisible();
});

test('[ORD-17] who may not say that money arrived is told so', async () => {
  await open('viewer');
  expect(await screen.findByText(/No tienes permiso/)).toBeVisible();
});
