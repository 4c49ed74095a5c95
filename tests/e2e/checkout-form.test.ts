import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { CheckoutForm } from '../../domain/checkout-form/form-calls.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { HOSTILE_MARKUP } from '../support/hostile-markup.ts';
import { takeByKeyboard } from '../support/keyboard-drag.ts';
import { axe, settled, sideways } from '../support/screen-checks.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();
const form = () => `${shop.api}/dynamic-form`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Guardar' });
const stored = async (page: Page): Promise<CheckoutForm> => (await page.request.get(form())).json();
const titles = async (page: Page) => (await stored(page)).fields.map(({ title }) => title);

function headers(): Record<string, string> {
  return { origin: shop.server.origin, 'x-request-id': crypto.randomUUID() };
}

/** Saves. The page is then based on what was saved, and has nothing to save. */
async function saveAll(page: Page): Promise<void> {
  await save(page).click();
  await page.getByText('Tu formulario se ha guardado exitosamente').first().waitFor();
  await expect.poll(() => save(page).isDisabled()).toBe(true);
}

async function remove(page: Page): Promise<void> {
  const answer = await page.request.delete(form(), { headers: headers() });
  expect([204, 404]).toContain(answer.status());
}

test('[CFG-07] a form is made: types, options, messages at their fields, order, undo, preview', async () => {
  const { page, problems, close } = await shop.enter(PHONE);
  await remove(page);
  await page.goto('/config');
  await page.getByRole('main').getByRole('link', { name: 'Formulario del pedido' }).click();
  await box(page, 'Título del formulario').fill('Datos del regalo');

  await button(page, 'Añadir campo').click();
  await save(page).click();
  await page.getByText('Se requiere un tipo').waitFor();
  await page.getByText('Se requiere el titulo del campo').waitFor();
  await button(page, 'Una opción').click();
  await box(page, 'Pregunta').fill('¿Qué talla?');
  await page.getByText('Se requiere al menos una opcion').waitFor();
  await button(page, 'Quitar la opción 1').click();
  await page.getByText('Se requiere un campo').waitFor();
  await button(page, 'Añadir opción').click();
  await page.keyboard.type('S');
  await page.keyboard.press('Enter');
  await page.keyboard.type('M');
  await page.getByRole('checkbox', { name: 'Obligatorio' }).check();
  await button(page, 'Añadir título').click();
  await box(page, 'Título').fill('La tarjeta');
  expect(await axe(page)).toEqual([]);
  expect(await sideways(page, [320, 768, 1440, PHONE.viewport.width])).toEqual([]);
  await saveAll(page);
  const made = await stored(page);
  expect(made.fields).toMatchObject([
    { type: 'radio', title: '¿Qué talla?', options: ['S', 'M'], mandatory: true },
    { type: 'label', title: 'La tarjeta' },
  ]);

  // The buttons move it, and a removal is taken back.
  await button(page, 'Subir La tarjeta').click();
  await button(page, 'Quitar ¿Qué talla?').click();
  await page.getByText('Quitaste «¿Qué talla?»').waitFor();
  await button(page, 'Deshacer').click();
  await button(page, 'Quitar ¿Qué talla?').waitFor();
  await saveAll(page);
  await expect.poll(() => titles(page)).toEqual(['La tarjeta', '¿Qué talla?']);
  expect((await stored(page)).fields.map(({ id }) => id)).toEqual(
    made.fields.map(({ id }) => id).toReversed(),
  );

  await page.getByRole('tab', { name: 'Vista previa' }).click();
  const preview = page.getByRole('figure', { name: 'Así lo ve tu cliente' });
  await preview.getByRole('radio', { name: 'M' }).check();
  expect(problems).toEqual([]);
  await close();
}, 240_000);

test('[CFG-07] fields are dragged by finger and by keyboard', async () => {
  const { page, problems, close } = await shop.enter(PHONE);
  await remove(page);
  const fields = ['Uno', 'Dos', 'Tres'].map((title) => ({ type: 'input', title }));
  const made = await page.request.post(form(), { data: { title: 'Orden', fields }, headers: headers() });
  expect(made.status(), await made.text()).toBe(201);
  await page.goto('/config/form');
  const handle = (title: string) => page.getByRole('button', { name: `Mover ${title}` });
  await handle('Tres').waitFor();
  await settled(page);
  const from = await handle('Uno').boundingBox();
  const to = await handle('Tres').boundingBox();
  if (from === null || to === null) throw new Error('The handles are not there');
  const x = from.x + from.width / 2;
  const [start, end] = [from.y + from.height / 2, to.y + to.height / 2 + 8];
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] });
  await send('touchStart', start);
  await page.getByText('Tomaste Uno.').waitFor({ state: 'attached' });
  for (let step = 1; step <= 10; step += 1) await send('touchMove', start + ((end - start) * step) / 10);
  await page.getByText('Uno pasa al lugar 3 de 3.').waitFor({ state: 'attached' });
  await send('touchEnd');
  await page.getByText('Soltaste Uno en el lugar 3 de 3.').waitFor({ state: 'attached' });
  await saveAll(page);
  await expect.poll(() => titles(page)).toEqual(['Dos', 'Tres', 'Uno']);

  await takeByKeyboard(page, handle('Uno'), 'Tomaste Uno.');
  await page.keyboard.press('ArrowUp');
  await page.getByText('Uno pasa al lugar 2 de 3.').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await page.getByText('Soltaste Uno en el lugar 2 de 3.').waitFor({ state: 'attached' });
  await saveAll(page);
  await expect.poll(() => titles(page)).toEqual(['Dos', 'Uno', 'Tres']);
  expect(problems).toEqual([]);
  await close();
}, 240_000);

test('[CFG-07] [CVE-2023-25572] hostile titles, texts and options are inert in the editor and its preview', async () => {
  // Without the policy, only what the page does itself keeps a text from running.
  const { page, close } = await shop.enter({ ...DESKTOP, bypassCSP: true });
  await remove(page);
  const texts = HOSTILE_MARKUP.map((text) => text.slice(0, 90));
  const fields = texts.map((text, at) => ({ type: 'radio', title: text, text, options: [text, `${at}`] }));
  const data = { title: texts[0], fields: fields.slice(0, 100) };
  const made = await page.request.post(form(), { data, headers: headers() });
  expect(made.status(), await made.text()).toBe(201);
  await page.goto('/config/form');
  const preview = page.getByRole('figure', { name: 'Así lo ve tu cliente' });
  await preview.getByRole('radio').first().waitFor();
  const list = page.getByRole('list', { name: 'Preguntas' });
  await list.getByRole('button', { expanded: false }).first().click();
  await box(page, 'Pregunta').waitFor();
  const inert = await page.evaluate(() => ({
    ran: 'ran' in globalThis,
    strange: document.querySelectorAll(
      'main iframe, main script, main object, main embed, main form form, main [onerror], main [onload], main [onclick], main a[href^="javascript"]',
    ).length,
  }));
  expect(inert).toEqual({ ran: false, strange: 0 });
  await close();
}, 240_000);

test('[ORD-07] an order has the answers of its buyer, and no section of them without any', async () => {
  const { page, problems, close } = await shop.enter({ viewport: { width: 390, height: 844 } });
  const list = await page.request.get(`${shop.api}/orders?limit=2&sort=id,desc`);
  const [answered, plain]: { id: number }[] = await list.json();
  const answers = page.getByRole('region', { name: 'Respuestas del formulario' });
  await page.goto(`/orders/${answered?.id}`);
  await answers.getByText('Te queremos: Lucía y Andrés').waitFor();
  await answers.getByText('Mensaje de la tarjeta').waitFor();
  const asked = page.waitForResponse(`**/orders/${plain?.id}/dynamic-form-responses`);
  await page.goto(`/orders/${plain?.id}`);
  expect(await (await asked).json()).toEqual([]);
  await page.getByRole('region', { name: 'Historial' }).waitFor();
  expect(await answers.count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
}, 240_000);
