import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openShop } from '../support/shop.ts';
import { faultsOfVisitorPage } from '../support/sweep.ts';

const shop = openShop();

const PAGES = [
  ['/sign-up/discount', 'Elige cómo crecer'],
  ['/thank-you', '¡Gracias por tu compra!'],
  ['/welcome-10x', 'Vende 10 veces más ordenado'],
] as const;

/** Nobody who is signed in needs them. */
const LED_HOME = [
  '/sign-up',
  '/sign-up/verify',
  '/sign-up/discount',
  '/password-recovery',
  '/reset',
  '/sign-up/',
];

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

test.each(PAGES)(
  '[SHL-15] [AUT-05] %s: axe finds nothing, light and dark; it fits 320 px, and 360 px with text of double size',
  async (path, title) => {
    const { page, problems, strangers, close } = await shop.visit({ viewport: { width: 390, height: 844 } });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(path);
    await heading(page, title);
    expect(await faultsOfVisitorPage(page)).toEqual([]);
    expect(requested.filter((file) => file.startsWith('/assets/admin'))).toEqual([]);
    expect({ problems, strangers: [...strangers] }).toEqual({ problems: [], strangers: [] });
    await close();
  },
);

describe('[AUT-05] the plans with a discount', () => {
  test('show the prices of the country, and keep the choice for when it is paid', async () => {
    const { page, close } = await shop.visit(PHONE);
    await page.goto('/sign-up/discount');
    await heading(page, 'Elige cómo crecer');
    const plans = page.getByRole('group', { name: 'Plan Pro' });
    const words = async () => (await plans.innerText()).replaceAll(/\s+/g, ' ');
    for (const price of ['$ 89.900', '$ 650.000']) expect(await words()).toContain(price);
    await page.getByLabel('País', { exact: true }).selectOption('MX');
    for (const price of ['USD 16,99', 'USD 169,00']) expect(await words()).toContain(price);

    expect(await page.getByRole('radio', { name: /Anual/ }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: /Anual/ }).focus();
    await page.keyboard.press('ArrowLeft');
    expect(await page.getByRole('radio', { name: /Mensual/ }).isChecked()).toBe(true);
    await page.reload();
    await heading(page, 'Elige cómo crecer');
    expect(await page.getByRole('radio', { name: /Mensual/ }).isChecked()).toBe(true);
    await close();
  });

  test('come with the form of the sign-up, which goes on to the code', async () => {
    const { page, close } = await shop.visit(PHONE);
    await page.goto('/sign-up/discount');
    await page.getByText('Empieza con 14 días de prueba').waitFor();
    for (const [label, text] of [
      ['Nombre de la tienda', 'Cafés Berta'],
      ['Nombre', 'Berta'],
      ['Apellido', 'Gil'],
      ['Celular con WhatsApp', '3009998877'],
      ['Correo', 'berta@correo.co'],
      ['Contraseña', 'tinto con canela a las tres'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(text);
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/users'),
    );
    await page.getByRole('button', { name: 'Crear mi tienda' }).click();
    // No signed link of the campaign led here.
    expect((await sent).postDataJSON()).toMatchObject({ campaign: null });
    await heading(page, 'Escribe el código');
    expect(new URL(page.url()).pathname).toBe('/sign-up/verify');
    await close();
  });
});

test("react-admin's own path of the login leads to the login, and home after it", async () => {
  const { page, close } = await shop.visit(PHONE);
  await page.goto('/login');
  await page.getByLabel('Correo').fill(shop.owner.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(shop.owner.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByRole('heading', { level: 1, name: /^Hola, / }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.goto('/login');
  await page.getByRole('heading', { level: 1, name: /^Hola, / }).waitFor();
  await close();
});

test('[SHL-15] [AUT-11] /welcome-10x promises the days that its sign-up gives', async () => {
  const { page, close } = await shop.visit(PHONE);
  await page.goto('/welcome-10x');
  await page.getByText('durante 7 días').waitFor();
  await page.getByRole('link', { name: 'Crear mi tienda' }).click();
  await heading(page, 'Crea tu tienda');
  await page.getByText('Prueba todo durante 7 días').waitFor();
  expect(new URL(page.url()).pathname).toBe('/sign-up');
  await close();
});

describe('[SHL-03] who is signed in', () => {
  test('is led home from the pages of visitors', async () => {
    const { page, close } = await shop.enter(DESKTOP);
    for (const path of LED_HOME) {
      await page.goto(path);
      await page.locator('header').first().waitFor();
      expect(new URL(page.url()).pathname, path).toBe('/');
    }
    await close();
  });

  test('[SHL-15] is thanked, and finds the way to their store', async () => {
    const { page, close } = await shop.enter(PHONE);
    for (const [path, title] of [PAGES[1], PAGES[2]]) {
      await page.goto(path);
      await heading(page, title);
      await page.getByRole('link', { name: 'Ir a mi tienda' }).click();
      await page.locator('header').first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
    }
    await close();
  });

  test('may still follow a mailed link for a new password', async () => {
    const { page, close } = await shop.enter(PHONE);
    await page.goto('/reset?token=un-enlace-viejo');
    await page.getByRole('link', { name: /otro/i }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/reset');
    await close();
  });
});
