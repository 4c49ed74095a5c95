import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPart } from '../stage.tsx';
import { add, create, openManualOrderWorld, type ManualOrderWorld } from './manual-order-world.ts';

let world: ManualOrderWorld;
let browser: ManualOrderWorld['browser'];
beforeAll(async () => {
  world = await openManualOrderWorld();
  ({ browser } = world);
});
afterAll(() => browser.close());
beforeEach(() => sessionStorage.clear());

describe('what an order by hand finds', () => {
  test('[ORD-11] what the search finds shows its picture in a place of one size, without a call for each', async () => {
    const shown = await world.product('Totumo tallado grande', 21000, 3);
    await world.product('Totumo tallado chico', 12000, 3);
    const { body: read } = await world.client.get<{ version: number }>(world.store(`/products/${shown}`));
    const pictured = {
      version: read.version,
      product_images: [{ picture_url: 'https://fotos.example/totumo.webp' }],
    };
    expect((await world.client.patch(world.store(`/products/${shown}`), pictured)).status).toBe(200);
    const { user } = await openPart({ browser, path: '/order/create', width: 390 });
    const search = await screen.findByRole('combobox', { name: 'Agregar producto' });
    browser.calls.length = 0;
    await user.click(search);
    await user.paste('Totumo');
    const found = await screen.findByRole('option', { name: /Totumo tallado grande/ });
    const picture = found.querySelector('img');
    expect(picture?.src).toBe('https://fotos.example/totumo.webp');
    expect([picture?.width, picture?.height]).toEqual([40, 40]);
    const bare = screen.getByRole('option', { name: /Totumo tallado chico/ });
    expect(bare.querySelector('img')).toBeNull();
    expect(within(bare).getByText('TT')).toBeInTheDocument();
    const asked = browser.calls.map(({ url }) => new URL(url));
    const listed = asked.filter(({ pathname }) => pathname.includes('/products'));
    // What is offered before anything is typed, and what was searched.
    expect(listed.map(({ pathname }) => pathname)).toEqual(
      Array(2).fill(`/api/v1${world.store('/products')}`),
    );
    expect(listed.map(({ searchParams }) => searchParams.get('search'))).toEqual([null, 'Totumo']);
  });

  test('[ORD-11] a scanned code adds its variant at once, again one more; of two products with one code it asks which', async () => {
    const sizes = ['38', '40'].map((value) => ({ name: value, value }));
    const make = (name: string, over: object) =>
      world.client.post(world.store('/products'), { name, price: 60_000, active: 1, ...over });
    await make('Cotizas', {
      product_options: [{ name: 'Talla', options: sizes }],
      product_variants: ['38', '40'].map((key) => ({ key, price: 60_000, barcode: `77012345${key}` })),
    });
    await make('Cordones negros', { barcode: '7709999' });
    await make('Cordones blancos', { barcode: '7709999' });
    const { user } = await openPart({ browser, path: '/order/create', width: 390 });
    await user.click(await screen.findByRole('combobox', { name: 'Agregar producto' }));
    await user.keyboard('7701234540{Enter}');
    const units = await screen.findByRole('textbox', { name: 'Cantidad de Cotizas 40' });
    await user.keyboard('7701234540{Enter}');
    await waitFor(() => expect(units).toHaveValue('2'));
    expect(screen.queryByRole('listitem', { name: 'Cotizas 38' })).toBeNull();
    await user.keyboard('7709999{Enter}');
    const which = within(await screen.findByRole('dialog', { name: '¿Cuál 7709999?' }));
    await user.click(which.getByRole('button', { name: /^Cordones negros/ }));
    expect(await screen.findByRole('listitem', { name: 'Cordones negros' })).toBeVisible();
    expect(screen.queryByRole('listitem', { name: 'Cordones blancos' })).toBeNull();
  });

  test('[ORD-11] the phone of a client of the store is recognised in the dialog of a new one, and takes that client', async () => {
    const { user } = await openPart({ browser, path: '/order/create', width: 390 });
    await user.click(await screen.findByRole('button', { name: 'Cliente nuevo' }));
    const who = within(await screen.findByRole('dialog', { name: 'Cliente' }));
    await user.type(who.getByRole('textbox', { name: 'Nombre' }), 'Martica');
    browser.calls.length = 0;
    await user.type(who.getByRole('textbox', { name: 'Teléfono' }), '310 444 5566');
    expect(await who.findByText('Este teléfono ya es de Marta Ríos.')).toBeVisible();
    // Only the whole number is looked up, once.
    expect(browser.calls.filter(({ url }) => url.includes('/customers?'))).toHaveLength(1);
    await user.type(who.getByRole('textbox', { name: 'Teléfono' }), '7');
    await waitFor(() => expect(who.queryByText(/ya es de/)).toBeNull());
    await user.type(who.getByRole('textbox', { name: 'Teléfono' }), '{Backspace}');
    await user.click(await who.findByRole('button', { name: 'Elegir este cliente' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Marta Ríos')).toBeVisible();
    expect(screen.getByText('Calle 10 # 20-30')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Agregar producto' })).toHaveFocus());
  });

  test('[ORD-11] the owner of the number is named again when the typed client is edited', async () => {
    const { user } = await openPart({ browser, path: '/order/create', width: 390 });
    await typeClient(user);
    await user.click(screen.getByRole('button', { name: 'Editar cliente' }));
    const again = within(await screen.findByRole('dialog', { name: 'Cliente' }));
    expect(await again.findByText('Este teléfono ya es de Marta Ríos.')).toBeVisible();
  });

  test('[ORD-11] choosing another client in place of a typed one is taken back', async () => {
    const { user } = await openPart({ browser, path: '/order/create', width: 390 });
    await typeClient(user);
    await user.click(screen.getByRole('button', { name: 'Elegir otro' }));
    expect(screen.queryByText('Martica')).toBeNull();
    expect(await screen.findByText('Quitaste los datos de Martica')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Martica')).toBeVisible();
    expect(screen.getByText(/310 444 5566/)).toBeVisible();
  });
});

test('[ORD-11] who has neither mail nor document nor address says so, and an explicit null is sent', async () => {
  await world.product('Mochila wayuu', 95_000, 2);
  const { user, path } = await openPart({ browser, path: '/order/create', width: 390 });
  await add(user, 'Mochila', /Mochila wayuu/);
  await user.click(screen.getByRole('button', { name: 'Cliente nuevo' }));
  const who = within(await screen.findByRole('dialog', { name: 'Cliente' }));
  await user.type(who.getByRole('textbox', { name: 'Nombre' }), 'Sol');
  await user.type(who.getByRole('textbox', { name: 'Teléfono' }), '3017778899');
  await user.click(who.getByRole('button', { name: 'Guardar' }));
  expect(await who.findByText('Se requiere el correo electrónico')).toBeVisible();
  await user.click(who.getByRole('checkbox', { name: 'No lo tengo: Correo electrónico' }));
  await waitFor(() => expect(who.queryByText('Se requiere el correo electrónico')).toBeNull());
  expect(who.getByRole('textbox', { name: 'Correo electrónico' })).toHaveAttribute('readonly');
  expect(who.getByText('Se requiere el documento')).toBeVisible();
  await user.click(who.getByRole('checkbox', { name: 'No lo tengo: Número de documento' }));
  await user.click(who.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Sin correo')).toBeVisible();
  expect(screen.getByText('Sin documento')).toBeVisible();

  // What is still open of a new buyer comes next.
  const where = within(await screen.findByRole('dialog', { name: 'Envío' }));
  await user.type(where.getByRole('combobox', { name: 'Ciudad' }), 'pitalito');
  await user.click(await screen.findByRole('option', { name: /Pitalito/ }));
  await user.click(where.getByRole('checkbox', { name: 'No la tengo: Dirección' }));
  await user.click(where.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Sin dirección')).toBeVisible();

  browser.calls.length = 0;
  await user.click(create());
  await waitFor(() => expect(path()).toBe('/orders'));
  const sent: unknown = await browser.calls.find(({ method }) => method === 'POST')?.json();
  expect(sent).toMatchObject({
    customer: { first_name: 'Sol', dni: null, email: null, document_type: null, last_name: null },
    shipping_information: {
      country: 'CO',
      city: '41551',
      address: null,
      address_detail: null,
      comments: null,
    },
  });
  const { body } = await world.client.get<object[]>(world.store('/orders?sort=created_at,desc&limit=1'));
  expect(body).toMatchObject([
    { customer: { first_name: 'Sol', email: null, dni: null }, shipping_information: { address: null } },
  ]);
});

/** A new client, with the number of one whom the store has. */
async function typeClient(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Cliente nuevo' }));
  const who = within(await screen.findByRole('dialog', { name: 'Cliente' }));
  await user.type(who.getByRole('textbox', { name: 'Nombre' }), 'Martica');
  await user.type(who.getByRole('textbox', { name: 'Teléfono' }), '310 444 5566');
  await user.type(who.getByRole('textbox', { name: 'Correo electrónico' }), 'martica@correo.co');
  await user.type(who.getByRole('textbox', { name: 'Número de documento' }), '52999888');
  await user.click(who.getByRole('button', { name: 'Guardar' }));
  // The address is asked for next.
  const where = within(await screen.findByRole('dialog', { name: 'Envío' }));
  await user.click(where.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
