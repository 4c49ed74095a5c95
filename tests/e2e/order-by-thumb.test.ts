import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { settled } from '../support/screen-checks.ts';
import { openShop } from '../support/shop.ts';
import { secondsOf, thumbOn, type Thumb } from '../support/thumb.ts';

/** Seconds in which a merchant makes an order by hand, on a phone. */
const BOUND = 60;

const shop = openShop();

async function begin(page: Page, thumb: Thumb): Promise<void> {
  await settled(page);
  await thumb.tap(page.getByRole('link', { name: 'Crear pedido' }));
  await page.getByRole('combobox', { name: 'Buscar un cliente guardado' }).waitFor();
}

const option = (page: Page, name: string) => page.getByRole('listbox').getByRole('option', { name });

/** A candle and a shirt, white and medium: the box of products has the focus, before and between the two. */
async function addProducts(page: Page, thumb: Thumb): Promise<void> {
  await thumb.type('vela');
  await thumb.tap(option(page, 'Vela de cera de abejas'));
  await page.getByRole('listitem', { name: 'Vela de cera de abejas' }).waitFor();
  await thumb.type('pima');
  await thumb.tap(option(page, 'Camiseta de algodón pima'));
  await thumb.tap(page.getByRole('dialog').getByRole('button', { name: /Blanco M/ }));
}

async function finish(page: Page, thumb: Thumb): Promise<object> {
  await thumb.tap(page.getByRole('button', { name: 'Crear pedido' }));
  // It ends on the list, with the order on top.
  const made = page.getByRole('status').getByRole('link', { name: /^#\d+$/ });
  const answer = await page.request.get(`${shop.api}${await made.getAttribute('href')}`);
  return answer.json();
}

test('[ORD-11] an order of two products for a client of the store is made by thumb within a minute', async () => {
  const { page, problems, close } = await shop.enter(PHONE, '/orders');
  const thumb = thumbOn(page);
  await begin(page, thumb);
  await thumb.tap(page.getByRole('combobox', { name: 'Buscar un cliente guardado' }));
  await thumb.type('caro');
  await thumb.tap(option(page, 'Carolina Vélez Botero'));
  await addProducts(page, thumb);
  expect(await finish(page, thumb)).toMatchObject({
    customer: { first_name: 'Carolina' },
    order_details: [{ quantity: 1 }, { quantity: 1, product_variant_id: expect.any(Number) }],
  });
  expect(thumb.effort).toEqual({ taps: 7, characters: 12 });
  expect(secondsOf(thumb.effort)).toBeLessThanOrEqual(BOUND);
  expect(problems).toEqual([]);
  await close();
});

test('[ORD-11] an order of two products for a new client is made by thumb within a minute', async () => {
  const { page, problems, close } = await shop.enter(PHONE, '/orders');
  const thumb = thumbOn(page);
  await begin(page, thumb);
  await thumb.tap(page.getByRole('button', { name: 'Cliente nuevo' }));
  const dialog = page.getByRole('dialog');
  await thumb.tap(dialog.getByRole('textbox', { name: 'Nombre' }));
  await thumb.type('Rosa');
  await thumb.tap(dialog.getByRole('textbox', { name: 'Teléfono' }));
  await thumb.type('3187654321');
  await thumb.tap(dialog.getByRole('textbox', { name: 'Correo electrónico' }));
  await thumb.type('rosa@correo.co');
  await thumb.tap(dialog.getByRole('textbox', { name: 'Número de documento' }));
  await thumb.type('52123456');
  await thumb.tap(dialog.getByRole('button', { name: 'Guardar' }));
  await dialog.waitFor({ state: 'detached' });
  await thumb.tap(page.getByRole('button', { name: 'Agregar datos de envío' }));
  await thumb.tap(dialog.getByRole('combobox', { name: 'Ciudad' }));
  await thumb.type('bogo');
  await thumb.tap(option(page, 'Bogotá'));
  await thumb.tap(dialog.getByRole('textbox', { name: 'Dirección', exact: true }));
  await thumb.type('Calle 9 # 8-7');
  await thumb.tap(dialog.getByRole('button', { name: 'Guardar' }));
  await dialog.waitFor({ state: 'detached' });
  await thumb.tap(page.getByRole('combobox', { name: 'Agregar producto' }));
  await addProducts(page, thumb);
  expect(await finish(page, thumb)).toMatchObject({
    customer: { first_name: 'Rosa', phone_number: '573187654321' },
    order_details: [{ quantity: 1 }, { quantity: 1, product_variant_id: expect.any(Number) }],
  });
  expect(thumb.effort).toEqual({ taps: 17, characters: 61 });
  expect(secondsOf(thumb.effort)).toBeLessThanOrEqual(BOUND);
  expect(problems).toEqual([]);
  await close();
});
