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
  await thumb.tap(page.getByRole('dialog').getByRole('button', { name: /^Blanco M/ }));
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

test('[ORD-20] an order for a client of the store takes at most six taps, and one for a new client twelve', async () => {
  const { page, problems, close } = await shop.enter(PHONE, '/orders');
  const known = thumbOn(page);
  await begin(page, known);
  await known.tap(page.getByRole('combobox', { name: 'Buscar un cliente guardado' }));
  await known.type('caro');
  await known.tap(option(page, 'Carolina Vélez Botero'));
  // The box of products opens with what is sold most.
  await known.tap(
    page
      .getByRole('listbox')
      .getByRole('option', { disabled: false })
      .filter({ hasNotText: 'variante' })
      .first(),
  );
  await finish(page, known);
  expect(known.effort.taps).toBeLessThanOrEqual(6);

  const fresh = thumbOn(page);
  await begin(page, fresh);
  await fresh.tap(page.getByRole('button', { name: 'Cliente nuevo' }));
  const buyer = page.getByRole('dialog', { name: 'Cliente' });
  await fresh.type('Rosa');
  await fresh.tap(buyer.getByRole('textbox', { name: 'Teléfono' }));
  await fresh.type('3187654321');
  for (const lack of await buyer.getByRole('checkbox', { name: 'No lo tengo' }).all()) await fresh.tap(lack);
  await fresh.tap(buyer.getByRole('button', { name: 'Guardar' }));
  const address = page.getByRole('dialog', { name: 'Envío' });
  await address.waitFor();
  await fresh.type('bogo');
  await fresh.tap(option(page, 'Bogotá'));
  await fresh.tap(address.getByRole('textbox', { name: 'Dirección', exact: true }));
  await fresh.type('Calle 9 # 8-7');
  await fresh.tap(address.getByRole('button', { name: 'Guardar' }));
  await address.waitFor({ state: 'detached' });
  await fresh.type('pima');
  await fresh.tap(option(page, 'Camiseta de algodón pima'));
  await fresh.tap(page.getByRole('dialog').getByRole('button', { name: /^Blanco M/ }));
  expect(await finish(page, fresh)).toMatchObject({
    customer: { first_name: 'Rosa', phone_number: '573187654321' },
    order_details: [{ quantity: 1, product_variant_id: expect.any(Number) }],
  });
  expect(fresh.effort.taps).toBeLessThanOrEqual(12);
  // Six orders fit a phone, also where their states are the longest.
  const card = page.getByRole('listitem').filter({ hasText: /Pendiente de pago.*Parcialmente preparado/s });
  expect((await card.first().boundingBox())?.height).toBeLessThanOrEqual(112);
  expect(secondsOf(fresh.effort)).toBeLessThanOrEqual(BOUND);
  expect(problems).toEqual([]);
  await close();
});
