import { expect, test } from 'vitest';
import { still } from '../support/screen-checks.ts';
import { openShop } from '../support/shop.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const shop = openShop();

test('on a phone, all products of a search get another price in one call, and the notice takes it back', async () => {
  const { page } = await shop.enter(PHONE, '/products');
  const price = page.getByText('$ 27.900').first();
  await page.getByPlaceholder('Buscar productos').fill('jabón');
  await price.waitFor();
  await page.getByRole('button', { name: 'Seleccionar' }).click();
  await page
    .getByRole('checkbox', { name: /^Seleccionar Jabón/ })
    .first()
    .click();
  await page.getByRole('toolbar').waitFor();
  await page.getByRole('toolbar').getByRole('button', { name: 'Más', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Precio…' }).click();
  await page.getByLabel(/Porcentaje \(/).fill('10');
  await page.getByText('$ 30.690').waitFor();
  await page.getByRole('button', { name: /^Cambiar \d/ }).click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByText(/como antes/).waitFor();
  await price.waitFor();
  expect(await page.getByText('$ 30.690').count()).toBe(0);
});

test('what was deleted comes back from the log', async () => {
  const { page } = await shop.enter({ viewport: { width: 1440, height: 900 } }, '/products');
  const box = page.getByRole('checkbox', { name: 'Seleccionar Tarjeta escrita a mano' });
  await box.click();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await page.getByText(/^Eliminamos 1 producto/).waitFor();
  await page.goto('/config/audit');
  await page.getByRole('button', { name: 'Deshacer' }).first().click();
  await page
    .getByText(/recuperó Tarjeta escrita a mano/)
    .first()
    .waitFor();
  await page.goto('/products');
  await box.waitFor();
  expect(await box.count()).toBe(1);
});

test.each([
  [1440, '/products'],
  [768, '/products'],
  // 'Limpiar filtros' puts the last tools on a second line.
  [1440, '/orders?filter={"to_collect.in":[1]}'],
] as const)(
  'ticking the first row moves none: the next one is where it was, %i px wide, %s',
  async (width, path) => {
    const { page, close } = await shop.enter({ viewport: { width, height: 900 } }, path);
    const boxes = page.getByRole('checkbox', { name: /^Seleccionar (?!todo)/ });
    await boxes.nth(2).waitFor();
    const places = () =>
      page.getByRole('row').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
    // Cells that can be edited load after the table, and may make its rows higher.
    if (path === '/products') await page.getByRole('row').nth(1).getByRole('textbox').first().waitFor();
    let before = await places();
    await expect
      .poll(
        async () => {
          const earlier = before;
          before = await places();
          return before.join() === earlier.join();
        },
        { interval: 500, timeout: 60_000 },
      )
      .toBe(true);
    const second = await page.getByRole('row').nth(2).getByRole('checkbox').boundingBox();
    await page.getByRole('row').nth(1).getByRole('checkbox').click();
    const toolbar = page.getByRole('toolbar', { name: '1 seleccionado' });
    await toolbar.waitFor();
    expect(await places()).toEqual(before);
    await page.mouse.click((second?.x ?? 0) + 20, (second?.y ?? 0) + 20);
    await page.getByRole('toolbar', { name: '2 seleccionados' }).waitFor();
    // The box of the whole page stays in reach beside the actions.
    await page.getByRole('row').first().getByRole('checkbox').click();
    await page.getByRole('toolbar', { name: /^\d{2} seleccionados/ }).waitFor();
    await close();
  },
);

test.each([
  [768, '/products', false],
  [768, '/orders', false],
  [1024, '/products', false],
  [1024, '/products', true],
  [1440, '/products', true],
] as const)(
  'every tool for the selected stands in the bar or in its menu, %i px wide, %s, offline: %s',
  async (width, path, offline) => {
    const { page, close } = await shop.enter({ viewport: { width, height: 900 } }, path);
    await page.getByRole('row').nth(1).getByRole('checkbox').click();
    const bar = page.getByRole('toolbar', { name: '1 seleccionado' });
    const last = bar.getByRole('button', { name: 'Eliminar' });
    await bar
      .getByRole('button', { name: /^(Cambiar|Más)$/ })
      .first()
      .waitFor();
    // What stands in for the tools until they have loaded is out of use.
    await expect.poll(() => bar.locator('button:disabled').count()).toBe(0);
    if (offline) {
      await page.context().setOffline(true);
      await bar.getByText('Sin conexión').waitFor();
    }
    // Nothing of the bar is cut off, and nothing in it scrolls.
    await expect.poll(() => bar.evaluate(cutTools)).toEqual([]);
    expect(await last.isVisible()).toBe(true);
    const seen = await bar.getByRole('button').or(bar.getByRole('link')).allInnerTexts();
    const more = bar.getByRole('button', { name: 'Más', exact: true });
    if (await more.isVisible()) {
      await more.focus();
      await page.keyboard.press('Enter');
      // Escape closes the menu once it has the focus.
      await page.locator('[role=menuitem]:focus').waitFor();
      seen.push(...(await page.getByRole('menuitem').allInnerTexts()));
      await page.keyboard.press('Escape');
      await expect.poll(() => more.evaluate((button) => button === document.activeElement)).toBe(true);
    }
    const tools = path === '/orders' ? ['Imprimir'] : ['Activar', 'Desactivar', 'Editar en cuadrícula'];
    expect(seen).toEqual(expect.arrayContaining([...tools, 'Eliminar']));
    await page.context().setOffline(false);
    await close();
  },
);

test.each([
  [390, '/orders'],
  [360, '/orders'],
  [360, '/products'],
  [195, '/products'],
] as const)('the bar of a selection on a phone has two rows at most, %i px wide, %s', async (width, path) => {
  const { page, close } = await shop.enter({ ...PHONE, viewport: { width, height: 844 } }, path);
  await page.getByRole('button', { name: 'Seleccionar', exact: true }).click();
  await page
    .getByRole('checkbox', { name: /^Seleccionar / })
    .first()
    .click();
  const bar = page.getByRole('toolbar', { name: '1 seleccionado' });
  const more = bar.getByRole('button', { name: 'Más', exact: true });
  await bar.waitFor();
  await expect.poll(() => bar.locator('button:disabled').count()).toBe(0);
  await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThan(110);
  await expect.poll(() => bar.evaluate(cutTools)).toEqual([]);
  await still(page);
  const seen = await bar.getByRole('button').or(bar.getByRole('link')).allInnerTexts();
  if (await more.isVisible()) {
    await more.click();
    await page.locator('[role=menuitem]').first().waitFor();
    seen.push(...(await page.getByRole('menuitem').allInnerTexts()));
  }
  const tools = path === '/orders' ? ['Imprimir'] : ['Activar', 'Desactivar', 'Editar en cuadrícula'];
  const all = [expect.stringMatching(/^Seleccionar los \d+$/), ...tools, 'Eliminar'];
  expect(seen).toEqual(expect.arrayContaining(all));
  await close();
});

/** The names of visible tools that are not wholly inside their bar. */
function cutTools(bar: Element): string[] {
  const frame = bar.getBoundingClientRect();
  return [...bar.querySelectorAll('button, a')]
    .filter((tool) => getComputedStyle(tool).visibility !== 'hidden')
    .filter((tool) => {
      const { left, right, top, bottom } = tool.getBoundingClientRect();
      return left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
    })
    .map((tool) => tool.textContent ?? '');
}
