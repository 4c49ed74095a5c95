import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Product } from '../../../generated/products/types.ts';
import { option } from '../../api/orders/shop.ts';
import { signedIn } from '../../support/api.ts';
import { openPart } from '../stage.tsx';
import {
  add,
  create,
  line,
  openManualOrderWorld,
  type MadeOrder,
  type ManualOrderWorld,
} from './manual-order-world.ts';

const GONE = 'Ya no existe o no es de tu tienda';

let world: ManualOrderWorld;
beforeAll(async () => {
  world = await openManualOrderWorld();
});
afterAll(() => world.browser.close());
beforeEach(() => sessionStorage.clear());

const newest = async () =>
  (await world.client.get<MadeOrder[]>(world.store('/orders?sort=created_at,desc&limit=1'))).body;
const begin = (who: 'owner' | 'seller' = 'owner') =>
  openPart({
    browser: world.browser,
    path: `/order/create?customer=${world.customer}`,
    width: 390,
    who,
  });
type User = Awaited<ReturnType<typeof begin>>['user'];

/** Types a note, so that a test can say that it stays. */
async function note(user: User): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: 'Comentarios' }), 'Sin lazo');
}

function expectKept(): void {
  expect(screen.getByText('Marta Ríos')).toBeVisible();
  expect(screen.getByText('Calle 10 # 20-30')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Comentarios' })).toHaveValue('Sin lazo');
  expect(screen.getByText('No se perdió nada de lo que escribiste.')).toBeVisible();
}

/** What the order holds besides is sold once the line at fault is taken out. */
async function sellsWithout(user: User, name: string, rest: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: `Quitar ${name}` }));
  await user.click(create());
  expect(await screen.findByText('Se a creado exitosamente el pedido')).toBeVisible();
  expect(await newest()).toMatchObject([{ order_details: [{ name: rest }] }]);
}

describe('[ORD-11] what changed between picking and saving is said at its line, and nothing typed is lost', () => {
  test('a product that was deleted', async () => {
    await world.product('Panela en bloque', 6_000, 9);
    const doomed = await world.product('Bocadillo veleño', 9_000, 9);
    const { user } = await begin();
    await add(user, 'Panela', /Panela en bloque/);
    await add(user, 'Bocadillo', /Bocadillo veleño/);
    await note(user);
    expect((await world.client.delete(world.store(`/products/${doomed}`))).status).toBe(200);
    await user.click(create());
    expect(await within(await line('Bocadillo veleño')).findByText(GONE)).toBeVisible();
    expect(within(await line('Panela en bloque')).queryByText(GONE)).toBeNull();
    expectKept();
    await sellsWithout(user, 'Bocadillo veleño', 'Panela en bloque');
  });

  test('a variant that was deleted', async () => {
    await world.product('Alpargata', 20_000, 9);
    const variant = (key: string) => ({ key, price: 30_000, quantity: 4 });
    const made = await world.client.post<Product>(world.store('/products'), {
      name: 'Carriel',
      price: 30_000,
      active: 1,
      product_options: [option('Talla', 'S', 'M')],
      product_variants: [variant('S'), variant('M')],
    });
    expect(made.status).toBe(201);
    const { id, version, product_variants } = made.body;
    const { user } = await begin();
    await add(user, 'Alpar', /Alpargata/);
    await add(user, 'Carriel', /Carriel/);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^M/ }));
    await note(user);
    const fewer = {
      version,
      product_options: [option('Talla', 'S')],
      product_variants: product_variants.filter(({ key }) => key === 'S'),
    };
    expect((await world.client.patch(world.store(`/products/${id}`), fewer)).status).toBe(200);
    await user.click(create());
    expect(await within(await line('Carriel M')).findByText(GONE)).toBeVisible();
    expectKept();
    await sellsWithout(user, 'Carriel M', 'Alpargata');
  });

  test('a product of another store, such as a draft of another day holds', async () => {
    const outsider = await signedIn(world.browser.test, 'outsider');
    const foreign = await outsider.post<Product>(`/stores/${world.browser.test.otherStoreId}/products`, {
      name: 'Ajeno',
      price: 5_000,
      active: 1,
    });
    const own = await world.product('Chinchorro', 70_000, 9);
    await world.product('Mecedora', 90_000, 9);
    const first = await begin();
    await add(first.user, 'Chinch', /Chinchorro/);
    await add(first.user, 'Mecedora', /Mecedora/);
    await note(first.user);
    const [key = ''] = Object.keys(sessionStorage).filter((name) => name.includes('manual-order'));
    await waitFor(() => expect(sessionStorage.getItem(key)).toContain('Sin lazo'));
    first.unmount();
    const draft = sessionStorage.getItem(key) ?? '';
    expect(draft).toContain(`"product_id":${own}`);
    sessionStorage.setItem(key, draft.replace(`"product_id":${own}`, `"product_id":${foreign.body.id}`));
    const { user } = await begin();
    await line('Chinchorro');
    await user.click(create());
    expect(await within(await line('Chinchorro')).findByText(GONE)).toBeVisible();
    expectKept();
    await sellsWithout(user, 'Chinchorro', 'Mecedora');
  });

  test('a price that changed, for a member who may not agree on one: the line has it, and the next try sells', async () => {
    const id = await world.product('Queso costeño', 10_000, 9);
    const { user } = await begin('seller');
    await add(user, 'Queso', /Queso costeño/);
    await user.click(await screen.findByRole('button', { name: 'Una más de Queso costeño' }));
    await note(user);
    const { body: read } = await world.client.get<Product>(world.store(`/products/${id}`));
    const dearer = { version: read.version, price: 12_000 };
    expect((await world.client.patch(world.store(`/products/${id}`), dearer)).status).toBe(200);
    await user.click(create());
    const row = within(await line('Queso costeño'));
    expect(await row.findByText(/^Cambió de \$\s10\.000 a \$\s12\.000$/)).toBeVisible();
    expect(row.getByText(/\$\s24\.000/)).toBeVisible();
    expectKept();
    await user.click(create());
    expect(await screen.findByText('Se a creado exitosamente el pedido')).toBeVisible();
    expect(await newest()).toMatchObject([
      { total: 24_000, order_details: [{ quantity: 2, price: 12_000 }] },
    ]);
  });
});
