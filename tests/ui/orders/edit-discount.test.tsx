import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Order } from '../../../generated/orders/types.ts';
import { loadForm } from '../../../src/manifest/load-form.ts';
import { openAdmin } from '../stage.tsx';
import { openOrderWorld, type OrderWorld } from './order-world.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
  await Promise.all([
    import('../../../src/form/GeneratedEdit.tsx'),
    import('../../../src/resources/orders/form-parts.tsx'),
    loadForm('orders'),
  ]);
});
afterAll(() => world.browser.close());
beforeEach(() => sessionStorage.clear());

/** The page's code loads with the first visit. */
const preview = () => screen.findByRole('region', { name: 'Al guardar' });
const stored = async ({ id }: Order) => (await world.client.get<Order>(world.store(`/orders/${id}`))).body;
const edit = (order: Order) =>
  openAdmin({ browser: world.browser, path: `/orders/${order.id}/edit`, width: 390 });

describe('[ORD-08] the discount of an order that is edited', () => {
  test('a discount is typed where it opens, and one that is taken out again changes nothing', async () => {
    const order = await world.order();
    const { user, path } = await edit(order);
    await user.click(await screen.findByRole('button', { name: 'Agregar descuento' }));
    await waitFor(async () =>
      expect(await screen.findByRole('textbox', { name: 'Descuento' })).toHaveFocus(),
    );
    await user.click(screen.getByRole('button', { name: 'En porcentaje' }));
    const percent = await screen.findByRole('textbox', { name: 'Descuento en %' });
    await waitFor(() => expect(percent).toHaveFocus());
    await user.keyboard('10');
    expect(percent).toHaveValue('10');
    await user.click(screen.getByRole('button', { name: 'Quitar el descuento' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Agregar descuento' })).toHaveFocus());
    // Leaving asks nothing.
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(path()).toBe(`/orders/${order.id}`));
  });

  test('a discount that is opened and left empty, or emptied again, is no change', async () => {
    const order = await world.order();
    const { user, path, go } = await edit(order);
    await user.click(await screen.findByRole('button', { name: 'Agregar descuento' }));
    const box = await screen.findByRole('textbox', { name: 'Descuento' });
    expect(box).toHaveValue('');
    await user.type(box, '4000');
    expect(await within(await preview()).findByText('-$ 4.000')).toBeVisible();
    await user.clear(box);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Al guardar' })).toBeNull());
    expect(box).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(path()).toBe(`/orders/${order.id}`));
    await go(`/orders/${order.id}/edit`);
    await user.click(await screen.findByRole('button', { name: 'Agregar descuento' }));
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(path()).toBe(`/orders/${order.id}`));
    expect(await stored(order)).toMatchObject({ version: order.version, discount: 0 });
  });
});
