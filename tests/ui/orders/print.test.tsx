import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_PRINTED, readPrintRequest } from '../../../src/resources/orders/print/print-request.ts';
import { openPart } from '../stage.tsx';
import { openOrderWorld, type OrderWorld } from './order-world.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
  await Promise.all([
    import('../../../src/resources/orders/print/PrintPage.tsx'),
    import('../../../src/ui/menu/MenuPopup.tsx'),
  ]);
});
afterAll(() => world.browser.close());

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');
const open = (query: string, who: 'owner' | 'viewer' = 'owner') =>
  openPart({ browser: world.browser, path: `/order/print?${query}`, who });

const FULL = {
  shipping_cost: 5_000,
  discount: 2_000,
  comments: 'Con moño',
  shipping_information: {
    country_code: 'CO',
    city_id: '05001',
    address: 'Cra 43A # 5-15',
    address_detail: null,
    comments: 'Portería',
  },
};

describe('[ORD-07] an order on paper', () => {
  test('a packing slip says what to pack, for whom, where to and what to collect, and no price', async () => {
    const order = await world.order(FULL);
    await open(`ids=${order.id}`);
    const sheet = await screen.findByRole('article', { name: `Pedido #${order.sequence}` });
    const text = plain(sheet.textContent);
    for (const said of ['Lista de empaque', 'Marta Montoya', '310 444 5566', 'Cra 43A # 5-15', 'Medellín'])
      expect(text).toContain(said);
    expect(text).toContain('Con moño\nPortería');
    expect(text).toContain('Falta por cobrar$ 23.000');
    expect(text).not.toContain('$ 10.000');
    expect(within(sheet).getByRole('row', { name: /2\s*Jabón de avena/ })).toBeInTheDocument();
    expect(within(sheet).getByRole('img', { name: /^Código para abrir el pedido/ })).toBeInTheDocument();
    expect(document.title).toMatch(new RegExp(`^Pedido #${order.sequence}`));
    // Without the shell: neither drawer nor header of the panel.
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('what came back is not packed again; a receipt keeps what was sold', async () => {
    const order = await world.order({ order_status_id: 4 });
    const back = async (quantity: number) => {
      const [line] = order.order_details;
      const refund = { amount: 5_000, reason: 'regret', lines: [{ id: line?.id, quantity }], restock: true };
      expect((await world.client.post(world.store(`/orders/${order.id}/refunds`), refund)).status).toBe(201);
    };
    await back(1);
    const slip = await open(`ids=${order.id}`);
    const sheet = within(await screen.findByRole('article'));
    expect(sheet.getByRole('row', { name: /^1\s*Jabón de avena/ })).toBeInTheDocument();
    expect(sheet.getByText(/ · 1 unidad$/)).toBeInTheDocument();
    slip.unmount();
    const receipt = await open(`ids=${order.id}&as=receipt`);
    expect(await screen.findByRole('row', { name: /^2\s*Jabón de avena/ })).toBeInTheDocument();
    receipt.unmount();
    await back(1);
    await open(`ids=${order.id}`);
    expect(await screen.findByText('Todo volvió: no hay nada por empacar.')).toBeInTheDocument();
  });

  test('a receipt says what it is worth and that it is no invoice, without the address of the buyer', async () => {
    const order = await world.order({ ...FULL, order_status_id: 4 });
    await open(`ids=${order.id}&as=receipt`);
    const text = plain((await screen.findByRole('article')).textContent);
    expect(text).toContain('Comprobante, no válido como factura');
    expect(text).toContain('Subtotal$ 20.000Descuento-$ 2.000Envío$ 5.000Total$ 23.000Pagado$ 23.000');
    for (const kept of ['Cra 43A', '310 444', 'Con moño', 'Falta por cobrar'])
      expect(text).not.toContain(kept);
  });

  test('orders that are selected in the list are printed together', async () => {
    const [first, second] = [await world.order(FULL), await world.order()];
    const { user, path } = await openPart({ browser: world.browser, path: '/orders', width: 1280 });
    for (const { sequence } of [first, second])
      await user.click(
        await screen.findByRole('checkbox', { name: new RegExp(`^Seleccionar .*#?${sequence}$`) }),
      );
    await user.click(await screen.findByRole('button', { name: 'Imprimir' }));
    const sheets = await screen.findAllByRole('article');
    expect(sheets.map((sheet) => sheet.getAttribute('aria-label'))).toEqual([
      `Pedido #${first.sequence}`,
      `Pedido #${second.sequence}`,
    ]);
    expect(path()).toBe(`/order/print?ids=${first.id},${second.id}`);
  });

  test('more selected orders than one print holds are refused in words', async () => {
    for (let made = 0; made <= MOST_PRINTED; made += 1) await world.order();
    const { user, path } = await openPart({ browser: world.browser, path: '/orders', width: 1280 });
    await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar los de esta página' }));
    await user.click(await screen.findByRole('button', { name: /^Seleccionar los \d+$/ }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Seleccionar los/ })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Imprimir' }));
    await screen.findByText('Se imprimen hasta 50 a la vez. Selecciónalos uno por uno.');
    expect(path()).toMatch(/^\/orders/);
  });

  test('the paper of the last print is kept, and the address wins over it', async () => {
    const order = await world.order();
    const { user } = await open(`ids=${order.id}`);
    expect(await screen.findByRole('combobox', { name: 'Papel' })).toHaveValue('letter');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Papel' }), 'Rollo de 80 mm');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Papel' })).toHaveValue('roll'));
    expect(readPrintRequest(new URLSearchParams('ids=1'), 'roll').paper).toBe('roll');
    expect(readPrintRequest(new URLSearchParams('ids=1&paper=a4'), 'roll').paper).toBe('a4');
  });

  test('an order that is gone is said beside those that are left; alone it is not found', async () => {
    const order = await world.order();
    await open(`ids=${order.id},987654`);
    expect(await screen.findByText(/^No encontramos 1 de los pedidos/)).toBeVisible();
    expect(await screen.findAllByRole('article')).toHaveLength(1);
  });

  test.each(['ids=987654', 'ids=', 'ids=a,-1,1.5'])('%s is an order that is not found', async (query) => {
    await open(query);
    expect(await screen.findByRole('heading', { name: 'Esta página no existe' })).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });
});

test('what an address asks for is bounded, and each order comes once', () => {
  const ids = Array.from({ length: 80 }, (_, at) => at + 1);
  expect(readPrintRequest(new URLSearchParams(`ids=7,7,${ids.join(',')}`)).ids).toHaveLength(50);
  expect(readPrintRequest(new URLSearchParams('ids=1,x,0,-3,2.5,2&as=x&paper=y'))).toEqual({
    ids: [1, 2],
    document: 'slip',
    paper: 'letter',
  });
});

describe('[ORD-07] from the menu of its page', () => {
  const choose = async (order: { id: number }, name: string) => {
    const stage = await openPart({ browser: world.browser, path: `/orders/${order.id}`, width: 390 });
    await stage.user.click(await screen.findByRole('button', { name: 'Más acciones' }));
    await stage.user.click(await screen.findByRole('menuitem', { name }));
    return stage;
  };

  test('an order is printed', async () => {
    const order = await world.order();
    await choose(order, 'Imprimir');
    expect(await screen.findByRole('article', { name: `Pedido #${order.sequence}` })).toBeVisible();
  });

  test('an order is duplicated: a new one begins with its client and its lines', async () => {
    sessionStorage.clear();
    const order = await world.order();
    const stage = await choose(order, 'Duplicar pedido');
    await waitFor(() => expect(stage.path()).toBe(`/order/create?from=${order.id}`));
    // The page that is left names them too.
    await screen.findByRole('heading', { level: 1, name: 'Crear pedido' });
    expect(await screen.findByText('Marta Montoya')).toBeVisible();
    expect(await screen.findByText('Jabón de avena')).toBeVisible();
  });
});
