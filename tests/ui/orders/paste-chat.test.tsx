import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPart } from '../stage.tsx';
import {
  create,
  line,
  openManualOrderWorld,
  type MadeOrder,
  type ManualOrderWorld,
} from './manual-order-world.ts';

let world: ManualOrderWorld;

beforeAll(async () => {
  world = await openManualOrderWorld();
  await import('../../../src/resources/orders/chat/PasteChat.tsx');
  await world.product('Café de Pitalito', 32_000, 10);
  await world.product('Miel de abejas', 18_000, 5);
  const { client, store } = world;
  const values = ['S', 'M'].map((value) => ({ name: value, value }));
  await client.post(store('/products'), {
    name: 'Blusa Manuela',
    price: 50_000,
    active: 1,
    product_options: [{ name: 'Talla', options: values }],
  });
});
afterAll(() => world.browser.close());
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const writes = () =>
  world.browser.calls.filter(({ method, url }) => method !== 'GET' && !url.endsWith('/read-chat'));

async function openChat(text: string) {
  const stage = await openPart({ browser: world.browser, path: '/order/create', width: 390 });
  await stage.user.click(await screen.findByRole('button', { name: 'Pegar un chat' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pedido desde un chat' }));
  await stage.user.click(dialog.getByRole('textbox', { name: 'Mensajes del chat' }));
  await stage.user.paste(text);
  world.browser.calls.length = 0;
  await stage.user.click(dialog.getByRole('button', { name: 'Leer el chat' }));
  return { ...stage, dialog: () => within(screen.getByRole('dialog', { name: 'Pedido desde un chat' })) };
}

const NEW =
  'Hola! quiero 3 cafés de pitalito y una blusa manuela\nSoy Rosa Niño, cel 318 765 4321\nCalle 9 # 8-7, Cali\ntienes bufandas?';

describe('a chat that is pasted into a new order', () => {
  test('[ORD-19] each guess shows its words and can be changed or removed; what is left fills the form, unsaved', async () => {
    const { user, dialog } = await openChat(NEW);
    const row = async (name: string) => within(await dialog().findByRole('listitem', { name }));
    expect((await row('Nombre')).getByText('“Soy Rosa Niño”')).toBeVisible();
    expect((await row('Teléfono')).getByText('318 765 4321')).toBeVisible();
    expect((await row('Ciudad')).getByText('Cali, Valle del Cauca')).toBeVisible();
    expect((await row('Café de Pitalito')).getByText('“quiero 3 cafés de pitalito”')).toBeVisible();
    expect(
      within(dialog().getByRole('region', { name: 'Esto no lo entendimos' })).getByText('“tienes bufandas”'),
    ).toBeVisible();
    // The size is missing: it is asked for before the form is filled.
    await user.click(dialog().getByRole('button', { name: 'Usar en el pedido' }));
    expect(dialog().getByRole('alert')).toHaveTextContent('Elige cuál, o quítalo');
    await user.click(
      within(dialog().getByRole('group', { name: '¿Cuál Blusa Manuela? Elige una' })).getByRole('button', {
        name: 'M',
      }),
    );
    await user.click(dialog().getByRole('button', { name: 'Quitar Dirección' }));
    const coffee = await row('Café de Pitalito');
    await user.click(coffee.getByRole('button', { name: /Una menos/ }));
    await user.click(dialog().getByRole('button', { name: 'Usar en el pedido' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Rosa Niño')).toBeVisible();
    expect(screen.getByText('Sin correo')).toBeVisible();
    expect(screen.getByText('Cali, Valle del Cauca')).toBeVisible();
    expect(screen.queryByText(/Calle 9/)).toBeNull();
    expect(within(await line('Café de Pitalito')).getByRole('textbox')).toHaveValue('2');
    await line('Blusa Manuela M');
    expect(writes()).toEqual([]);
  });

  test('[ORD-19] a saved client is found by phone, with their address; two taps make the order', async () => {
    const { user, dialog } = await openChat('Me envías una miel de abejas? mi cel es 310 444 5566');
    expect(await dialog().findByText('Marta Ríos, cliente guardado')).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Usar en el pedido' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Calle 10 # 20-30')).toBeVisible();
    await user.click(create());
    expect(await screen.findByText('Se a creado exitosamente el pedido')).toBeVisible();
    const { body } = await world.client.get<MadeOrder[]>(world.store('/orders?sort=created_at,desc&limit=1'));
    expect(body).toMatchObject([
      { customer_id: world.customer, order_details: [{ name: 'Miel de abejas', quantity: 1 }] },
    ]);
  });

  test('[ORD-19] a chat without an order says so, and its text can be changed', async () => {
    const { user, dialog } = await openChat('hola buenas, a qué hora abren?');
    expect(await dialog().findByText(/No encontramos un pedido/)).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Usar en el pedido' })).toBeDisabled();
    await user.click(dialog().getByRole('button', { name: 'Cambiar el texto' }));
    expect(await screen.findByRole('textbox', { name: 'Mensajes del chat' })).toHaveValue(
      'hola buenas, a qué hora abren?',
    );
  });

  test('[ORD-19] what the phone shares into the app is in the box, once', async () => {
    const stored = new Map([['/shared-text', new Response('Quiero 2 mieles')]]);
    vi.stubGlobal('caches', {
      open: async () => ({
        match: async (at: string) => stored.get(at),
        delete: async (at: string) => stored.delete(at),
      }),
    });
    await openPart({ browser: world.browser, path: '/order/create', width: 390 });
    expect(await screen.findByRole('textbox', { name: 'Mensajes del chat' })).toHaveValue('Quiero 2 mieles');
    expect(stored.size).toBe(0);
  });
});
