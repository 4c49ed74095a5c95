import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPart } from '../stage.tsx';
import { openListedOrders, type ListedOrders } from './listed-orders.ts';

let listed: ListedOrders;
beforeAll(async () => {
  listed = await openListedOrders();
  await Promise.all([
    import('../../../src/resources/orders/list-parts.tsx'),
    import('../../../src/resources/orders/dialogs/DebtorsDialog.tsx'),
  ]);
});
afterAll(() => listed.browser.close());

test('[ORD-18] the orders to collect are added up, and who owes is reminded one after another', async () => {
  const { order, client, store, browser } = listed;
  const part = await order('Ana', { customer: { first_name: 'Ana', phone_number: '573101111111' } });
  await client.post(store(`/orders/${part.id}/payments`), { way: 'nequi', amount: 8_000 });
  const whole = await order('Beto', { customer: { first_name: 'Beto', phone_number: '573102222222' } });
  await order('Caro', { order_status_id: 4 });
  const filter = encodeURIComponent(JSON.stringify({ 'to_collect.in': [1] }));
  const { user } = await openPart({ browser, path: `/orders?filter=${filter}`, width: 390 });
  const sums = await screen.findByRole('status', { name: 'Suma de los pedidos encontrados' });
  expect(sums.textContent.replaceAll('\u00a0', ' ')).toBe(
    'Total $ 36.000Recibido $ 8.000Por cobrar $ 28.000',
  );
  await user.click(screen.getByRole('button', { name: 'Recordar los pagos' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Quién te debe?' }));
  const rows = await dialog.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringMatching(new RegExp(`^AnaDebe \\$ 10\\.000 desde .*Pedido #${part.sequence}Recordar$`)),
    expect.stringMatching(new RegExp(`^BetoDebe \\$ 18\\.000 desde .*Pedido #${whole.sequence}Recordar$`)),
  ]);
  const chat = dialog.getByRole('link', { name: 'Recordar el pago a Ana por WhatsApp' });
  expect(chat.getAttribute('href')).toContain('wa.me/573101111111');
  chat.addEventListener('click', (event) => event.preventDefault());
  await user.click(chat);
  expect(await dialog.findByText('1 de 2 recordados')).toBeVisible();
  expect(dialog.getByRole('link', { name: /^Recordar el pago a Ana .*Abriste el chat$/ })).toBeVisible();
});
