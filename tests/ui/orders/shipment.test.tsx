import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { holdReads } from '../hold-reads.ts';
import { openPart } from '../stage.tsx';
import { openOrderWorld, type OrderWorld } from './order-world.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
  await import('../../../src/resources/orders/dialogs/ShipmentDialog.tsx');
});
afterAll(() => world.browser.close());
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const ready = { order_status_id: 4, shipping_order_status_id: 7 } as const;

describe('[ORD-07] carrier and tracking on the page of an order', () => {
  test('dispatching asks for them, and the page, the chat and the timeline say them', async () => {
    const { id } = await world.order(ready);
    const { user } = await openPart({ browser: world.browser, path: `/orders/${id}`, width: 390 });
    await user.click(await screen.findByRole('button', { name: 'Despachar' }));
    const box = await dialog('Despachar pedido');
    await user.type(box.getByRole('combobox', { name: 'Transportadora' }), 'Coordinadora');
    await user.type(box.getByRole('textbox', { name: 'Número de guía' }), ' 7788 99 ');
    expect(box.getByRole('textbox', { name: 'Enlace de rastreo' })).toHaveAccessibleDescription(
      /^Vacío, va el de la transportadora: https:\/\/coordinadora\.com\/.*guia=778899$/,
    );
    await user.type(box.getByRole('textbox', { name: 'Enlace de rastreo' }), 'https://coordinadora.com/7788');
    await user.click(box.getByRole('button', { name: 'Cambiar a «Despachado»' }));
    expect(await screen.findByRole('button', { name: /: Despachado. Cambiar$/ })).toBeVisible();
    const card = within(await screen.findByRole('region', { name: 'Guía de envío' }));
    expect(card.getByText('Coordinadora')).toBeVisible();
    expect(card.getByRole('link', { name: 'Rastrear envío' })).toHaveAttribute(
      'href',
      'https://coordinadora.com/7788',
    );
    await user.click(card.getByRole('button', { name: 'Copiar número de guía' }));
    expect(await card.findByText('Guía copiada')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('7788 99');
    const chat = screen.getByRole<HTMLAnchorElement>('link', {
      name: 'Avisar que va en camino por WhatsApp',
    });
    expect(new URL(chat.href).searchParams.get('text')).toMatch(
      /\nEnvío: Coordinadora · 7788 99\nSíguelo aquí: https:\/\/coordinadora\.com\/7788$/,
    );
    expect(await screen.findByText('Anotó el envío: Coordinadora · 7788 99')).toBeVisible();
  });

  test('a chip that says how the parcel is asks for them once it leaves', async () => {
    const { id } = await world.order(ready);
    const { user } = await openPart({ browser: world.browser, path: `/orders/${id}`, width: 390 });
    await user.click(await screen.findByRole('button', { name: /^Estado del envío: Preparado/ }));
    const sheet = await dialog('Estado del envío');
    expect(sheet.queryByRole('combobox', { name: 'Transportadora' })).toBeNull();
    await user.click(sheet.getByRole('radio', { name: 'Despachado' }));
    await user.type(sheet.getByRole('combobox', { name: 'Transportadora' }), 'TCC');
    await user.type(sheet.getByRole('textbox', { name: 'Número de guía' }), '7788');
    await user.click(sheet.getByRole('button', { name: 'Cambiar a «Despachado»' }));
    expect(await screen.findByRole('button', { name: /: Despachado. Cambiar$/ })).toBeVisible();
    expect((await world.client.get(world.store(`/orders/${id}`))).body).toMatchObject({
      shipping_order_status_id: 10,
      carrier: 'TCC',
      tracking_number: '7788',
    });
  });

  test('dispatching goes through without them, from the list too; they are added later', async () => {
    const { id, sequence } = await world.order(ready);
    const { user, go } = await openPart({ browser: world.browser, path: '/orders', width: 390 });
    const next = { name: `Despachar: pedido #${sequence}` };
    await user.click(await screen.findByRole('button', next));
    const parcel = await dialog('Despachar pedido');
    await user.click(parcel.getByRole('button', { name: 'Cambiar a «Despachado»' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', next)).toBeNull();
    await go(`/orders/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Agregar guía' }));
    const box = await dialog('Guía de envío');
    await user.type(box.getByRole('combobox', { name: 'Transportadora' }), 'TCC');
    await user.click(box.getByRole('button', { name: 'Guardar guía' }));
    expect(await screen.findByRole('button', { name: 'Cambiar guía' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copiar número de guía' })).toBeNull();
  });

  test('a parcel that is stored is shown at once, without reading the order again', async () => {
    const { id } = await world.order(ready);
    const { user } = await openPart({ browser: world.browser, path: `/orders/${id}`, width: 390 });
    await user.click(await screen.findByRole('button', { name: 'Despachar' }));
    const box = await dialog('Despachar pedido');
    holdReads(/\/orders/);
    await user.click(box.getByRole('button', { name: 'Cambiar a «Despachado»' }));
    expect(await screen.findByRole('button', { name: /: Despachado. Cambiar$/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a link that is none is named at its field, and nothing is written', async () => {
    const { id } = await world.order(ready);
    const { user } = await openPart({ browser: world.browser, path: `/orders/${id}`, width: 390 });
    await user.click(await screen.findByRole('button', { name: 'Despachar' }));
    const box = await dialog('Despachar pedido');
    await user.type(box.getByRole('textbox', { name: 'Enlace de rastreo' }), 'http://tcc.co/1');
    await user.click(box.getByRole('button', { name: /^Cambiar a/ }));
    expect(await box.findByText('Escribe un enlace completo que empiece por https://')).toBeVisible();
    await waitFor(() => expect(box.getByRole('textbox', { name: 'Enlace de rastreo' })).toHaveFocus());
    const { body } = await world.client.get<{ version: number }>(world.store(`/orders/${id}`));
    expect(body.version).toBe(1);
  });

  test('of an order that is not dispatched there is no card', async () => {
    const { id } = await world.order(ready);
    await openPart({ browser: world.browser, path: `/orders/${id}`, width: 390 });
    expect(await screen.findByRole('button', { name: 'Despachar' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Guía de envío' })).toBeNull();
  });
});
