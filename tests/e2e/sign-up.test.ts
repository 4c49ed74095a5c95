import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { OutboxMessage } from '../../server/adapters/outbox.ts';
import { DESKTOP, PHONE, startBuiltServer } from '../support/browser.ts';
import { openOwnServer } from '../support/shop.ts';
import { faultsOfVisitorPage } from '../support/sweep.ts';

const shop = openOwnServer(() => startBuiltServer({ TENDERO_ENGINE: 'pglite', TENDERO_DEMO: '0' }));

/** The code in the outbox of the local adapters. */
async function codeFor(page: Page, phone: string): Promise<string> {
  let code = '';
  await expect
    .poll(
      async () => {
        const response = await page.request.get('/dev/outbox.json');
        const messages: Pick<OutboxMessage, 'to' | 'text'>[] = await response.json();
        code = /\d{4}/.exec(messages.findLast(({ to }) => to === phone)?.text ?? '')?.[0] ?? '';
        return code;
      },
      { timeout: 60_000 },
    )
    .toMatch(/^\d{4}$/);
  return code;
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fillForm(page: Page, person: { store: string; phone: string; email: string }): Promise<void> {
  await field(page, 'Nombre de la tienda').fill(person.store);
  await field(page, 'Nombre').fill('Marcela');
  await field(page, 'Apellido').fill('Ríos');
  await field(page, 'Celular con WhatsApp').fill(person.phone);
  await field(page, 'Correo').fill(person.email);
  await field(page, 'Contraseña').fill('panela con queso a las seis');
}

async function tellInformation(page: Page): Promise<void> {
  await field(page, '¿Qué vendes?').selectOption({ label: 'Comida y bebidas' });
  await field(page, '¿Cómo vendes hoy?').selectOption({ label: 'Por WhatsApp' });
  await page.getByRole('button', { name: 'Abrir mi tienda' }).click();
}

test('[AUT-03] from the login to the first product on a phone, with nothing but the local adapters', async () => {
  const { page, problems, strangers, close } = await shop.visit(PHONE);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.getByRole('link', { name: /Crea tu tienda/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Crea tu tienda' }).waitFor();
  await page.getByText('Prueba todo durante 14 días').waitFor();
  expect(asked.filter((path) => path.startsWith('/assets/admin'))).toEqual([]);
  await fillForm(page, { store: 'Dulces Marcela', phone: '300 123 4567', email: 'marcela@correo.co' });
  await page.getByRole('button', { name: 'Crear mi tienda' }).click();

  await page.getByRole('heading', { level: 1, name: 'Escribe el código' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/sign-up/verify');
  const code = await codeFor(page, '573001234567');
  expect(shop.server.output()).toContain(code);
  // The phone's browser forgets the page while WhatsApp is open.
  await page.reload();
  await field(page, 'Código de 4 dígitos').fill(code);

  await page.getByRole('heading', { level: 1, name: 'Cuéntanos de tu negocio' }).waitFor();
  await tellInformation(page);
  await page.getByRole('heading', { level: 1, name: /Dulces Marcela/ }).waitFor();

  await page.goto('/products/create');
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Cocadas de panela');
  await page.getByRole('textbox', { name: 'Precio', exact: true }).first().fill('8000');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByText('Guardado', { exact: true }).first().waitFor();
  await page.goto('/products');
  await page.getByRole('link', { name: 'Cocadas de panela' }).first().waitFor();
  expect(problems).toEqual([]);
  expect([...strangers]).toEqual([]);
  await close();
});

test('the keyboard alone completes it', async () => {
  const { page, close } = await shop.visit(DESKTOP);
  await page.goto('/sign-up');
  await field(page, 'Nombre de la tienda').focus();
  for (const text of ['Tejidos Inés', 'Inés', 'Díaz']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  for (const text of ['3105556677', 'ines@correo.co']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('una ruana para el frío');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Escribe el código' }).waitFor();
  const code = await codeFor(page, '573105556677');
  await page.keyboard.press('Tab');
  await page.keyboard.type(code);
  await page.getByRole('heading', { level: 1, name: 'Cuéntanos de tu negocio' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ropa');
  await page.keyboard.press('Tab');
  await page.keyboard.type('En un');
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /Tejidos Inés/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await close();
});

test('axe finds nothing on the pages of the sign-up, and nothing leads sideways, also with text of double size', async () => {
  const { page, close } = await shop.visit(PHONE);
  for (const path of ['/', '/password-recovery']) {
    await page.goto(path);
    expect({ path, faults: await faultsOfVisitorPage(page) }).toEqual({ path, faults: [] });
  }
  await page.goto('/sign-up');
  await page.getByRole('button', { name: 'Crear mi tienda' }).click();
  await page.getByText('Escribe tu correo').waitFor();
  expect(await faultsOfVisitorPage(page)).toEqual([]);
  await fillForm(page, { store: 'Prueba', phone: '3180000390', email: 'prueba@correo.co' });
  await page.getByRole('button', { name: 'Crear mi tienda' }).click();
  await page.getByRole('heading', { level: 1, name: 'Escribe el código' }).waitFor();
  const code = await codeFor(page, '573180000390');
  await field(page, 'Código de 4 dígitos').fill(code === '0000' ? '0001' : '0000');
  await page.getByText('Te quedan 4 intentos').waitFor();
  expect(await faultsOfVisitorPage(page)).toEqual([]);
  await field(page, 'Código de 4 dígitos').fill(code);
  await page.getByRole('heading', { level: 1, name: 'Cuéntanos de tu negocio' }).waitFor();
  expect(await faultsOfVisitorPage(page)).toEqual([]);
  await close();
});

describe('[SHL-01] where a visitor came from', () => {
  test('is kept seven days, and leads to the sign-up from a page of the admin', async () => {
    const { page, close } = await shop.visit(PHONE);
    await page.goto('/orders');
    await page.getByRole('heading', { level: 1, name: 'Entra a tu tienda' }).waitFor();
    await page.goto('/orders?source=feria%20del%20hogar');
    await page.getByRole('heading', { level: 1, name: 'Crea tu tienda' }).waitFor();
    const kept = await page.evaluate(() => localStorage.getItem('tendero.source'));
    const { source, until } = JSON.parse(kept ?? '{}');
    expect(source).toBe('feria del hogar');
    expect((until - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
    await close();
  });

  test('leads nowhere else, and is not kept, where it is an address', async () => {
    const { page, strangers, close } = await shop.visit(PHONE);
    for (const source of [
      '//evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '/\\evil.example',
    ]) {
      await page.goto(`/orders?source=${encodeURIComponent(source)}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const { origin } = new URL(page.url());
      const kept = await page.evaluate(() => localStorage.getItem('tendero.source'));
      expect({ source, origin, kept }).toEqual({ source, origin: shop.server.origin, kept: null });
    }
    expect([...strangers]).toEqual([]);
    await close();
  });
});
