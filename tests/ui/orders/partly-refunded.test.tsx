import { screen, within, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';
import type { Order } from '../../../generated/orders/types.ts';
import { openPart } from '../stage.tsx';
import { openOrderWorld, type OrderWorld } from './order-world.ts';

let world: OrderWorld;
let order: Order;
beforeAll(async () => {
  world = await openOrderWorld();
  await Promise.all([
    import('../../../src/resources/orders/list-parts.tsx'),
    import('../../../src/resources/orders/print/PrintPage.tsx'),
    import('../../../src/list/TableList.tsx'),
  ]);
  order = await world.order({ order_status_id: ORDER_STATUS.paid });
  await refund(order, 5_000);
});
afterAll(() => world.browser.close());

async function refund({ id }: Order, amount: number): Promise<void> {
  const path = world.store(`/orders/${id}/refunds`);
  expect((await world.client.post(path, { amount, reason: 'price' })).status).toBe(201);
}

const plain = (element: Element | null) => (element?.textContent ?? '').replaceAll('\u00a0', ' ');
const SAID = 'Devuelto -$ 5.000Queda $ 15.000';

describe('[ORD-07] an order that was refunded in part says what went back and what stays', () => {
  test.each([390, 1440])('on its page, first where it decides, at %i px', async (width) => {
    await openPart({ browser: world.browser, path: `/orders/${order.id}`, width });
    const summary = await screen.findByRole('region', { name: 'Resumen del pedido' });
    expect(plain(summary)).toContain(`$ 20.000${SAID}`);
    const totals = screen.getByText('Subtotal').closest('dl');
    expect(plain(totals)).toMatch(/Total\$ 20\.000Pagado\$ 20\.000Devuelto-\$ 5\.000Queda\$ 15\.000$/);
  });

  test('on its card in the list of a phone', async () => {
    await openPart({ browser: world.browser, path: '/orders', width: 390 });
    const link = await screen.findByRole('link', { name: `#${order.sequence}` });
    expect(plain(link.closest('li'))).toContain(SAID);
  });

  test('in the table of a desk, and with what was paid under its unfolded row', async () => {
    const { user } = await openPart({ browser: world.browser, path: '/orders', width: 1440 });
    const unfold = await screen.findByRole('button', { name: `Ver qué hay en #${order.sequence}` });
    // The code of the cell comes after the rows.
    await waitFor(() => expect(plain(unfold.closest('tr'))).toContain(SAID));
    await user.click(unfold);
    const lines = await screen.findByRole('list', { name: `Ver productos del pedido #${order.sequence}` });
    expect(plain(lines.parentElement)).toContain(`Pagado $ 20.000${SAID}`);
  });

  test('on the receipt', async () => {
    await openPart({ browser: world.browser, path: `/order/print?ids=${order.id}&as=receipt` });
    const sheet = await screen.findByRole('article', { name: `Pedido #${order.sequence}` });
    expect(plain(sheet)).toContain('Total$ 20.000Pagado$ 20.000Devuelto-$ 5.000Queda pagado$ 15.000');
  });

  test('and one whose money is all back says so with its state alone', async () => {
    const whole = await world.order({ order_status_id: ORDER_STATUS.paid });
    await refund(whole, 20_000);
    await openPart({ browser: world.browser, path: `/orders/${whole.id}`, width: 390 });
    const summary = within(await screen.findByRole('region', { name: 'Resumen del pedido' }));
    expect(await summary.findByRole('button', { name: /: Devolución. Cambiar$/ })).toBeVisible();
    expect(summary.queryByText(/Queda/)).toBeNull();
  });
});
