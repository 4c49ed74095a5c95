import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPart } from '../stage.tsx';
import { openOrderWorld, type OrderWorld } from './order-world.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(() => world.browser.close());
beforeEach(() => sessionStorage.clear());

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const timeline = async () => within(await screen.findByRole('list', { name: 'Historial' }));
const noteBox = () => screen.findByRole('textbox', { name: 'Nota para tu equipo' });

describe('[ORD-07] the timeline on the page of an order', () => {
  test('says in words what was done, by whom, the latest first', async () => {
    const order = await world.order();
    await world.client.post(world.store(`/orders/${order.id}/status/4/type/1`));
    const lines = [{ product_id: world.product, quantity: 3, price: 10_000 }];
    await world.client.patch(world.store(`/orders/${order.id}`), {
      order_details: lines,
      comments: 'Rápido',
    });
    await openPart({ browser: world.browser, path: `/orders/${order.id}`, width: 390 });
    const entries = (await timeline()).getAllByRole('listitem').map(({ textContent }) => plain(textContent));
    expect(entries).toEqual([
      expect.stringMatching(
        /^Agregó 3 × Jabón de avenaQuitó 2 × Jabón de avenaCambió «Comentarios»El total pasó de \$ 20\.000 a \$ 30\.000.* · /,
      ),
      expect.stringMatching(/^Cambió el pago a «Pagado».* · /),
      expect.stringMatching(/^Creó el pedido por \$ 20\.000.* · /),
    ]);
  });

  test('what no member did is said by the payment or by Tendero, never by somebody who left', async () => {
    const order = await world.order();
    const { database, storeId } = world.browser.test;
    await database.write(storeId, async ({ sql }) => {
      const { user_id: owner } = await sql
        .selectFrom('audit')
        .select('user_id')
        .where('record_id', '=', order.id)
        .where('resource', '=', 'orders')
        .executeTakeFirstOrThrow();
      // The file of a member, a job, and a report whose row has outlived its time.
      const calls = [
        ['import-4', owner, 5],
        ['job-1', null, 2],
        ['payment-987654', null, 4],
      ] as const;
      for (const [request_id, user_id, status] of calls)
        await sql
          .insertInto('audit')
          .values({
            store_id: storeId,
            at: new Date(),
            user_id,
            request_id,
            action: 'update',
            resource: 'orders',
            record_id: order.id,
            changes: JSON.stringify({ order_status_id: [1, status] }),
          })
          .execute();
    });
    await openPart({ browser: world.browser, path: `/orders/${order.id}`, width: 390 });
    const entries = (await timeline()).getAllByRole('listitem').map(({ textContent }) => plain(textContent));
    expect(entries).toEqual([
      expect.stringMatching(/«Pagado»Un medio de pago en línea · /),
      expect.stringMatching(/«En espera»Tendero · /),
      expect.stringMatching(/«Devolución».+, al importar un archivo · /),
      expect.stringMatching(/^Creó el pedido/),
    ]);
  });

  test('a discount is said with its amount', async () => {
    const order = await world.order();
    await world.client.patch(world.store(`/orders/${order.id}`), { discount_percent: 10 });
    await openPart({ browser: world.browser, path: `/orders/${order.id}`, width: 390 });
    const [latest] = (await timeline()).getAllByRole('listitem');
    expect(plain(latest?.textContent ?? '')).toMatch(
      /^Descuento: de \$ 0 a \$ 2\.000El total pasó de \$ 20\.000 a \$ 18\.000/,
    );
  });

  test('a note is written, changed and deleted in place', async () => {
    const order = await world.order();
    const { user } = await openPart({ browser: world.browser, path: `/orders/${order.id}` });
    await user.type(await noteBox(), 'Llamar antes de ir');
    await user.click(screen.getByRole('button', { name: 'Agregar nota' }));
    expect(await (await timeline()).findByText('Llamar antes de ir')).toBeVisible();
    expect(await noteBox()).toHaveValue('');
    await user.click(await screen.findByRole('button', { name: 'Editar nota' }));
    const editor = await screen.findByRole('textbox', { name: 'Editar nota' });
    await user.clear(editor);
    await user.type(editor, 'Llamar a las 6');
    await user.click(screen.getByRole('button', { name: 'Guardar nota' }));
    expect(await (await timeline()).findByText('Llamar a las 6')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Eliminar nota' }));
    expect(await screen.findByText('Se elimina esta nota: «Llamar a las 6»')).toBeVisible();
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }));
    await waitFor(async () => expect((await timeline()).queryByText('Llamar a las 6')).toBeNull());
  });

  test('a note is changed by keyboard alone: its text has the focus, then its button again', async () => {
    const order = await world.order();
    await world.client.post(world.store(`/orders/${order.id}/notes`), { text: 'Llamar antes' });
    const { user } = await openPart({ browser: world.browser, path: `/orders/${order.id}` });
    (await screen.findByRole('button', { name: 'Editar nota' })).focus();
    await user.keyboard('{Enter}');
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Editar nota' });
    await waitFor(() => expect(box).toHaveFocus());
    expect(box.selectionStart).toBe(box.value.length);
    await user.keyboard('{End} de ir');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await (await timeline()).findByText('Llamar antes de ir', undefined)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Editar nota' })).toHaveFocus());
  });

  test('an empty note says so at its field; what is typed outlives a reload', async () => {
    const order = await world.order();
    const first = await openPart({ browser: world.browser, path: `/orders/${order.id}` });
    await first.user.click(await screen.findByRole('button', { name: 'Agregar nota' }));
    expect(await screen.findByText('Escribe la nota')).toBeVisible();
    await first.user.type(await noteBox(), 'A medio escribir');
    first.unmount();
    await openPart({ browser: world.browser, path: `/orders/${order.id}` });
    await waitFor(async () => expect(await noteBox()).toHaveValue('A medio escribir'));
  });

  test('who may only read writes no note', async () => {
    const order = await world.order();
    await openPart({ browser: world.browser, path: `/orders/${order.id}`, who: 'viewer' });
    expect((await timeline()).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByRole('textbox', { name: 'Nota para tu equipo' })).toBeNull();
  });
});
