import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TestClient } from '../../support/client.ts';
import type { BrowserWithApi } from '../public/browser.ts';
import { holdReads } from '../hold-reads.ts';
import { openAdmin, openPart } from '../stage.tsx';
import {
  add,
  choose,
  create,
  line,
  openManualOrderWorld,
  type MadeOrder,
  type ManualOrderWorld,
} from './manual-order-world.ts';

let world: ManualOrderWorld;
let browser: BrowserWithApi;
let client: TestClient;
let customer: number;

const store = (path: string) => world.store(path);
const product = (name: string, price: number, units: number) => world.product(name, price, units);

beforeAll(async () => {
  world = await openManualOrderWorld();
  ({ browser, client, customer } = world);
});
afterAll(() => browser.close());
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

async function left(id: number): Promise<number> {
  const { body } = await client.get<{ quantity_available: number }>(store(`/products/${id}`));
  return body.quantity_available;
}

describe('an order by hand', () => {
  test('[ORD-11] what is missing is asked for in the words of the spec, and nothing is sent', async () => {
    const { user } = await openPart({ browser, path: '/order/create', width: 390 });
    await screen.findByRole('combobox', { name: 'Agregar producto' });
    browser.calls.length = 0;
    await user.click(create());
    for (const sentence of [
      'Se requiere al menos un producto',
      'Se requiere el cliente: elige uno guardado o agrega uno nuevo',
      'Se requiere la dirección de envío: agrega los datos',
    ])
      expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByText('Se requiere el nombre')).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Buscar un cliente guardado' })).toHaveFocus(),
    );
    expect(browser.calls.filter((call) => call.method === 'POST')).toEqual([]);
  });

  test('[ORD-11] products from three letters on, a new customer and address in dialogs, totals, and stock goes down', async () => {
    const coffee = await product('Café de Pitalito', 32000, 10);
    const { user, path } = await openPart({ browser, path: '/order/create', width: 390 });
    const search = await screen.findByRole('combobox', { name: 'Agregar producto' });
    await user.type(search, 'Ca');
    expect(await screen.findByText('Escribe al menos 3 letras')).toBeVisible();
    await user.clear(search);
    await add(user, 'Pital', /Café de Pitalito/);
    const row = within(await line('Café de Pitalito'));
    expect(row.getByRole('button', { name: /Una menos/ })).toBeDisabled();
    await user.click(row.getByRole('button', { name: /Una más/ }));
    await user.click(row.getByRole('button', { name: /Una más/ }));

    await user.click(screen.getByRole('button', { name: 'Cliente nuevo' }));
    const who = within(await screen.findByRole('dialog', { name: 'Cliente' }));
    expect(who.getByRole('combobox', { name: 'Indicativo del país' })).toHaveValue('57');
    expect(who.getByRole('combobox', { name: 'Tipo de documento' })).toHaveValue('CC');
    await user.click(who.getByRole('button', { name: 'Guardar' }));
    for (const sentence of [
      'Se requiere el nombre',
      'Se requiere el teléfono',
      'Se requiere el correo electrónico',
      'Se requiere el documento',
    ])
      expect(await who.findByText(sentence)).toBeVisible();
    await user.type(who.getByRole('textbox', { name: 'Nombre' }), 'Ana');
    await user.type(who.getByRole('textbox', { name: 'Teléfono' }), '3009998877');
    await user.type(who.getByRole('textbox', { name: 'Correo electrónico' }), 'ana@correo.co');
    await user.type(who.getByRole('textbox', { name: 'Número de documento' }), '1020304050');
    await user.click(who.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Datos del cliente guardados exitosamente')).toBeVisible();

    // What is still open of a new buyer comes next.
    const where = within(await screen.findByRole('dialog', { name: 'Envío' }));
    await user.click(where.getByRole('button', { name: 'Guardar' }));
    expect(await where.findByText('Se requiere la ciudad')).toBeVisible();
    expect(where.getByText('Se requiere la dirección')).toBeVisible();
    await user.type(where.getByRole('combobox', { name: 'Ciudad' }), 'pitalito');
    await user.click(await screen.findByRole('option', { name: /Pitalito/ }));
    await user.type(where.getByRole('textbox', { name: 'Dirección' }), 'Cra 5 # 6-7');
    await user.click(where.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Datos de envio guardados exitosamente')).toBeVisible();

    const shipping = screen.getByRole('textbox', { name: 'Costo de envío' });
    await user.clear(shipping);
    await user.type(shipping, '8000');
    expect(screen.getAllByText(/\$\s104\.000/).length).toBeGreaterThan(0);

    await user.click(create());
    expect(await screen.findByText('Se a creado exitosamente el pedido')).toBeVisible();
    await waitFor(() => expect(path()).toBe('/orders'));
    expect(sessionStorage.length).toBe(0);
    const { body } = await client.get<MadeOrder[]>(store('/orders?sort=created_at,desc&limit=1'));
    expect(body).toMatchObject([
      { total: 104000, customer: { first_name: 'Ana' }, order_details: [{ quantity: 3, price: 32000 }] },
    ]);
    expect(await left(coffee)).toBe(7);
    const card = screen.getByText('Se a creado exitosamente el pedido').closest('output');
    // Over the whole width, and not among the views, whose line scrolls sideways.
    expect(card?.parentElement).toContainElement(await screen.findByRole('navigation', { name: 'Vistas' }));
    expect(screen.getByRole('navigation', { name: 'Vistas' }).parentElement).not.toContainElement(card);
    const made = within(card ?? document.body);
    expect(made.getByText(/· Ana/)).toBeVisible();
    expect(made.getByText(/\$\s104\.000/)).toBeVisible();
    expect(made.getByRole('link', { name: 'Enviar pedido por WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/573009998877\?text=Hola%20Ana/),
    );
    await user.click(made.getByRole('link', { name: /^#\d+$/ }));
    await waitFor(() => expect(path()).toMatch(/^\/orders\/\d+$/));
  });

  test('[ORD-11] a refusal names the line and how many are left; nothing is lost, and the next try works', async () => {
    const honey = await product('Miel de abejas', 18000, 5);
    const { user, path } = await openPart({
      browser,
      path: `/order/create?customer=${customer}`,
      width: 390,
    });
    expect(await screen.findByText('Marta Ríos')).toBeVisible();
    expect(screen.getByText('Calle 10 # 20-30')).toBeVisible();
    await add(user, 'Miel', /Miel de abejas/);
    const quantity = within(await line('Miel de abejas')).getByRole('textbox', { name: /Cantidad/ });
    await user.clear(quantity);
    await user.type(quantity, '4');
    const { body: read } = await client.get<{ version: number }>(store(`/products/${honey}`));
    const fewer = { version: read.version, quantity_available: 2 };
    await client.patch(store(`/products/${honey}`), fewer);
    await user.click(create());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'Hubo un error al crear el pedido, revisa la información de tus productos e intentelo nuevamente. Producto o variante por falta de stock',
    );
    expect(alert).toHaveTextContent('Miel de abejas: pediste 4 y quedan 2.');
    expect(screen.getByText('Marta Ríos')).toBeVisible();
    expect(quantity).toHaveValue('4');
    expect(await left(honey)).toBe(2);

    await user.clear(quantity);
    await user.type(quantity, '2');
    await user.click(create());
    expect(await screen.findByText('Se a creado exitosamente el pedido')).toBeVisible();
    await waitFor(() => expect(path()).toBe('/orders'));
    const { body } = await client.get<MadeOrder[]>(store('/orders?sort=created_at,desc&limit=1'));
    expect(body).toMatchObject([{ customer_id: customer, total: 36000 }]);
    expect(await left(honey)).toBe(0);
  });

  test('[ORD-11] choosing a saved client finishes that step: address too, and the search for products is next', async () => {
    await product('Mochila wayuu', 120_000, 4);
    const { user, go } = await openAdmin({ browser, path: '/order/create', width: 390 });
    await choose(user, 'Buscar un cliente guardado', 'marta', /Marta Ríos/);
    expect(await screen.findByText('Calle 10 # 20-30')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Agregar producto' })).toHaveFocus());
    await add(user, 'mochila', /Mochila wayuu/);
    await line('Mochila wayuu');
    await user.click(create());
    expect(await screen.findByText('Se a creado exitosamente el pedido')).toBeVisible();
    const { body } = await client.get<MadeOrder[]>(store('/orders?sort=created_at,desc&limit=1'));
    expect(body).toMatchObject([{ customer_id: customer, total: 120_000 }]);

    // One's own order is no news; those of others are, on other pages than the list.
    await go('/products');
    await screen.findByRole('heading', { level: 1, name: /Productos/ });
    const { body: branches } = await client.get<{ id: number }[]>(store('/user-stores?limit=1'));
    for (const name of ['Mochila', 'Ruana']) {
      const made = await client.post(store('/orders'), {
        date: new Date().toISOString(),
        user_store_id: branches[0]?.id,
        order_status_id: 1,
        shipping_order_status_id: 8,
        order_method_id: 1,
        sales_channel: 'whatsapp',
        order_details: [{ name, price: 120_000, quantity: 1 }],
      });
      expect(made.status).toBe(201);
    }
    browser.tell({ type: 'orders.created', id: 1 });
    await screen.findByRole('link', { name: 'Pedidos: 2 pedidos nuevos' });
  });

  test('[ORD-11] what was created shows on a slow network before it is read; back does not lead to an empty form', async () => {
    await product('Hamaca de San Jacinto', 180_000, 4);
    const { user, path, go, back } = await openAdmin({ browser, path: '/orders', width: 390 });
    await screen.findByRole('heading', { level: 1, name: /Pedidos/ });
    await go('/order/create');
    await choose(user, 'Buscar un cliente guardado', 'marta', /Marta Ríos/);
    await add(user, 'hamaca', /Hamaca de San Jacinto/);
    await line('Hamaca de San Jacinto');
    holdReads(/\/orders/);
    await user.click(create());
    expect(await screen.findByText('Se a creado exitosamente el pedido')).toBeVisible();
    expect(screen.getAllByText(/\$\s180\.000/).length).toBeGreaterThan(0);
    await back();
    await waitFor(() => expect(path()).toBe('/orders'));
  });

  test('a page that went away comes back with the order that was being made', async () => {
    await product('Panela', 4000, 50);
    const { user, unmount } = await openPart({ browser, path: '/order/create', width: 390 });
    await add(user, 'Panela', /Panela/);
    await line('Panela');
    await waitFor(() => expect(sessionStorage.length).toBe(1));
    unmount();
    const again = await openPart({ browser, path: '/order/create', width: 390 });
    expect(await line('Panela')).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Empezar de nuevo' }));
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Panela' })).toBeNull());
  });

  test('leaving asks first; what is left behind does not come back', async () => {
    await product('Bocadillo', 3000, 50);
    const { user, path } = await openPart({ browser, path: '/order/create', width: 390 });
    await add(user, 'Bocad', /Bocadillo/);
    await line('Bocadillo');
    await user.click(screen.getByRole('link', { name: 'Volver' }));
    await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(path()).toBe('/order/create');
    await user.click(screen.getByRole('link', { name: 'Volver' }));
    await user.click(await screen.findByRole('button', { name: 'Descartar cambios' }));
    await waitFor(() => expect(path()).toMatch(/^\/orders/));
    expect(sessionStorage.length).toBe(0);
  });

  test('of a product with variants the variant is asked for; what is sold out cannot be chosen', async () => {
    await client.post(store('/products'), {
      name: 'Alpargatas',
      price: 60000,
      active: 1,
      product_options: [
        {
          name: 'Talla',
          options: [
            { name: '38', value: '38' },
            { name: '40', value: '40' },
          ],
        },
      ],
      product_variants: [
        { key: '38', name: '38', options: [{ name: 'Talla', value: '38' }], price: 60000, quantity: 0 },
        { key: '40', name: '40', options: [{ name: 'Talla', value: '40' }], price: 62000, quantity: 4 },
      ],
    });
    const { user } = await openPart({ browser, path: '/order/create', width: 390 });
    await add(user, 'Alparg', /Alpargatas/);
    const sizes = within(await screen.findByRole('dialog', { name: '¿Cuál Alpargatas?' }));
    expect(sizes.getByRole('button', { name: /38.*Agotado/ })).toHaveAttribute('aria-disabled', 'true');
    await user.click(sizes.getByRole('button', { name: /40.*Quedan 4/ }));
    expect(await line('Alpargatas 40')).toHaveTextContent(/62\.000/);
  });
});

describe("an order's page", () => {
  test('[ORD-10] the status is changed in two steps, with a button that names the new one', async () => {
    const soap = await product('Jabón de avena', 9000, 8);
    const { body } = await client.post<MadeOrder>(store('/create-manual-order'), {
      customer: { id: customer, first_name: 'Marta', phone_number: '573104445566' },
      date: '2026-11-20 15:00:00',
      order_status_id: 1,
      shipping_order_status_id: 8,
      products: [{ product_id: soap, product_variant_id: null, quantity: 2, price: 18000 }],
      shipping_cost: 0,
      shipping_information: { country: 'CO', city: '05001', address: 'Calle 1' },
      user_store_id: (await client.get<{ id: number }[]>(store('/user-stores'))).body[0]?.id,
    });
    const { user } = await openPart({ browser, path: `/orders/${body.id}`, width: 390 });
    await user.click(
      await screen.findByRole('button', { name: 'Estado del pedido: Pendiente de pago. Cambiar' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Estado del pedido' }));
    expect(dialog.getByRole('button', { name: 'Nuevo estado' })).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: 'Pagado' }));
    await user.click(dialog.getByRole('button', { name: 'Cambiar a «Pagado»' }));
    expect(await screen.findByText('El estado quedó en «Pagado»')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Estado del pedido: Pagado. Cambiar' })).toBeVisible();
    const chat = screen.getByRole('link', { name: 'Avisar pago recibido por WhatsApp' });
    expect(chat).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/573104445566\?text=Hola%20Marta/),
    );
    expect(screen.getByRole('link', { name: 'Jabón de avena' })).toHaveAttribute(
      'href',
      `/products/update/${soap}`,
    );
  });
});
