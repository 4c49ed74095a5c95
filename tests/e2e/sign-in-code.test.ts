import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { axe, sideways } from '../support/screen-checks.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();

/** The six digits on the login of a desktop. */
async function shownCode(page: Page): Promise<string> {
  const digits = page.getByRole('region', { name: 'Entra con tu celular' }).getByText(/^\d{3}\s*\d{3}$/);
  return (await digits.innerText()).replaceAll(/\D/g, '');
}

/** A phone that is signed in, on `/code`. */
async function phoneAtCode() {
  const phone = await shop.enter(PHONE, '/config');
  await phone.page.getByRole('link', { name: 'Entrar en un computador' }).click();
  await phone.page.getByRole('heading', { level: 1, name: 'Entrar en un computador' }).waitFor();
  return phone;
}

test('[AUT-02] the phone takes the digits and signs the desktop in; both say what happens', async () => {
  const desktop = await shop.visit(DESKTOP);
  await desktop.page.goto('/');
  const code = await shownCode(desktop.page);

  const phone = await phoneAtCode();
  await phone.page.getByLabel('Código de 6 dígitos').fill(code === '000000' ? '000001' : '000000');
  await phone.page.getByText('Ninguna pantalla muestra ese código', { exact: false }).waitFor();
  await phone.page.getByLabel('Código de 6 dígitos').fill(code);
  await phone.page.getByText('¿Quieres entrar en Chrome en Linux?').waitFor();
  expect(await axe(phone.page)).toEqual([]);
  expect(await sideways(phone.page, [320, 360, 414])).toEqual([]);
  await desktop.page.getByText('Confirma en tu celular que eres tú.').waitFor();
  await phone.page.getByRole('button', { name: 'Sí, entrar' }).click();
  await phone.page.getByText('Tu tienda se está abriendo en Chrome en Linux', { exact: false }).waitFor();
  await desktop.page.getByRole('heading', { level: 1, name: /^Hola, / }).waitFor();
  expect(desktop.problems).toEqual([]);
  await Promise.all([desktop.close(), phone.close()]);
});

test('[AUT-02] a no on the phone is told on the desktop, which may ask for another code', async () => {
  const desktop = await shop.visit(DESKTOP);
  await desktop.page.goto('/code');
  const code = await shownCode(desktop.page);
  const phone = await phoneAtCode();
  await phone.page.getByLabel('Código de 6 dígitos').fill(code);
  await phone.page.getByRole('button', { name: 'No, no fui yo' }).click();
  await phone.page.getByText('No dejamos entrar a ese equipo.').waitFor();
  await desktop.page.getByText('En el celular dijeron que no.', { exact: false }).waitFor();
  await desktop.page.getByRole('button', { name: 'Mostrar otro código' }).click();
  expect(await shownCode(desktop.page)).not.toBe(code);
  await Promise.all([desktop.close(), phone.close()]);
});

test('[SHL-02] a visitor’s /code is a page on a desktop, and leads to the login and back on a phone', async () => {
  const desktop = await shop.visit({ viewport: { width: 415, height: 800 } });
  await desktop.page.goto('/code');
  await desktop.page.getByRole('heading', { level: 1, name: 'Entra con tu celular' }).waitFor();
  expect(await sideways(desktop.page, [415, 768])).toEqual([]);
  await desktop.close();

  const phone = await shop.visit({ viewport: { width: 414, height: 800 } });
  await phone.page.goto('/code');
  await phone.page.getByRole('heading', { level: 1, name: 'Entra a tu tienda' }).waitFor();
  expect(await phone.page.getByText('Entra con tu celular').count()).toBe(0);
  await phone.page.getByLabel('Correo').fill(shop.owner.email);
  await phone.page.getByLabel('Contraseña', { exact: true }).fill(shop.owner.password);
  await phone.page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await phone.page.getByRole('heading', { level: 1, name: 'Entrar en un computador' }).waitFor();
  await phone.close();
});
