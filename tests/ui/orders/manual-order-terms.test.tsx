import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestClient } from '../../support/client.ts';
import type { BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';
import {
  add,
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

describe('an order by hand, agreed or copied', () => {
  test('[ORD-11] what is no quantity stays as typed with a sentence, and no order is made of it', async () => {
    await product('Panela pulverizada', 6_000, 90);
    const { user } = await openPart({ browser, path: `/order/create?customer=${customer}`, width: 390 });
    expect(await screen.findByText('Marta Ríos')).toBeVisible();
    await add(user, 'Panela', /Panela pulverizada/);
    const row = within(await line('Panela pulverizada'));
    const box = row.getByRole('textbox', { name: /Cantidad/ });
    for (const typed of ['1,5', '1.000', '-1', '0', '10000']) {
      await user.clear(box);
      await user.type(box, typed);
      await user.tab();
      expect(box).toHaveValue(typed);
      expect(box).toBeInvalid();
      expect(row.getByText('Escribe un número entero de 1 a 9.999')).toBeVisible();
    }
    browser.calls.length = 0;
    await user.click(create());
    await waitFor(() => expect(box).toHaveFocus());
    expect(browser.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.clear(box);
    await user.type(box, '12');
    expect(row.queryByText(/número entero/)).toBeNull();
    await user.click(create());
    expect(await screen.findByText('Se a creado exitosamente el pedido')).toBeVisible();
    const { body } = await client.get<MadeOrder[]>(store('/orders?sort=created_at,desc&limit=1'));
    expect(body).toMatchObject([{ total: 72_000, order_details: [{ quantity: 12 }] }]);
  });

  test('[ORD-12] an agreed price and a discount in percent are in the totals on screen and in the order', async () => {
    await product('Ruana de lana', 90_000, 9);
    const { user } = await openPart({
      browser,
      path: `/order/create?customer=${customer}`,
      width: 390,
    });
    expect(await screen.findByText('Marta Ríos')).toBeVisible();
    await add(user, 'Ruana', /Ruana de lana/);
    const row = within(await line('Ruana de lana'));
    await user.click(row.getByRole('button', { name: /^Precio de Ruana de lana: .*Cambiar$/ }));
    const price = within(await screen.findByRole('dialog', { name: 'Precio de Ruana de lana' }));
    const amount = price.getByRole('textbox', { name: 'Precio por unidad' });
    await user.clear(amount);
    await user.type(amount, '85555');
    await user.click(price.getByRole('button', { name: 'Usar este precio' }));
    expect(await row.findByText(/En vez de \$\s90\.000/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Agregar descuento' }));
    await user.click(screen.getByRole('button', { name: 'En porcentaje' }));
    await user.type(screen.getByRole('textbox', { name: 'Descuento en %' }), '12,5');
    // 12,5 % of 85.555 is 10.694,375.
    expect((await screen.findAllByText(/74\.861/)).length).toBeGreaterThan(0);
    await user.click(create());
    expect(await screen.findByText('Se a creado exitosamente el pedido')).toBeVisible();
    const { body } = await client.get<object[]>(store('/orders?sort=created_at,desc&limit=1'));
    expect(body).toMatchObject([
      { subtotal: 85_555, discount: 10_694, discount_percent: 12.5, total: 74_861 },
    ]);
  });

  test('a discount above the products is named while it is typed, and no longer once it fits', async () => {
    await product('Mochila arhuaca', 50_000, 5);
    const { user } = await openPart({ browser, path: `/order/create?customer=${customer}`, width: 390 });
    await add(user, 'Mochila', /Mochila arhuaca/);
    await user.click(screen.getByRole('button', { name: 'Agregar descuento' }));
    await user.type(screen.getByRole('textbox', { name: 'Descuento' }), '60000');
    expect(await screen.findByText('El descuento es mayor que los productos')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Una más de Mochila/ }));
    await waitFor(() => expect(screen.queryByText('El descuento es mayor que los productos')).toBeNull());
  });

  test('an order is copied at the prices of today; what is no longer sold is named', async () => {
    const kept = await product('Arequipe', 10_000, 9);
    const sold = await product('Galletas', 5_000, 9);
    const [branch] = (await client.get<{ id: number }[]>(store('/user-stores'))).body;
    const { body: first } = await client.post<MadeOrder>(store('/create-manual-order'), {
      customer: { id: customer, first_name: 'Marta', phone_number: '573104445566' },
      date: '2026-11-20 15:00:00',
      order_status_id: 4,
      shipping_order_status_id: 10,
      products: [
        { product_id: kept, quantity: 2, price: 20_000 },
        { product_id: sold, quantity: 1, price: 5_000 },
      ],
      shipping_cost: 3_000,
      shipping_information: { country: 'CO', city: '05001', address: 'Calle 1' },
      user_store_id: branch?.id,
    });
    await client.delete(store(`/products/${sold}`));
    const { body: now } = await client.get<{ version: number }>(store(`/products/${kept}`));
    await client.patch(store(`/products/${kept}`), { version: now.version, price: 11_000 });
    await openPart({ browser, path: `/order/create?from=${first.id}`, width: 390 });
    expect(await line('Arequipe')).toHaveTextContent(/22\.000/);
    expect(await screen.findByText('Ya no se vende y no se copió: Galletas')).toBeVisible();
    expect(screen.getByText('Marta')).toBeVisible();
    expect(screen.getByText('Calle 1')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Costo de envío' })).toHaveValue('3.000');
    expect(screen.getByRole('combobox', { name: 'Estado del pedido' })).toHaveValue('1');
  });

  test('a client whose data was erased is neither found, nor taken from their page, nor copied with an order', async () => {
    const { body: rosa } = await client.post<{ id: number }>(store('/customers'), {
      first_name: 'Rosa',
      phone_number: '573009876511',
      email: 'rosa@correo.co',
    });
    const { body: first } = await client.post<MadeOrder>(store('/create-manual-order'), {
      customer: { id: rosa.id, first_name: 'Rosa', phone_number: '573009876511' },
      date: '2026-11-20 15:00:00',
      order_status_id: 4,
      shipping_order_status_id: 10,
      products: [{ product_id: await product('Panela', 6_000, 9), quantity: 1, price: 6_000 }],
      shipping_cost: null,
      shipping_information: { country: 'CO', city: '05001', address: 'Calle 1' },
      user_store_id: (await client.get<{ id: number }[]>(store('/user-stores'))).body[0]?.id,
    });
    await client.post(store(`/customers/${rosa.id}/anonymise`), { name: 'Rosa' });
    for (const from of [`?from=${first.id}`, `?customer=${rosa.id}`]) {
      const { user } = await openPart({ browser, path: `/order/create${from}`, width: 390 });
      if (from.startsWith('?from')) expect(await line('Panela')).toBeVisible();
      const search = await screen.findByRole('combobox', { name: 'Buscar un cliente guardado' });
      await user.click(search);
      await user.paste('Marta');
      expect(await within(await screen.findByRole('listbox')).findByText(/Marta Ríos/)).toBeVisible();
      await user.clear(search);
      await user.paste('anónimo');
      expect(await screen.findByText('No hay un cliente así. Agrégalo como nuevo.')).toBeVisible();
      expect(screen.queryByText('Cliente anónimo')).toBeNull();
      cleanup();
    }
  });

  test('a member who may not agree on prices has neither the button of a price nor a discount', async () => {
    await product('Queso campesino', 14_000, 9);
    const { user } = await openPart({ browser, who: 'seller', path: '/order/create', width: 390 });
    await add(user, 'Queso', /Queso campesino/);
    const row = within(await line('Queso campesino'));
    expect(row.queryByRole('button', { name: /^Precio de/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Agregar descuento' })).toBeNull();
  });
});
