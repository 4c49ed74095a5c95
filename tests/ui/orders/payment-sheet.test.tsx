import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderPayment } from '../../../domain/orders/order-payments.ts';
import type { Order } from '../../../generated/orders/types.ts';
import { openPart } from '../stage.tsx';
import { openOrderWorld, type OrderWorld } from './order-world.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(() => world.browser.close());

const find = async (id: number) => (await world.client.get<Order>(world.store(`/orders/${id}`))).body;

test('[ORD-17] a part payment keeps the order open, stands on its page, and is voided there', async () => {
  const { id } = await world.order();
  const { user } = await openPart({ browser: world.browser, path: `/orders/${id}`, width: 390 });
  await user.click(await screen.findByRole('button', { name: 'Marcar como pagado' }));
  const sheet = within(await screen.findByRole('dialog', { name: /^¿Cómo te pagó/ }));
  const amount = await sheet.findByRole('textbox', { name: 'Valor recibido' });
  expect(amount).toHaveValue('20.000');
  await user.clear(amount);
  expect(sheet.getByText('Escribe cuánto recibiste')).toBeVisible();
  await user.type(amount, '20001');
  expect(sheet.getByText(/^Falta \$\s20\.000: no puedes anotar más$/)).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '8000');
  expect(sheet.getByText(/^Abono de \$\s8\.000\. Quedan \$\s12\.000 por cobrar$/)).toBeVisible();
  const cash = sheet.getByRole('button', { name: /^Efectivo: recibir \$\s8\.000$/ });
  await waitFor(() => expect(cash).toBeEnabled());
  await user.click(cash);

  expect(await screen.findByText(/: abono de \$\s8\.000 por Efectivo$/)).toBeVisible();
  expect(await find(id)).toMatchObject({ order_status_id: 1, paid: 8_000, owed: 12_000 });
  expect(await screen.findByRole('button', { name: /^Cobrar \$\s12\.000$/ })).toBeVisible();
  const list = within(await screen.findByRole('list', { name: 'Pagos recibidos' }));
  expect(list.getByRole('listitem')).toHaveTextContent(/^Efectivo · \$\s8\.000/);
  const [payment] = (await world.client.get<OrderPayment[]>(world.store(`/orders/${id}/payments`))).body;
  expect(payment).toMatchObject({ way: 'cash', amount: 8_000 });

  await user.click(list.getByRole('button', { name: /^Anular el pago de \$\s8\.000$/ }));
  const ask = within(await screen.findByRole('alertdialog'));
  await user.click(ask.getByRole('button', { name: 'Anular' }));
  expect(await screen.findByText('Pago anulado')).toBeVisible();
  expect(await screen.findByText(/^Anulado por /)).toBeVisible();
  expect(await find(id)).toMatchObject({ order_status_id: 1, paid: 0, owed: 20_000 });
  expect(await screen.findByRole('button', { name: 'Marcar como pagado' })).toBeVisible();
});
