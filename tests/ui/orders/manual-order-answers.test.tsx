import type { StoredForm, FormAnswer } from '../../../domain/checkout-form/form-calls.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPart } from '../stage.tsx';
import {
  add,
  create,
  openManualOrderWorld,
  type MadeOrder,
  type ManualOrderWorld,
} from './manual-order-world.ts';

let world: ManualOrderWorld;
beforeAll(async () => {
  world = await openManualOrderWorld();
  await world.product('Ruana de lana', 90_000, 99);
});
afterAll(() => world.browser.close());
beforeEach(() => sessionStorage.clear());

const open = () =>
  openPart({ browser: world.browser, path: `/order/create?customer=${world.customer}`, width: 390 });

describe('the questions of the checkout in an order by hand', () => {
  test('[ORD-11] a store that asks nothing has no section', async () => {
    await open();
    await screen.findByText('Marta Ríos');
    await waitFor(() =>
      expect(world.browser.calls.some(({ url }) => url.endsWith('/dynamic-form'))).toBe(true),
    );
    expect(screen.queryByRole('region', { name: 'Tu regalo' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Respuestas del formulario' })).toBeNull();
  });

  test('[ORD-11] answers are judged at their fields, survive a reload, and are on the order', async () => {
    const { client, store } = world;
    const fields = [
      { type: 'input', title: '¿Qué dice la tarjeta?', mandatory: true },
      { type: 'select', title: 'Talla', text: 'Mira la guía', mandatory: true, options: ['S', 'M'] },
      { type: 'number', title: 'Edad' },
    ];
    const made = await client.post(store('/dynamic-form'), { title: 'Tu regalo', fields });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const first = await open();
    await screen.findByText('Marta Ríos');
    await screen.findByRole('region', { name: 'Tu regalo' });
    expect(screen.getByText('Si tu cliente no ha respondido, déjalo todo en blanco.')).toBeVisible();
    await add(first.user, 'Ruana', /Ruana de lana/);
    world.browser.calls.length = 0;
    // One answer, and the form counts as asked.
    await first.user.type(screen.getByRole('textbox', { name: 'Edad' }), '3');
    await first.user.click(create());
    const card = () => screen.getByRole('textbox', { name: /¿Qué dice la tarjeta\?/ });
    const size = () => screen.getByRole('combobox', { name: /Talla/ });
    await waitFor(() => expect(card()).toBeInvalid());
    expect(card()).toHaveAccessibleDescription('Este campo es obligatorio');
    expect(size()).toHaveAccessibleDescription('Este campo es obligatorio');
    await waitFor(() => expect(card()).toHaveFocus());
    expect(world.browser.calls.filter(({ method }) => method === 'POST')).toEqual([]);

    await first.user.type(card(), 'Con cariño');
    await waitFor(() => expect(card()).not.toBeInvalid());
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('Con cariño'));
    first.unmount();

    const { user, path } = await open();
    await screen.findByRole('region', { name: 'Tu regalo' });
    expect(card()).toHaveValue('Con cariño');
    await user.selectOptions(size(), 'M');
    await user.type(screen.getByRole('textbox', { name: 'Edad' }), '0');
    await user.click(create());
    expect(await screen.findByText('Se a creado exitosamente el pedido')).toBeVisible();
    await waitFor(() => expect(path()).toBe('/orders'));
    const [order] = (await client.get<MadeOrder[]>(store('/orders?sort=created_at,desc&limit=1'))).body;
    const { body } = await client.get<FormAnswer[]>(store(`/orders/${order?.id}/dynamic-form-responses`));
    expect(body.map(({ response }) => response)).toEqual(['Con cariño', 'M', 30]);
  });

  test('[ORD-11] a form that is left blank was not asked, though its questions are mandatory', async () => {
    const { client, store } = world;
    const before = await client.get<StoredForm>(store('/dynamic-form'));
    expect(before.body.fields.some(({ mandatory }) => mandatory)).toBe(true);
    const { user, path } = await open();
    await screen.findByText('Marta Ríos');
    await screen.findByRole('region', { name: 'Tu regalo' });
    await add(user, 'Ruana', /Ruana de lana/);
    await user.click(create());
    expect(await screen.findByText('Se a creado exitosamente el pedido')).toBeVisible();
    await waitFor(() => expect(path()).toBe('/orders'));
  });
});
