import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHANNEL_IDS } from '../../../domain/payments/channels.ts';
import { GATEWAY_KEYS } from '../../../scripts/gateway/accounts.ts';
import { pathOf } from '../../../src/schema/paths.ts';
import type { Who } from '../../support/people.ts';
import { openPart } from '../stage.tsx';
import { openOrderWorld, type OrderWorld } from './order-world.ts';

/** Wompi's checkout is an address that is signed here: no provider is asked. */
const payments = {
  buyerAddress: (url: string) => url,
  publicKeyAt: () => Promise.reject(new Error('not asked')),
  send: () => Promise.reject(new Error('not asked')),
};

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld({ payments });
  await Promise.all([
    import('../../../src/resources/orders/dialogs/PaymentLinkDialog.tsx'),
    import('../../../src/ui/menu/MenuPopup.tsx'),
  ]);
});
afterAll(() => world.browser.close());

const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

async function openDialog(order: { id: number }, who: Who = 'owner') {
  const stage = await openPart({ browser: world.browser, path: `/orders/${order.id}`, width: 390, who });
  await stage.user.click(await screen.findByRole('button', { name: 'Más acciones' }));
  await stage.user.click(await screen.findByRole('menuitem', { name: 'Enviar enlace de pago' }));
  return { ...stage, box: within(await screen.findByRole('dialog', { name: 'Enlace de pago' })) };
}

async function openLink(order: { id: number }) {
  const { user, box } = await openDialog(order);
  const create = box.getByRole('button', { name: 'Crear enlace' });
  await waitFor(() => expect(create).toBeEnabled());
  await user.click(create);
}

describe('[ORD-09] the payment link of an order', () => {
  test('without an online channel it says so before any tap, and leads to the settings', async () => {
    await openDialog(await world.order());
    expect(await screen.findByText(/^Todavía no tienes un medio de pago en línea listo/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir a medios de pago' })).toHaveAttribute(
      'href',
      pathOf('payment-channels-store', 'list'),
    );
    expect(screen.queryByRole('button', { name: 'Crear enlace' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Enviar enlace de pago vía WhatsApp' })).toBeNull();
  });

  test('without an online channel, who may not set one up is told whom to ask', async () => {
    await openDialog(await world.order(), 'seller');
    expect(await screen.findByText(/^Todavía no hay un medio de pago en línea listo/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ir a medios de pago' })).toBeNull();
  });

  test('with one it goes into a message that holds the first name and no other data of the buyer', async () => {
    const channel = { active: 1, test_mode: 1, ...GATEWAY_KEYS.wompi };
    const made = await world.client.post(
      world.store(`/payment-channels-store/${CHANNEL_IDS.wompi}`),
      channel,
    );
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const order = await world.order();
    await openLink(order);
    const chat = await screen.findByRole<HTMLAnchorElement>('link', {
      name: 'Enviar enlace de pago vía WhatsApp',
    });
    const address = screen.getByRole<HTMLInputElement>('textbox', { name: 'Enlace' }).value;
    expect(address).toMatch(/\/api\/v1\/payment-links\/[\w-]+$/);
    const { pathname, searchParams } = new URL(chat.href);
    expect(pathname).toBe('/573104445566');
    const text = plain(searchParams.get('text'));
    expect(text).toMatch(
      new RegExp(`^Hola Marta, puedes pagar tu pedido #${order.sequence} de .+ por \\$ 20\\.000`),
    );
    expect(text).toContain(address);
    expect(text).not.toContain('Montoya');
    expect(encodeURIComponent(text).length).toBeLessThanOrEqual(2_000);
  });

  test('[PAY-02] instructions for a transfer go to the buyer, with the QR code, when that way is switched on', async () => {
    const manual = `/payment-channels-store/${CHANNEL_IDS.manual}`;
    const extra_parameters = {
      title: 'Bancolombia',
      description: 'Ahorros 123-456789-01',
      instructions: `Envíanos el comprobante. ${'Gracias. '.repeat(80)}`,
      qrImage: 'https://fotos.example.co/qr.png',
    };
    const order = await world.order();
    const made = await world.client.post(world.store(manual), { active: 0, extra_parameters });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    await openLink(order);
    expect(await screen.findByRole('textbox', { name: 'Enlace' })).toBeVisible();
    expect(screen.queryByText(/^También puede pagar por transferencia/)).toBeNull();
    cleanup();
    expect((await world.client.patch(world.store(manual), { active: 1 })).status).toBe(200);
    await openLink(order);
    const chat = await screen.findByRole<HTMLAnchorElement>('link', {
      name: /^Instrucciones de transferencia vía WhatsApp/,
    });
    const text = plain(new URL(chat.href).searchParams.get('text'));
    expect(text).toMatch(/^Hola Marta, así puedes pagar tu pedido #\d+ de .+ por \$ 20\.000:\n\nBancolombia/);
    expect(text).toContain('Código QR: https://fotos.example.co/qr.png');
    expect(text).toContain('Ahorros 123-456789-01');
    expect(encodeURIComponent(text).length).toBeLessThanOrEqual(2_000);
  });

  test('of a paid order there is none', async () => {
    const { id } = await world.order({ order_status_id: 4 });
    const { user } = await openPart({ browser: world.browser, path: `/orders/${id}`, width: 390 });
    await user.click(await screen.findByRole('button', { name: 'Más acciones' }));
    expect(await screen.findByRole('menuitem', { name: 'Imprimir' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Enviar enlace de pago' })).toBeNull();
  });
});
