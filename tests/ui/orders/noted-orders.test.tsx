/** Orders that are taken without signal: noted on the device, sent once, and asked about where they no longer fit. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { countNoted } from '../../../src/authProvider/stored-orders.ts';
import { ApiHttpError, errorWithoutAnswer } from '../../../src/dataProvider/api-error.ts';
import { changeNoted } from '../../../src/resources/orders/noted/change-noted.ts';
import { sendNoted } from '../../../src/resources/orders/noted/send-noted.ts';
import { UserPanel } from '../../../src/shell/user/UserPanel.tsx';
import { createDeviceStorage } from '../shell/device-storage.ts';
import { openPart, type Stage } from '../stage.tsx';
import {
  add,
  create,
  openManualOrderWorld,
  type MadeOrder,
  type ManualOrderWorld,
} from './manual-order-world.ts';

const device = createDeviceStorage();
let world: ManualOrderWorld;
beforeAll(async () => {
  vi.stubGlobal('indexedDB', device.indexedDB);
  world = await openManualOrderWorld();
  await import('../../../src/resources/orders/noted/NotedOrders.tsx');
});
afterAll(() => world.browser.close());
beforeEach(() => {
  vi.stubGlobal('indexedDB', device.indexedDB);
  sessionStorage.clear();
  device.kept.clear();
  device.room = true;
});
afterEach(() => signal(true));

function signal(there: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(there);
  if (there) world.browser.online();
  else world.browser.offline();
  window.dispatchEvent(new Event(there ? 'online' : 'offline'));
}

const orders = async () =>
  (await world.client.get<MadeOrder[]>(world.store('/orders?sort=created_at,desc&limit=100'))).body;

/** Notes an order of two of the product for Marta Ríos, and returns the page on which that happened. */
async function note(product: string, who: 'owner' | 'seller' = 'owner'): Promise<Stage> {
  const stage = await openPart({
    browser: world.browser,
    path: `/order/create?customer=${world.customer}`,
    width: 390,
    who,
  });
  await screen.findByText('Marta Ríos');
  await add(stage.user, product, new RegExp(product));
  await stage.user.click(screen.getByRole('button', { name: `Una más de ${product}` }));
  signal(false);
  await screen.findByText(/^Sin conexión: el pedido queda anotado en este dispositivo/);
  await stage.user.click(create());
  await waitFor(() => expect(stage.services.noted.current().orders).toHaveLength(1));
  return stage;
}

const card = () => screen.findByRole('listitem', { name: 'Marta Ríos' });

/** Sends as the panel does, over the real API. */
function send({ services }: Stage, createManualOrder = services.dataProvider.createManualOrder) {
  const sent: number[] = [];
  const done = sendNoted({
    noted: services.noted,
    create: createManualOrder,
    onSent: (order) => sent.push(order.id),
  });
  return done.then((clear) => ({ clear, sent }));
}

describe('[ORD-21] an order without signal', () => {
  test('is noted on the device, said so truthfully, and read there after the page is gone', async () => {
    await world.product('Panela', 6_000, 9);
    const before = (await orders()).length;
    const stage = await note('Panela');
    expect(
      await screen.findByText(
        'Pedido de Marta Ríos anotado en este dispositivo. Aún no tiene número: se envía cuando haya señal.',
      ),
    ).toBeVisible();
    expect(stage.path()).toBe('/orders');
    expect(within(await card()).getByText('2 × Panela')).toBeVisible();
    expect(within(await card()).getByText(/Sin enviar/)).toBeVisible();
    stage.unmount();
    signal(true);
    await openPart({ browser: world.browser, path: '/orders', width: 390 });
    expect(within(await card()).getByText('2 × Panela')).toBeVisible();
    expect((await orders()).length).toBe(before);
  });

  test('of another member of the store is neither seen nor sent', async () => {
    await world.product('Bocadillo', 4_000, 9);
    const stage = await note('Bocadillo');
    stage.unmount();
    signal(true);
    const before = (await orders()).length;
    const other = await openPart({ browser: world.browser, path: '/orders', width: 390, who: 'seller' });
    await expect(other.services.noted.read()).resolves.toEqual([]);
    expect(await send(other)).toEqual({ clear: true, sent: [] });
    expect(screen.queryByText('2 × Bocadillo')).toBeNull();
    expect((await orders()).length).toBe(before);
  });

  test('that the device has no room for stays in the form, which says that there is no connection', async () => {
    await world.product('Arequipe', 7_000, 9);
    const { user } = await openPart({
      browser: world.browser,
      path: `/order/create?customer=${world.customer}`,
      width: 390,
    });
    await screen.findByText('Marta Ríos');
    await add(user, 'Arequipe', /Arequipe/);
    signal(false);
    device.room = false;
    await user.click(create());
    expect(await screen.findByText(/^No hay conexión/, {}, { timeout: 30_000 })).toBeVisible();
    expect(screen.getByText('Marta Ríos')).toBeVisible();
  });
});

describe('with the signal it is sent once', () => {
  test('also when its answer is lost, and when two tabs send it', async () => {
    const product = await world.product('Cocada', 5_000, 9);
    const stage = await note('Cocada');
    signal(true);
    const before = (await orders()).length;
    const { createManualOrder } = stage.services.dataProvider;
    const lost: typeof createManualOrder = async (...call) => {
      await createManualOrder(...call);
      throw errorWithoutAnswer('network');
    };
    expect(await send(stage, lost)).toEqual({ clear: false, sent: [] });
    expect(within(await card()).getByText(/^La respuesta se perdió/)).toBeVisible();
    const both = await Promise.all([send(stage), send(stage)]);
    // One of them takes the note away and says so.
    expect(both.flatMap(({ sent }) => sent)).toHaveLength(1);
    expect((await orders()).length).toBe(before + 1);
    const [made] = await orders();
    expect(made).toMatchObject({
      customer: { first_name: 'Marta' },
      order_details: [{ name: 'Cocada', quantity: 2 }],
    });
    const stored = await world.client.get<{ quantity_available: number }>(
      world.store(`/products/${product}`),
    );
    expect(stored.body.quantity_available).toBe(7);
    expect(stage.services.noted.current().orders).toEqual([]);
    expect(await countNoted(stage.api.session.current()?.user.user_id ?? 0)).toBe(0);
  });

  test('what was changed after the answer was lost is neither sent twice nor lost', async () => {
    await world.product('Almojábana', 3_000, 9);
    const stage = await note('Almojábana');
    signal(true);
    const { createManualOrder } = stage.services.dataProvider;
    const lost: typeof createManualOrder = async (...call) => {
      await createManualOrder(...call);
      throw errorWithoutAnswer('timeout');
    };
    await send(stage, lost);
    const [noted] = stage.services.noted.current().orders;
    if (noted === undefined) throw new Error('It is noted');
    await changeNoted(stage.services.noted, noted.id, (one) => ({
      ...one,
      body: { ...one.body, comments: 'Con ají' },
    }));
    const before = (await orders()).length;
    expect(await send(stage)).toEqual({ clear: true, sent: [] });
    expect((await orders()).length).toBe(before);
    const [arrived] = await orders();
    expect(within(await card()).getByText(/^Ya había llegado como #\d+, sin tu último cambio/)).toBeVisible();
    expect(within(await card()).getByRole('link', { name: 'Ver el pedido' })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`/${arrived?.id}$`)),
    );
  });

  test('an ended session, or a server that fails, leaves it as it is', async () => {
    await world.product('Chicha', 2_000, 9);
    const stage = await note('Chicha');
    signal(true);
    for (const [status, code] of [
      [401, 'invalid_jwt'],
      [500, 'internal'],
    ] as const) {
      const failing = () => Promise.reject(new ApiHttpError(status, { code }));
      expect(await send(stage, failing)).toEqual({ clear: false, sent: [] });
    }
    expect(stage.services.noted.current().orders).toMatchObject([{ refusal: null }]);
  });
});

describe('what no longer fits is asked', () => {
  test('a price that changed: was and is, and one tap takes the new one', async () => {
    const product = await world.product('Mogolla', 10_000, 9);
    const stage = await note('Mogolla');
    signal(true);
    const read = await world.client.get<{ version: number }>(world.store(`/products/${product}`));
    await world.client.patch(world.store(`/products/${product}`), {
      version: read.body.version,
      price: 12_000,
    });
    const before = (await orders()).length;
    expect(await send(stage)).toEqual({ clear: true, sent: [] });
    const refused = within(await card());
    expect(refused.getByText(/^Mogolla: costaba \$\s10\.000 y ahora cuesta \$\s12\.000\.$/)).toBeVisible();
    // Nothing is sent without an answer.
    expect(await send(stage)).toEqual({ clear: true, sent: [] });
    expect((await orders()).length).toBe(before);
    await stage.user.click(refused.getByRole('button', { name: 'Aceptar el precio nuevo' }));
    await waitFor(() => expect(stage.services.noted.current().orders).toMatchObject([{ refusal: null }]));
    expect((await send(stage)).sent).toHaveLength(1);
    expect((await orders())[0]).toMatchObject({ order_details: [{ price: 12_000, quantity: 2 }] });
  });

  test('stock that ran out: only what is left, or discarded and taken back', async () => {
    const product = await world.product('Tamal', 9_000, 9);
    const stage = await note('Tamal');
    signal(true);
    const read = await world.client.get<{ version: number }>(world.store(`/products/${product}`));
    await world.client.patch(world.store(`/products/${product}`), {
      version: read.body.version,
      quantity_available: 1,
    });
    await send(stage);
    expect(within(await card()).getByText('Tamal: anotaste 2 y queda 1.')).toBeVisible();
    await stage.user.click(within(await card()).getByRole('button', { name: /^Descartar/ }));
    await waitFor(() => expect(stage.services.noted.current().orders).toEqual([]));
    await stage.user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await stage.user.click(within(await card()).getByRole('button', { name: 'Enviar con lo que hay' }));
    await waitFor(() => expect(stage.services.noted.current().orders).toMatchObject([{ refusal: null }]));
    expect((await send(stage)).sent).toHaveLength(1);
    expect((await orders())[0]).toMatchObject({ order_details: [{ name: 'Tamal', quantity: 1 }] });
  });

  test('changed in the form, it is the same order', async () => {
    await world.product('Queso', 15_000, 9);
    const stage = await note('Queso');
    const [noted] = stage.services.noted.current().orders;
    signal(true);
    await stage.go(`/order/create?noted=${noted?.id}`);
    await stage.user.type(await screen.findByRole('textbox', { name: 'Comentarios' }), 'Sin lazo');
    // While its form is open, this tab does not send it.
    expect(await send(stage)).toEqual({ clear: true, sent: [] });
    await stage.user.click(screen.getByRole('button', { name: 'Guardar y enviar' }));
    await card();
    expect(stage.path()).toBe('/orders');
    expect(stage.services.noted.current().orders).toMatchObject([
      { id: noted?.id, body: { comments: 'Sin lazo' } },
    ]);
    expect((await send(stage)).sent).toHaveLength(1);
  });
});

test('who signs out is told what would be deleted, and may stay', async () => {
  await world.product('Obleas', 1_000, 9);
  const noting = await note('Obleas');
  noting.unmount();
  signal(true);
  const { user, api } = await openPart({ browser: world.browser, path: '/', part: <UserPanel /> });
  const userId = api.session.current()?.user.user_id ?? 0;
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(
    question.getByText(/^1 pedido está solo en este dispositivo\. Si cierras sesión se borra/),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancelar' }));
  expect(await countNoted(userId)).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  await user.click(await screen.findByRole('button', { name: 'Cerrar sesión y borrar' }));
  await waitFor(async () => expect(await countNoted(userId)).toBe(0));
});
