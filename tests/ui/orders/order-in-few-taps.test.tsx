import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPart } from '../stage.tsx';
import { create, line, openManualOrderWorld, type ManualOrderWorld } from './manual-order-world.ts';

let world: ManualOrderWorld;

beforeAll(async () => {
  world = await openManualOrderWorld();
  const { client, store } = world;
  const honey = await world.product('Miel de abejas', 18_000, 50);
  await world.product('Café de Pitalito', 32_000, 10);
  const { body } = await client.get<{ id: number }[]>(store('/user-stores'));
  const sizes = ['S', 'M', 'L'];
  await client.post(store('/products'), {
    name: 'Blusa Manuela',
    price: 50_000,
    active: 1,
    product_options: [{ name: 'Talla', options: sizes.map((value) => ({ name: value, value })) }],
    product_variants: sizes.map((value) => ({
      key: value,
      name: value,
      options: [{ name: 'Talla', value }],
      price: 50_000,
      quantity: value === 'L' ? 0 : 2,
    })),
  });
  const sold = await client.post(store('/create-manual-order'), {
    customer: { id: world.customer, first_name: 'Marta', phone_number: '573104445566' },
    date: `${new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)} 08:00:00`,
    order_status_id: 4,
    shipping_order_status_id: 8,
    products: [{ product_id: honey, product_variant_id: null, quantity: 3, price: 54_000 }],
    shipping_cost: 0,
    shipping_information: {
      country: 'CO',
      city: '76001',
      address: 'Av 6N # 25-14',
      address_detail: 'apto 502',
    },
    user_store_id: body[0]?.id,
  });
  expect(sold.status, JSON.stringify(sold.body)).toBe(201);
});
afterAll(() => world.browser.close());
beforeEach(() => sessionStorage.clear());

const open = (path = '/order/create') => openPart({ browser: world.browser, path, width: 390 });

describe('[ORD-20] a manual order in few taps', () => {
  test('before anything is typed the box offers what is sold most, then what is new, each with its picture', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('combobox', { name: 'Agregar producto' }));
    const most = await screen.findByText('Lo más vendido');
    const groups = [...(most.closest('[role="listbox"]')?.children ?? [])].map(
      ({ textContent }) => textContent,
    );
    expect(groups).toEqual([
      expect.stringMatching(/^Lo más vendido.*Miel de abejas/),
      expect.stringMatching(/^Lo más nuevo.*Blusa Manuela.*Café de Pitalito/),
    ]);
    await user.click(screen.getByRole('option', { name: /Miel de abejas/ }));
    await line('Miel de abejas');
  });

  test('minus and plus gather variants, up to what is left; one tap adds them all', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('combobox', { name: 'Agregar producto' }));
    await user.click(await screen.findByRole('option', { name: /Blusa Manuela/ }));
    const sizes = within(await screen.findByRole('dialog', { name: '¿Cuál Blusa Manuela?' }));
    const more = (size: string) => sizes.getByRole('button', { name: `Una más de Blusa Manuela ${size}` });
    await user.click(more('S'));
    await user.click(more('M'));
    await user.click(more('M'));
    expect(more('M')).toBeDisabled();
    expect(sizes.queryByRole('button', { name: 'Una más de Blusa Manuela L' })).toBeNull();
    await user.click(sizes.getByRole('button', { name: 'Agregar 3' }));
    expect(within(await line('Blusa Manuela S')).getByRole('textbox')).toHaveValue('1');
    expect(within(await line('Blusa Manuela M')).getByRole('textbox')).toHaveValue('2');
  });

  test('where the last order of the client went is offered, and taken with one tap', async () => {
    const { user } = await open(`/order/create?customer=${world.customer}`);
    expect(await screen.findByText('Calle 10 # 20-30')).toBeVisible();
    await user.click(
      await screen.findByRole('button', { name: 'Como la última vez: Av 6N # 25-14, apto 502, Cali' }),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Como la última vez/ })).toBeNull());
    expect(screen.getByText('Av 6N # 25-14, apto 502')).toBeVisible();
  });

  test('a product that was found elsewhere is in the order at once, and not twice after a reload', async () => {
    const { body } = await world.client.get<{ id: number }[]>(world.store('/products?search=pitalito'));
    const path = `/order/create?product=${body[0]?.id}`;
    const first = await open(path);
    await line('Café de Pitalito');
    await waitFor(() => expect(sessionStorage.length).toBe(1));
    first.unmount();
    await open(path);
    expect(within(await line('Café de Pitalito')).getByRole('textbox')).toHaveValue('1');
    expect(create()).toBeEnabled();
  });
});
