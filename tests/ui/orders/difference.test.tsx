import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ORDER_STATUS, SHIPPING_STATUS } from '../../../domain/orders/statuses.ts';
import { CHANNEL_IDS } from '../../../domain/payments/channels.ts';
import type { Order } from '../../../generated/orders/types.ts';
import { GATEWAY_KEYS } from '../../../scripts/gateway/accounts.ts';
import { openPart } from '../stage.tsx';
import { openOrderWorld, type OrderWorld } from './order-world.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
  await Promise.all([
    import('../../../src/resources/orders/dialogs/PaymentLinkDialog.tsx'),
    import('../../../src/resources/orders/list-parts.tsx'),
    import('../../../src/resources/orders/dialogs/ShipmentDialog.tsx'),
  ]);
});
afterAll(() => world.browser.close());

/** A paid order of $ 20.000 that an edit has made worth $ 35.000. */
async function dearer(): Promise<Order> {
  const { id } = await world.order({ order_status_id: ORDER_STATUS.paid });
  const edited = await world.client.patch<Order>(world.store(`/orders/${id}`), { shipping_cost: 15_000 });
  expect(edited.body).toMatchObject({ total: 35_000, paid: 20_000 });
  return edited.body;
}

/** The button of a way in the sheet of a payment, once the store's own order is known. */
async function way(name: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: new RegExp(`^${name}: recibir`) });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

const find = async (id: number) => (await world.client.get<Order>(world.store(`/orders/${id}`))).body;

describe('[ORD-09] [ORD-10] a paid order that an edit made dearer', () => {
  test('offers to collect the difference, and the parcel is next once it is there; a mistake is taken back', async () => {
    const { id, sequence } = await dearer();
    const { user } = await openPart({ browser: world.browser, path: `/orders/${id}`, width: 390 });
    await user.click(await screen.findByRole('button', { name: /^Cobrar \$\s15\.000$/ }));
    expect(await screen.findByText(/^Falta \$\s15\.000\./)).toBeVisible();
    await user.click(await way('Nequi'));
    expect(
      await screen.findByText(new RegExp(`^Pedido #${sequence}: \\$\\s15\\.000 por Nequi$`)),
    ).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Marcar como preparado' })).toBeVisible();
    expect(await find(id)).toMatchObject({ paid: 35_000, to_collect: 0 });
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByRole('button', { name: /^Cobrar/ })).toBeVisible();
    expect(await find(id)).toMatchObject({ paid: 20_000, to_collect: 1 });
  });

  test('the notice of the next thing done takes the place of the one that undoes', async () => {
    const { id } = await dearer();
    await world.client.post(world.store(`/orders/${id}/status/${SHIPPING_STATUS.prepared}/type/2`));
    const { user } = await openPart({ browser: world.browser, path: `/orders/${id}`, width: 390 });
    await user.click(await screen.findByRole('button', { name: /^Cobrar/ }));
    await user.click(await way('Nequi'));
    expect(await screen.findByRole('button', { name: 'Deshacer' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Despachar' }));
    const box = within(await screen.findByRole('dialog', { name: 'Despachar pedido' }));
    await user.click(box.getByRole('button', { name: /^Cambiar a/ }));
    // The older one would stay for ten seconds.
    expect(await screen.findByText('Pedido despachado')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  test('leads to a link for the difference alone', async () => {
    const channel = { active: 1, test_mode: 1, ...GATEWAY_KEYS.wompi };
    await world.client.post(world.store(`/payment-channels-store/${CHANNEL_IDS.wompi}`), channel);
    const { id } = await dearer();
    const { user } = await openPart({ browser: world.browser, path: `/orders/${id}`, width: 390 });
    await user.click(await screen.findByRole('button', { name: /^Cobrar/ }));
    await user.click(await screen.findByRole('button', { name: 'Enviar enlace de pago' }));
    const box = within(await screen.findByRole('dialog', { name: 'Enlace de pago' }));
    expect(await box.findByText(/^Tu cliente paga \$\s15\.000 en línea/)).toBeVisible();
    expect(screen.queryByRole('dialog', { name: /^¿Cómo te pagó/ })).toBeNull();
  });

  test('that somebody else has collected meanwhile is not collected twice', async () => {
    const { id, sequence } = await dearer();
    const { user } = await openPart({ browser: world.browser, path: `/orders/${id}`, width: 390 });
    await user.click(await screen.findByRole('button', { name: /^Cobrar/ }));
    const confirm = await way('Nequi');
    await world.client.put(world.store(`/orders/${id}/paid`), { paid: 30_000, was: 20_000 });
    await user.click(confirm);
    expect(await screen.findByText(new RegExp(`pedido #${sequence} después, y así quedó`))).toBeVisible();
    expect((await find(id)).paid).toBe(30_000);
  });

  test('says in the chat what is paid and what is missing', async () => {
    const { id } = await dearer();
    await openPart({ browser: world.browser, path: `/orders/${id}`, width: 390 });
    const chat = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Enviar pedido por WhatsApp' });
    expect(new URL(chat.href).searchParams.get('text')).toMatch(
      /Total: \$\s35\.000\nYa pagaste \$\s20\.000\. Faltan \$\s15\.000/,
    );
  });

  test('double taps in the list collect once, and do not take the parcel’s next step as well', async () => {
    const { id, sequence } = await dearer();
    const { user } = await openPart({ browser: world.browser, path: '/orders', width: 390 });
    const tapped = new RegExp(`^Cobrar \\$\\s15\\.000: pedido #${sequence}$`);
    const collect = await screen.findByRole('button', { name: tapped });
    // The card says what is missing once, beside it.
    expect(collect).toHaveTextContent(/^Cobrar$/);
    await user.dblClick(collect);
    await user.dblClick(await way('Nequi'));
    const next = { name: `Preparar: pedido #${sequence}` };
    expect(await screen.findByRole('button', next)).toBeVisible();
    expect(await find(id)).toMatchObject({ paid: 35_000, shipping_order_status_id: 6 });
  });

  test('is collected at a desk under its unfolded row, and the notice takes it back', async () => {
    const { id, sequence } = await dearer();
    const { user, path } = await openPart({ browser: world.browser, path: '/orders', width: 1440 });
    await user.click(await screen.findByRole('button', { name: `Ver qué hay en #${sequence}` }));
    const name = new RegExp(`^Cobrar \\$\\s15\\.000: pedido #${sequence}$`);
    await user.click(await screen.findByRole('button', { name }));
    await user.click(await way('Nequi'));
    await waitFor(async () => expect(await find(id)).toMatchObject({ paid: 35_000 }));
    const next = `Preparar: pedido #${sequence}`;
    expect(await screen.findByRole('button', { name: next })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(async () => expect(await find(id)).toMatchObject({ paid: 20_000 }));
    expect(await screen.findByRole('button', { name })).toBeVisible();
    expect(path()).toBe('/orders');
  });

  test('is under «Por cobrar», is collected there, and leaves with the next look', async () => {
    const { id, sequence } = await dearer();
    const filter = encodeURIComponent(JSON.stringify({ 'to_collect.in': [1] }));
    const { user } = await openPart({
      browser: world.browser,
      path: `/orders?filter=${filter}`,
      width: 390,
    });
    const name = new RegExp(`^Cobrar \\$\\s15\\.000: pedido #${sequence}$`);
    const button = await screen.findByRole('button', { name });
    const tab = async () => (await screen.findByRole('link', { name: /^Por cobrar/ })).textContent;
    const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
    await waitFor(async () => expect(await tab()).toMatch(/\d$/));
    const waiting = Number(/\d+$/.exec((await tab()) ?? '')?.[0]);
    await waitFor(() => expect(heading()).toMatch(new RegExp(`\\b${waiting}\\b`)));
    await user.click(button);
    await user.click(await way('Nequi'));
    await waitFor(async () => expect((await find(id)).paid).toBe(35_000));
    // The row stays where it stands, and both counts go down.
    await waitFor(async () => expect(await tab()).toBe(`Por cobrar${waiting - 1}`));
    await waitFor(() => expect(heading()).toMatch(new RegExp(`\\b${waiting - 1}\\b`)));
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  });
});

describe('[ORD-07] a paid order that an edit made cheaper', () => {
  test('offers to give back what is above its total, which is filled in, and says it in the chat', async () => {
    const { id } = await world.order({ order_status_id: ORDER_STATUS.paid });
    await world.client.patch(world.store(`/orders/${id}`), {
      order_details: [{ product_id: world.product, quantity: 1, price: 10_000 }],
    });
    const { user } = await openPart({ browser: world.browser, path: `/orders/${id}`, width: 390 });
    const chat = await screen.findByRole<HTMLAnchorElement>('link', {
      name: 'Avisar pago recibido por WhatsApp',
    });
    expect(new URL(chat.href).searchParams.get('text')).toMatch(
      /Ya pagaste \$\s20\.000\. Te devolvemos \$\s10\.000/,
    );
    expect(screen.getByText('Por devolver')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Devolver \$\s10\.000$/ }));
    const box = within(await screen.findByRole('dialog', { name: 'Devolver dinero' }));
    expect(box.getByRole('textbox', { name: 'Valor a devolver' })).toHaveValue('10.000');
    await user.click(box.getByRole('button', { name: /^Devolver \$\s10\.000$/ }));
    await waitFor(async () => expect(await find(id)).toMatchObject({ refunded: 10_000, order_status_id: 4 }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Devolver \$/ })).toBeNull());
  });
});
