import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Order } from '../../../generated/orders/types.ts';
import { loadForm } from '../../../src/manifest/load-form.ts';
import type { Who } from '../../support/people.ts';
import { openPart } from '../stage.tsx';
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

const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');
/** The page's code loads with the first visit. */
const preview = () => screen.findByRole('region', { name: 'Al guardar' });
const save = () => screen.findByRole('button', { name: 'Guardar' });
const stored = async ({ id }: Order) => (await world.client.get<Order>(world.store(`/orders/${id}`))).body;
const edit = (order: Order, width = 1280, who: Who = 'owner') =>
  openPart({ browser: world.browser, path: `/orders/${order.id}/edit`, width, who });

describe('[ORD-08] an order is edited after it was placed', () => {
  test('the new total, the difference and what stock moves are there before the save; then it returns to the order', async () => {
    const order = await world.order();
    const { user, path, go } = await openPart({ browser: world.browser, path: `/orders/${order.id}` });
    await user.click(await screen.findByRole('link', { name: 'Editar' }));
    await user.click(await screen.findByRole('button', { name: 'Una más de Jabón de avena' }));
    const said = within(await preview());
    expect(await said.findByText('+$ 10.000')).toBeVisible();
    expect(said.getByText('$ 30.000')).toBeVisible();
    expect(said.getByText(/^Jabón de avena: sale 1 del inventario; quedarán \d+$/)).toBeVisible();
    expect(await stored(order)).toEqual(order);
    const button = await save();
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await waitFor(() => expect(path()).toBe(`/orders/${order.id}`));
    expect(await stored(order)).toMatchObject({ total: 30_000, items_count: 3 });
    await go('/');
  });

  test('its own address opens the form, and both ends of it lead to the order', async () => {
    const order = await world.order();
    const { user, path, go } = await edit(order);
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(path()).toBe(`/orders/${order.id}`));
    // The order is on screen, and no longer the form.
    await screen.findByRole('link', { name: 'Editar' });
    await go(`/orders/${order.id}/edit`);
    await user.type(await screen.findByRole('textbox', { name: 'Comentarios' }), 'Timbre dañado');
    const button = await save();
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await waitFor(() => expect(path()).toBe(`/orders/${order.id}`));
    expect(await stored(order)).toMatchObject({ comments: 'Timbre dañado' });
    await go('/');
  });

  test('date, channel, products, shipping cost, client and shipping are there to change', async () => {
    await edit(await world.order());
    expect(await screen.findByRole('combobox', { name: 'Canal de venta' })).toHaveDisplayValue('WhatsApp');
    expect(screen.getByLabelText(/^Fecha/)).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Una más de Jabón de avena' })).toBeEnabled();
    expect(screen.getByRole('textbox', { name: 'Costo de envío' })).toBeEnabled();
    expect(screen.getByDisplayValue('Montoya')).toBeEnabled();
    expect(screen.getByRole('textbox', { name: /^Dirección/ })).toBeEnabled();
  });

  test('a line that lacks stock is named, and saving waits', async () => {
    const scarce = await world.client.post<{ id: number }>(world.store('/products'), {
      name: 'Ruana',
      price: 90_000,
      quantity_available: 2,
    });
    const order = await world.order({
      order_details: [{ product_id: scarce.body.id, quantity: 1, price: 90_000 }] as Order['order_details'],
    });
    const { user } = await edit(order);
    const box = await screen.findByRole('textbox', { name: 'Cantidad de Ruana' });
    await user.clear(box);
    await user.type(box, '5');
    const said = within(await preview());
    expect(await said.findByText('Ruana: pediste 5 y quedan 2.')).toBeVisible();
    expect(said.getByText(/Producto o variante por falta de stock/)).toBeVisible();
    expect(await save()).toBeDisabled();
    // On a phone the bar and the line are what one sees.
    const line = within(screen.getByRole('listitem', { name: 'Ruana' }));
    expect(await line.findByText('Para seguir, baja la cantidad: quedan 2')).toBeVisible();
    expect(box).toHaveAccessibleDescription('Para seguir, baja la cantidad: quedan 2');
    expect(screen.getAllByText('Ruana: pediste 5 y quedan 2.')).toHaveLength(2);
    await user.clear(box);
    await user.type(box, '2');
    await waitFor(async () => expect(await save()).toBeEnabled());
    expect(plain((await preview()).textContent)).toContain('Total nuevo$ 180.000');
  });

  test('a product that was deleted after it was added is said at its line; taking it out frees the save', async () => {
    const { body: doomed } = await world.client.post<{ id: number }>(world.store('/products'), {
      name: 'Totuma pintada',
      price: 15_000,
      active: 1,
    });
    const order = await world.order();
    const { user } = await edit(order);
    await user.click(await screen.findByRole('combobox', { name: 'Agregar producto' }));
    await user.paste('Totuma');
    await user.click(await screen.findByRole('option', { name: /Totuma pintada/ }));
    const line = within(await screen.findByRole('listitem', { name: 'Totuma pintada' }));
    expect((await world.client.delete(world.store(`/products/${doomed.id}`))).status).toBe(200);
    await user.click(line.getByRole('button', { name: 'Una más de Totuma pintada' }));
    expect(await line.findByText('Ya no existe o no es de tu tienda')).toBeVisible();
    expect(await save()).toBeDisabled();
    await user.click(line.getByRole('button', { name: 'Quitar Totuma pintada' }));
    await user.click(screen.getByRole('button', { name: 'Una más de Jabón de avena' }));
    await waitFor(async () => expect(await save()).toBeEnabled());
  });

  test('a price that changed since, for a member who may not agree on one, is taken over with one tap', async () => {
    const { body: cheese } = await world.client.post<{ id: number; version: number }>(
      world.store('/products'),
      { name: 'Queso costeño', price: 10_000, active: 1 },
    );
    const order = await world.order();
    const { user } = await edit(order, 390, 'seller');
    await user.click(await screen.findByRole('combobox', { name: 'Agregar producto' }));
    await user.paste('Queso');
    await user.click(await screen.findByRole('option', { name: /Queso costeño/ }));
    const line = within(await screen.findByRole('listitem', { name: 'Queso costeño' }));
    const dearer = { version: cheese.version, price: 12_000 };
    expect((await world.client.patch(world.store(`/products/${cheese.id}`), dearer)).status).toBe(200);
    await user.click(line.getByRole('button', { name: 'Una más de Queso costeño' }));
    expect(await line.findByText(/^Ahora cuesta \$\s12\.000; aquí está a \$\s10\.000$/)).toBeVisible();
    expect(await save()).toBeDisabled();
    const take = await screen.findByRole('button', { name: 'Usar el precio de ahora' });
    // Together, so that the refusal is one of fewer units.
    fireEvent.click(line.getByRole('button', { name: 'Una más de Queso costeño' }));
    fireEvent.click(take);
    await waitFor(async () => expect(await save()).toBeEnabled());
    await waitFor(() => expect(line.queryByText(/^Ahora cuesta/)).toBeNull());
    await user.click(await save());
    await waitFor(async () => expect(await stored(order)).toMatchObject({ total: 56_000, items_count: 5 }));
  });

  test('a line shows the picture of its product, as on the page of the order', async () => {
    const pictured = await world.client.post<{ id: number }>(world.store('/products'), {
      name: 'Mochila',
      price: 80_000,
      product_images: [{ picture_url: 'https://fotos.co/mochila.webp' }],
    });
    const order = await world.order({
      order_details: [{ product_id: pictured.body.id, quantity: 1, price: 80_000 }] as Order['order_details'],
    });
    await edit(order);
    const line = await screen.findByRole('listitem', { name: 'Mochila' });
    await waitFor(() =>
      expect(line.querySelector('img')).toHaveAttribute('src', 'https://fotos.co/mochila.webp'),
    );
  });

  test('saving waits while a value is wrong, and the sentence stands beside the button', async () => {
    const order = await world.order();
    const { user } = await edit(order);
    await user.click(await screen.findByRole('button', { name: 'Quitar Jabón de avena' }));
    await waitFor(async () => expect(await save()).toBeDisabled());
    expect(screen.getByText(/^Para guardar, revisa lo que falta:/)).toBeVisible();
  });

  test('a shipping cost that was emptied is asked for, beside the button too, and saving waits', async () => {
    const order = await world.order({ shipping_cost: 5_000 });
    const { user } = await edit(order);
    const cost = await screen.findByRole('textbox', { name: 'Costo de envío' });
    await user.clear(cost);
    const button = await save();
    await waitFor(() => expect(button).toBeDisabled());
    expect(await screen.findByText('Se requiere el costo de envío')).toBeVisible();
    expect(
      screen.getByText('Para guardar, revisa lo que falta: Se requiere el costo de envío'),
    ).toBeVisible();
    await user.type(cost, '0');
    await waitFor(() => expect(button).toBeEnabled());
  });

  test('a quantity that no order can have names its product, and no total is made of it', async () => {
    const order = await world.order();
    const { user } = await edit(order);
    const box = await screen.findByRole('textbox', { name: 'Cantidad de Jabón de avena' });
    await user.clear(box);
    await user.type(box, '99999999');
    expect(
      await screen.findByText('Para guardar, revisa lo que falta: Jabón de avena: Debe ser 9.999 o menos'),
    ).toBeVisible();
    expect(screen.getAllByText('–').length).toBeGreaterThanOrEqual(2);
    expect(screen.queryByText(/999\.999/)).toBeNull();
  });

  test('what was paid stays and is said: a cheaper order says what goes back', async () => {
    const made = await world.order();
    await world.client.post(world.store(`/orders/${made.id}/status/4/type/1`));
    const { user } = await edit(made);
    await user.click(await screen.findByRole('button', { name: 'Una menos de Jabón de avena' }));
    const said = within(await preview());
    const sentence = await said.findByText(/El cliente ya pagó/);
    expect(plain(sentence.textContent)).toBe(
      'El cliente ya pagó $ 20.000. Le debes $ 10.000: anótalo con «Devolver dinero».',
    );
  });

  test('beside the save stands what a paid order will lack, or give back', async () => {
    const made = await world.order();
    await world.client.post(world.store(`/orders/${made.id}/status/4/type/1`));
    const { user } = await edit(made, 390);
    const more = await screen.findByRole('button', { name: 'Una más de Jabón de avena' });
    await user.click(more);
    expect(await screen.findByText(/^Faltarán \$\s10\.000$/)).toBeVisible();
    const less = screen.getByRole('button', { name: 'Una menos de Jabón de avena' });
    await user.click(less);
    await user.click(less);
    expect(await screen.findByText(/^Devolverás \$\s10\.000$/)).toBeVisible();
    expect(screen.queryByText(/^Faltarán/)).toBeNull();
  });

  test('beside the save of an order that nobody has paid stands the total alone', async () => {
    const { user } = await edit(await world.order(), 390);
    await user.click(await screen.findByRole('button', { name: 'Una más de Jabón de avena' }));
    expect(await screen.findAllByText(/^\$\s30\.000$/)).not.toHaveLength(0);
    await waitFor(async () => expect(await save()).toBeEnabled());
    expect(screen.queryByText(/^(Faltarán|Devolverás)/)).toBeNull();
  });

  test('what changes no money asks for nothing: a comment is saved at once', async () => {
    const order = await world.order();
    const { user, path } = await edit(order, 390);
    await user.type(await screen.findByRole('textbox', { name: 'Comentarios' }), 'Timbre dañado');
    expect(screen.queryByRole('region', { name: 'Al guardar' })).toBeNull();
    await user.click(await save());
    await waitFor(() => expect(path()).not.toContain('edit'));
    expect(await stored(order)).toMatchObject({ comments: 'Timbre dañado', total: 20_000 });
  });
});

describe('[ORD-08] [ORD-16] two people edit one order', () => {
  test('the second hears in the new total what the first changed, and both changes stay', async () => {
    const order = await world.order();
    const { user } = await edit(order);
    await user.click(await screen.findByRole('button', { name: 'Una más de Jabón de avena' }));
    const patch = { shipping_cost: 7_000 };
    expect((await world.client.patch(world.store(`/orders/${order.id}`), patch)).status).toBe(200);
    await user.click(screen.getByRole('button', { name: 'Una más de Jabón de avena' }));
    const said = within(await preview());
    expect(await said.findByText('Otra persona cambió mientras tanto: Costo de envío')).toBeVisible();
    expect(await said.findByText('$ 47.000')).toBeVisible();
    await waitFor(async () => expect(await save()).toBeEnabled());
    await user.click(await save());
    await waitFor(async () =>
      expect(await stored(order)).toMatchObject({ total: 47_000, shipping_cost: 7_000, items_count: 4 }),
    );
    expect(await screen.findByText('Otra persona cambió mientras tanto: Costo de envío')).toBeVisible();
  });

  test('the same value of both is a choice, with what the second typed kept', async () => {
    const order = await world.order();
    const { user } = await edit(order);
    await user.type(await screen.findByRole('textbox', { name: 'Comentarios' }), 'Lo mío');
    const theirs = await world.client.patch(world.store(`/orders/${order.id}`), { comments: 'Lo de ella' });
    expect(theirs.status).toBe(200);
    await user.click(await save());
    const choice = within(await screen.findByRole('dialog', { name: 'Alguien más cambió esto' }));
    expect(choice.getByText('Lo de ella')).toBeVisible();
    expect(choice.getByText('Lo mío')).toBeVisible();
    expect(await stored(order)).toMatchObject({ comments: 'Lo de ella' });
    await user.click(choice.getByRole('button', { name: 'Guardar lo elegido' }));
    await waitFor(async () => expect(await stored(order)).toMatchObject({ comments: 'Lo mío' }));
  });

  test('an order that was deleted in another tab says so, and the text stays', async () => {
    const order = await world.order();
    const { user } = await edit(order);
    const box = await screen.findByRole('textbox', { name: 'Comentarios' });
    await user.type(box, 'Timbre dañado');
    expect((await world.client.delete(world.store(`/orders/${order.id}`))).status).toBe(200);
    await user.click(await save());
    expect(await screen.findByRole('alert')).toHaveTextContent(/Lo que escribiste sigue aquí/);
    expect(box).toHaveValue('Timbre dañado');
  });
});
