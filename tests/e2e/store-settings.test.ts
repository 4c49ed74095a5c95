import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { HOSTILE_MARKUP } from '../support/hostile-markup.ts';
import { settled } from '../support/screen-checks.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();

interface Store {
  name: string;
  url: string;
  terms_and_conditions: string | null;
  banner_picture: string | null;
  call_to_action_button: string | null;
  delivery_cost_details: number;
}

const stored = async (page: Page): Promise<Store> => (await page.request.get(shop.api)).json();
const save = (page: Page) => page.getByRole('button', { name: 'Guardar' });
const box = (page: Page, name: string) => page.getByRole('textbox', { name });

async function write(
  page: Page,
  below: string,
  data: object,
  method: 'put' | 'patch' = 'put',
): Promise<void> {
  const headers = { origin: shop.server.origin, 'x-request-id': crypto.randomUUID() };
  const answer = await page.request[method](`${shop.api}${below}`, { data, headers });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('[STO-01] [STO-02] the profile is edited, its address verified, its banner cropped to its size', async () => {
  const { page, problems, close } = await shop.enter(PHONE, '/editar-tienda');
  await box(page, 'Nombre').fill('Alma Nueva');
  await box(page, 'Enlace de tu tienda').fill('Álma Criolla 2');
  await page.getByText('Está libre.').waitFor();
  await save(page).click();
  await page.getByText('Tu tienda quedó guardada').waitFor();
  expect(await stored(page)).toMatchObject({ name: 'Alma Nueva', url: 'almacriolla2' });

  const photo = sharp({ create: { width: 900, height: 900, channels: 3, background: '#c0563b' } });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page
      .getByRole('button', { name: /^(Subir|Cambiar) portada$/ })
      .first()
      .click(),
  ]);
  await chooser.setFiles({ name: 'foto.png', mimeType: 'image/png', buffer: await photo.png().toBuffer() });
  const dialog = page.getByRole('dialog', { name: 'Recortar foto' });
  await dialog.getByRole('button', { name: 'Usar así' }).click();
  await page.getByText('Foto guardada').waitFor();
  const { banner_picture } = await stored(page);
  const picture = await page.request.get(banner_picture ?? '');
  expect(await sharp(await picture.body()).metadata()).toMatchObject({ width: 1440, height: 550 });
  expect(problems).toEqual([]);
  await close();
});

test('[CFG-03] terms are typed with their marks, and a former text comes back', async () => {
  const { page, problems, close } = await shop.enter(PHONE, '/config/legal');
  await settled(page);
  const text = box(page, 'Términos y condiciones');
  await text.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect.poll(() => text.textContent()).toBe('');
  const mark = (name: string, pressed: boolean) => page.getByRole('button', { name, exact: true, pressed });
  // The editor takes the focus back in the frame after its button.
  const focused = () =>
    expect.poll(() => text.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  await mark('Título', false).click();
  await mark('Título', true).waitFor();
  await focused();
  await page.keyboard.type('Cambios');
  await page.keyboard.press('Enter');
  await mark('Título', false).waitFor();
  await mark('Negrita', false).click();
  await mark('Negrita', true).waitFor();
  await focused();
  await page.keyboard.type('Tienes cinco horas');
  await text.getByText('Tienes cinco horas').waitFor();
  await save(page).click();
  await page.getByText('Términos guardados').waitFor();
  const first = '<h2>Cambios</h2><p><strong>Tienes cinco horas</strong></p>';
  expect((await stored(page)).terms_and_conditions).toBe(first);

  await write(page, '/legal', { terms_and_conditions: '<p>Otro texto</p>' });
  await page.reload();
  await page.getByText('Otro texto').first().waitFor();
  await page.getByText('Versiones anteriores').click();
  await page
    .getByRole('button', { name: /^Leer la versión/ })
    .nth(1)
    .click();
  await page.getByRole('button', { name: 'Recuperar este texto' }).click();
  await text.getByText('Tienes cinco horas').waitFor();
  await save(page).click();
  await page.getByText('Términos guardados').waitFor();
  expect((await stored(page)).terms_and_conditions).toBe(first);
  expect(problems).toEqual([]);
  await close();
});

test('[CFG-02] [CFG-04] general and shipping are saved', async () => {
  const { page, problems, close } = await shop.enter(PHONE, '/config/general');
  await box(page, 'Botón de pedir').fill('Pedir ya');
  await save(page).click();
  await page.getByText('Guardado', { exact: true }).waitFor();
  await page.goto('/config/shipping');
  await page.getByRole('switch', { name: 'Cobrar el envío' }).check();
  await box(page, 'Valor del envío').fill('3900');
  await save(page).click();
  await page.getByText('Guardado. Cobrarás').waitFor();
  expect(await stored(page)).toMatchObject({
    call_to_action_button: 'Pedir ya',
    delivery_cost_details: 3900,
  });
  expect(problems).toEqual([]);
  await close();
});

test('[BRA-02] a branch is made, a number of another one refused at its field, and its name changed', async () => {
  const { page, problems, close } = await shop.enter(PHONE, '/user-stores/create');
  const number = box(page, 'Número de WhatsApp');
  await box(page, 'Nombre').fill('Sede Usaquén');
  const taken = await page.request.get(`${shop.api}/user-stores?limit=1`);
  const [other]: { mobile_phone_number: string }[] = await taken.json();
  await number.fill(other?.mobile_phone_number.slice(2) ?? '');
  await save(page).click();
  await page.getByText('Ya hay una sucursal usando ese número').waitFor();
  await number.fill('3005550390');
  await save(page).click();
  await page.getByRole('link', { name: 'Editar Sede Usaquén' }).click();
  await box(page, 'Nombre').fill('Sede Usaquén Norte');
  await save(page).click();
  await page.getByRole('link', { name: 'Editar Sede Usaquén Norte' }).waitFor();
  // The browser itself reports the answer that refused the number.
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
  await close();
});

test('[BRA-01] [CFG-01] [CFG-05] the hub leads to the code, and a branch has its own', async () => {
  const { page, problems, close } = await shop.enter(PHONE, '/config');
  await page.getByRole('main').getByRole('link', { name: 'Código QR' }).click();
  await page.getByRole('img', { name: /^Código QR de/ }).waitFor();
  await page.goto('/user-stores');
  const other = page.getByRole('button', { name: 'Código QR de Chapinero' });
  await other.waitFor();
  await page.getByRole('searchbox', { name: 'Buscar por nombre o número de WhatsApp' }).fill('310 987');
  await other.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Código QR de El Poblado' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Descargar QR' }).waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('[CFG-03] [CVE-2023-25572] hostile terms, name and description are inert in editor, version and preview', async () => {
  // Without the policy, only what the pages do themselves keeps a text from running.
  const { page, close } = await shop.enter({ ...DESKTOP, bypassCSP: true });
  const hostile = HOSTILE_MARKUP.map((markup) => `<p>Antes</p>${markup}`).join('');
  const text = '<img src=x onerror=globalThis.ran=1>';
  await write(page, '/legal', { terms_and_conditions: hostile });
  await write(page, '', { name: text, description: `${text}"><svg onload=globalThis.ran=1>` }, 'patch');
  // The server has cleaned the terms; the pages must not depend on that.
  const dirty = (url: string) =>
    page.route(url, async (route) => {
      const answer = await route.fetch();
      const body: object = await answer.json();
      await route.fulfill({ response: answer, json: { ...body, terms_and_conditions: hostile } });
    });
  await dirty(`**${shop.api}`);
  await dirty(`**${shop.api}/legal/versions/*`);
  const inert = () =>
    page.evaluate(() => ({
      ran: 'ran' in globalThis,
      links: [...document.querySelectorAll('main a, [role="dialog"] a')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((address) => !/^(?:\/|https:\/\/|mailto:|tel:|#)/.test(address) || address.startsWith('//')),
      strange: document.querySelectorAll(
        'main iframe, main script, main object, main embed, main form form, main [onerror], main [onload], main [onclick]',
      ).length,
    }));
  const nothing = { ran: false, links: [], strange: 0 };

  await page.goto('/config/legal');
  await box(page, 'Términos y condiciones').getByText('Antes').first().waitFor();
  expect(await inert()).toEqual(nothing);
  await page.getByText('Versiones anteriores').click();
  await page
    .getByRole('button', { name: /^Leer la versión/ })
    .first()
    .click();
  await page.getByRole('dialog').getByText('Antes').first().waitFor();
  expect(await inert()).toEqual(nothing);

  await page.goto('/store');
  await page.getByRole('figure', { name: 'Así se ve tu tienda' }).getByText(text, { exact: true }).waitFor();
  expect(await inert()).toEqual(nothing);
  // The page would have let it run.
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), text);
  await expect.poll(() => page.evaluate(() => 'ran' in globalThis)).toBe(true);
  await close();
}, 240_000);
