import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { holdReads } from '../hold-reads.ts';
import { openPart } from '../stage.tsx';
import { openOrderWorld, type OrderWorld } from './order-world.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
  await Promise.all([
    import('../../../src/resources/orders/dialogs/RefundDialog.tsx'),
    import('../../../src/ui/menu/MenuPopup.tsx'),
  ]);
});
afterAll(() => world.browser.close());
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');
const dialog = async (name?: string) =>
  within(await screen.findByRole('dialog', name === undefined ? {} : { name }));

async function openMenu(order: { id: number }, choice: string, who: 'owner' | 'seller' = 'owner') {
  const stage = await openPart({ browser: world.browser, path: `/orders/${order.id}`, width: 390, who });
  await stage.user.click(await screen.findByRole('button', { name: 'Más acciones' }));
  await stage.user.click(await screen.findByRole('menuitem', { name: choice }));
  return stage;
}

describe('[ORD-07] money goes back from the page of an order', () => {
  test('the units suggest the amount, the button names it, and the page shows what went back', async () => {
    const order = await world.order({ order_status_id: 4 });
    const { user } = await openMenu(order, 'Devolver dinero');
    const box = await dialog('Devolver dinero');
    await user.type(box.getByRole('textbox', { name: 'Unidades de Jabón de avena que vuelven' }), '1');
    expect(box.getByRole('textbox', { name: 'Valor a devolver' })).toHaveValue('10.000');
    expect(box.getByRole('checkbox', { name: 'Vuelven al inventario' })).toBeChecked();
    await user.click(box.getByRole('button', { name: /^Devolver \$\s10\.000$/ }));
    const list = await screen.findByRole('list', { name: 'Devoluciones' });
    await waitFor(() =>
      expect(plain(list.textContent)).toMatch(
        /^\$ 10\.000 · El cliente se arrepintió1 × Jabón de avena, de vuelta al inventario/,
      ),
    );
    expect(screen.getByText('Devuelto', { selector: 'dt' })).toBeVisible();
    expect(await screen.findByText(/^Devolvió \$\s10\.000$/)).toBeVisible();
  });

  test('[ORD-07] what went back is shown at once, without reading the order again', async () => {
    const order = await world.order({ order_status_id: 4 });
    const { user } = await openMenu(order, 'Devolver dinero');
    const box = await dialog('Devolver dinero');
    await user.type(box.getByRole('textbox', { name: 'Valor a devolver' }), '5000');
    holdReads(/\/orders/);
    await user.click(box.getByRole('button', { name: /^Devolver \$\s5\.000$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Devuelto', { selector: 'dt' })).toBeVisible();
  });

  test('[ORD-07] a cancelled order whose money is still here offers to give it back first', async () => {
    const order = await world.order({ order_status_id: 4 });
    const cancelled = await world.client.post(world.store(`/orders/${order.id}/status/3/type/1`));
    expect(cancelled.status).toBeLessThan(300);
    const { user } = await openPart({ browser: world.browser, path: `/orders/${order.id}`, width: 390 });
    await user.click(await screen.findByRole('button', { name: /^Devolver \$\s20\.000$/ }));
    const box = await dialog('Devolver dinero');
    expect(box.getByRole('textbox', { name: 'Valor a devolver' })).toHaveValue('20.000');
    // The units came back with the cancellation, so nobody asks for them again.
    expect(box.queryByRole('textbox', { name: /que vuelven$/ })).toBeNull();
    await user.click(box.getByRole('button', { name: /^Devolver \$\s20\.000$/ }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Devolver \$/ })).toBeNull());
  });

  test('[ORD-07] an amount that was written stays when units are added to it', async () => {
    const order = await world.order({ order_status_id: 4 });
    const { user } = await openMenu(order, 'Devolver dinero');
    const box = await dialog('Devolver dinero');
    const amount = box.getByRole('textbox', { name: 'Valor a devolver' });
    const units = box.getByRole('textbox', { name: 'Unidades de Jabón de avena que vuelven' });
    await user.type(amount, '7500');
    expect(amount).toHaveValue('7.500');
    await user.type(units, '1');
    expect(amount).toHaveValue('7.500');
    await user.click(box.getByRole('button', { name: 'Devolver todo' }));
    await user.clear(units);
    expect(amount).toHaveValue('20.000');
  });

  test('mistakes are named at their fields, and what is typed stays', async () => {
    const order = await world.order({ order_status_id: 4 });
    const { user } = await openMenu(order, 'Devolver dinero');
    const box = await dialog('Devolver dinero');
    await user.click(box.getByRole('button', { name: 'Devolver' }));
    expect(await box.findByText('Escribe cuánto devuelves')).toBeVisible();
    await user.type(box.getByRole('textbox', { name: 'Unidades de Jabón de avena que vuelven' }), '3');
    await user.click(box.getByRole('button', { name: /^Devolver \$/ }));
    expect(await box.findByText('Entre 0 y 2')).toBeVisible();
    await user.clear(box.getByRole('textbox', { name: 'Unidades de Jabón de avena que vuelven' }));
    await user.type(box.getByRole('textbox', { name: 'Valor a devolver' }), '20.001');
    await user.click(box.getByRole('button', { name: /^Devolver \$/ }));
    expect(await box.findByText(/^Puedes devolver hasta \$\s20\.000$/)).toBeVisible();
  });

  test('somebody else refunded meanwhile: the dialog says what is left, and nothing is written twice', async () => {
    const order = await world.order({ order_status_id: 4 });
    const { user } = await openMenu(order, 'Devolver dinero');
    const box = await dialog('Devolver dinero');
    await user.click(box.getByRole('button', { name: 'Devolver todo' }));
    const body = { amount: 15_000, reason: 'other' };
    await world.client.post(world.store(`/orders/${order.id}/refunds`), body);
    await user.click(box.getByRole('button', { name: /^Devolver \$/ }));
    expect(await box.findByText(/^Puedes devolver hasta \$\s5\.000$/)).toBeVisible();
    const { body: refunds } = await world.client.get<object[]>(world.store(`/orders/${order.id}/refunds`));
    expect(refunds).toHaveLength(1);
  });

  test('an order without payment, and a member without the permission, have no refund', async () => {
    const unpaid = await world.order();
    const stage = await openPart({ browser: world.browser, path: `/orders/${unpaid.id}`, width: 390 });
    await stage.user.click(await screen.findByRole('button', { name: 'Más acciones' }));
    await screen.findByRole('menuitem', { name: 'Cancelar pedido' });
    expect(screen.queryByRole('menuitem', { name: 'Devolver dinero' })).toBeNull();
    stage.unmount();
    const paid = await world.order({ order_status_id: 4 });
    const other = await openPart({
      browser: world.browser,
      path: `/orders/${paid.id}`,
      width: 390,
      who: 'seller',
    });
    await other.user.click(await screen.findByRole('button', { name: 'Más acciones' }));
    await screen.findByRole('menuitem', { name: 'Editar' });
    expect(screen.queryByRole('menuitem', { name: 'Devolver dinero' })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: 'Cancelar pedido' })).toBeNull();
  });
});

describe('[ORD-10] cancelling and reopening say what they do before they do it', () => {
  test('a paid order: the stock returns, the money does not by itself; then the order opens again', async () => {
    const order = await world.order({ order_status_id: 4 });
    const { user } = await openMenu(order, 'Cancelar pedido');
    const box = await dialog(`Cancelar el pedido #${order.sequence}`);
    expect(box.getByRole('button', { name: 'Volver' })).toBeVisible();
    expect(plain(box.getByRole('status').textContent)).toBe(
      '2 unidades vuelven al inventario, las de productos que cuentas.' +
        'Tienes $ 20.000 del cliente. Cancelar no le devuelve el dinero: anótalo con «Devolver dinero».',
    );
    await user.click(box.getByRole('button', { name: 'Cancelar pedido' }));
    await screen.findByRole('button', { name: /: Cancelación\/Fallido. Cambiar$/ });
    await user.click(await screen.findByRole('button', { name: 'Más acciones' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Reabrir pedido' }));
    const again = await dialog();
    expect(again.getByRole('status').textContent).toMatch(/^Se toman otra vez 2 unidades del inventario/);
    await user.click(again.getByRole('button', { name: 'Cambiar a «Pagado»' }));
    expect(await screen.findByRole('button', { name: /: Pagado. Cambiar$/ })).toBeVisible();
  });

  test('a status that only changes its label says so, and one that voids the payment', async () => {
    const order = await world.order({ order_status_id: 4 });
    const { user } = await openPart({ browser: world.browser, path: `/orders/${order.id}` });
    await user.click(await screen.findByRole('button', { name: /^Estado del pedido: Pagado/ }));
    const box = await dialog();
    expect(box.queryByRole('status')).toBeNull();
    await user.click(box.getByRole('radio', { name: 'En espera' }));
    expect(box.getByRole('status')).toHaveTextContent('El pago que lo dejó pagado queda anulado.');
    await user.click(box.getByRole('radio', { name: 'Devolución' }));
    expect(box.getByRole('status').textContent).toMatch(/^Solo cambia el estado/);
  });
});
