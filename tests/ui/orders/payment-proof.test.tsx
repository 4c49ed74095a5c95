import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Order } from '../../../generated/orders/types.ts';
import { photo } from '../../api/files/files-world.ts';
import { holdReads } from '../hold-reads.ts';
import { openPart } from '../stage.tsx';
import { openOrderWorld, type OrderWorld } from './order-world.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
  await Promise.all([
    import('../../../src/resources/orders/page/PaymentProofs.tsx'),
    import('../../../src/resources/orders/dialogs/ProofDialog.tsx'),
  ]);
});
afterAll(() => world.browser.close());
beforeEach(() => {
  sessionStorage.clear();
  URL.createObjectURL = () => 'blob:proof';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => vi.restoreAllMocks());

async function withProof(more: Partial<Order> = {}): Promise<Order> {
  const order = await world.order(more);
  // Not by the call: the forms of this page's browser are not those of the server.
  const { database, ports, storeId, people } = world.browser.test;
  const file = `private-${order.id}.webp`;
  await ports.files.put(`${storeId}/${file}`, { body: await photo(8, 8), contentType: 'image/webp' });
  await database.write(storeId, ({ sql }) =>
    sql
      .insertInto('payment_proofs')
      .values({
        store_id: storeId,
        order_id: order.id,
        user_id: people.owner.userId,
        file,
        content_type: 'image/webp',
        created_at: new Date(),
      })
      .execute(),
  );
  return order;
}

const open = (order: Order, who: 'owner' | 'viewer' = 'owner') =>
  openPart({ browser: world.browser, path: `/orders/${order.id}`, width: 390, who });
const card = async () => within(await screen.findByRole('region', { name: 'Comprobante de pago' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('[ORD-07] a proof of payment on the page of an order', () => {
  test('is seen before it is approved; the order is then paid, and both say who', async () => {
    const order = await withProof();
    const { user } = await open(order);
    await user.click(await (await card()).findByRole('button', { name: 'Revisar el comprobante 1' }));
    const box = await dialog('Comprobante de pago');
    expect(await box.findByRole('img', { name: 'Comprobante de pago del pedido' })).toHaveAttribute(
      'src',
      'blob:proof',
    );
    expect(box.getByText(/^El pedido vale \$\s20\.000$/)).toBeVisible();
    expect(box.getByText('Al aprobarlo, el pedido queda como Pagado.')).toBeVisible();
    await user.click(box.getByRole('button', { name: 'Aprobar' }));
    expect(await screen.findByText(/^Comprobante aprobado: recibiste \$\s20\.000$/)).toBeVisible();
    expect(await (await card()).findByText(/^Lo aprobó /)).toBeVisible();
    expect(await screen.findByText('Aprobó el comprobante de pago')).toBeVisible();
    expect(await screen.findByText('Cambió el pago a «Pagado»')).toBeVisible();
    const stored = await world.client.get<Order>(world.store(`/orders/${order.id}`));
    expect(stored.body.order_status_id).toBe(4);
  });

  test('is rejected with a reason, which stays beside it', async () => {
    const { user } = await open(await withProof());
    await user.click(await (await card()).findByRole('button', { name: 'Revisar el comprobante 1' }));
    await user.click((await dialog('Comprobante de pago')).getByRole('button', { name: 'Rechazar' }));
    const box = await dialog('Rechazar el comprobante');
    await user.click(box.getByRole('button', { name: 'Rechazar' }));
    expect(await box.findByText('Escribe por qué lo rechazas')).toBeVisible();
    await user.type(box.getByRole('textbox', { name: '¿Por qué lo rechazas?' }), 'Es de otro día');
    await user.click(box.getByRole('button', { name: 'Rechazar' }));
    expect(await (await card()).findByText('Es de otro día')).toBeVisible();
    expect(await (await card()).findByText('Rechazado')).toBeVisible();
    // Before another decision, who looks at it reads this one.
    await user.click(await (await card()).findByRole('button', { name: 'Ver el comprobante 1' }));
    const seen = await dialog('Comprobante de pago');
    expect(seen.getByText('Rechazado')).toBeVisible();
    expect(seen.getByText('Es de otro día')).toBeVisible();
    expect(seen.getByText(/^Lo rechazó /)).toBeVisible();
  });

  test('that was attached by mistake is removed after a question', async () => {
    const { user } = await open(await withProof());
    await user.click(await (await card()).findByRole('button', { name: 'Revisar el comprobante 1' }));
    const box = await dialog('Comprobante de pago');
    await user.click(box.getByRole('button', { name: 'Quitar comprobante' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Quitar comprobante' }));
    expect(await (await card()).findByRole('button', { name: 'Adjuntar comprobante' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: /^Revisar/ })).toBeNull();
  });

  test('is rejected and then approved at once on the page, without reading it again', async () => {
    const { user } = await open(await withProof());
    await user.click(await (await card()).findByRole('button', { name: 'Revisar el comprobante 1' }));
    await user.click((await dialog('Comprobante de pago')).getByRole('button', { name: 'Rechazar' }));
    const box = await dialog('Rechazar el comprobante');
    await user.type(box.getByRole('textbox', { name: '¿Por qué lo rechazas?' }), 'Es de otro día');
    holdReads(/\/orders/);
    await user.click(box.getByRole('button', { name: 'Rechazar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const own = await card();
    expect(own.getByText('Rechazado')).toBeVisible();
    expect(own.getByText('Es de otro día')).toBeVisible();
    // The picture is a file, and no read of what is shown.
    vi.restoreAllMocks();
    await user.click(own.getByRole('button', { name: 'Ver el comprobante 1' }));
    const again = await dialog('Comprobante de pago');
    await again.findByRole('img');
    holdReads(/\/orders/);
    await user.click(again.getByRole('button', { name: 'Aprobar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await card()).getByText('Aprobado')).toBeVisible();
    expect(screen.getByRole('button', { name: /: Pagado. Cambiar$/ })).toBeVisible();
  });

  test('is only seen by who may not decide; a paid order still takes one, a cancelled one does not', async () => {
    const { user, unmount } = await open(await withProof(), 'viewer');
    await user.click(await (await card()).findByRole('button', { name: 'Ver el comprobante 1' }));
    const box = await dialog('Comprobante de pago');
    await box.findByRole('img');
    for (const name of ['Aprobar', 'Rechazar', 'Quitar comprobante'])
      expect(box.queryByRole('button', { name })).toBeNull();
    unmount();
    const paid = await open(await world.order({ order_status_id: 4 }));
    expect(await (await card()).findByLabelText('Adjuntar comprobante')).toBeInTheDocument();
    paid.unmount();
    await open(await world.order({ order_status_id: 3 }));
    await screen.findByRole('region', { name: 'Historial' });
    expect(screen.queryByRole('region', { name: 'Comprobante de pago' })).toBeNull();
  });
});
