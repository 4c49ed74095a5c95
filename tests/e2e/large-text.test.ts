import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settled } from '../support/screen-checks.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();

/**
 * Text of twice the size, once the layout has answered: tools that no longer fit lose their words a frame later. The size
 * is an attribute of the element, because the page's policy forbids added style sheets.
 */
async function enlargeText(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await settled(page);
}

const SCREENS = ['/', '/account', '/config/audit', '/users-roles', '/user-roles/create'];

test('letters of twice the size make no screen of a phone wider, and no word of it runs over another', async () => {
  const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true } as const;
  const { page, close } = await shop.enter(phone);
  const wrong: string[] = [];
  for (const path of SCREENS) {
    await page.goto(path);
    await settled(page);
    await enlargeText(page);
    const found = await page.evaluate(() => {
      const bar = [...document.querySelectorAll('nav a, main a, main button')];
      const cut = bar.filter(
        (element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1,
      );
      return { width: document.documentElement.scrollWidth, cut: cut.map(({ textContent }) => textContent) };
    });
    if (found.width > 360) wrong.push(`${path} is ${found.width} px wide`);
    if (found.cut.length > 0) wrong.push(`${path} has no room for ${found.cut.join(', ')}`);
  }
  expect(wrong).toEqual([]);
  await close();
});

const ROOM = [
  '/stats',
  '/orders',
  // One with a long amount and both states at their longest.
  '/orders/200',
  '/clients/1',
  '/inventory',
  '/clients',
  '/products',
  '/products/create',
  ...['', '/general', '/shipping', '/legal', '/qr-code', '/form', '/paymentProviders', '/billing'].map(
    (page) => `/config${page}`,
  ),
];

test('letters of twice the size leave lists, forms, figures and settings within a phone', async () => {
  const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true } as const;
  const { page, close } = await shop.enter(phone);
  const wrong: string[] = [];
  for (const path of ROOM) {
    await page.goto(path);
    await settled(page);
    await enlargeText(page);
    const { width, over } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      over: [...document.querySelectorAll('main *, header *')]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > 361)
        .map(
          (one) => `${one.tagName} ${one.className.toString().slice(0, 60)} ${one.textContent.slice(0, 30)}`,
        )
        .slice(0, 12),
    }));
    if (width > 360) wrong.push(`${path} is ${width} px wide`, ...over);
  }
  expect(wrong).toEqual([]);
  await close();
}, 120_000);

test('letters of twice the size cut no row, no state and no button of a phone, 390 px wide', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
  const { page, close } = await shop.enter(phone);
  const wrong: string[] = [];
  const look = async (what: string, root: string): Promise<void> => {
    await enlargeText(page);
    const { width, cut } = await page.evaluate((within) => {
      const parts = ['ul', 'li', 'a', 'button'].map((part) => `${within} ${part}`).join();
      return {
        width: document.documentElement.scrollWidth,
        cut: [...document.querySelectorAll(parts)]
          .filter((one) => one.checkVisibility() && one.clientWidth > 0)
          .filter((one) => one.scrollWidth > one.clientWidth + 1)
          .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)}`),
      };
    }, root);
    if (width > 390) wrong.push(`${what} is ${width} px wide`);
    if (cut.length > 0) wrong.push(`${what} cuts ${cut.join(', ')}`);
  };
  // A long amount, states at their longest, and a client with orders of them.
  for (const path of ['/orders/200/edit', '/orders', '/orders/200', '/clients/1']) {
    await page.goto(path);
    await settled(page);
    await look(path, 'main');
  }
  await page.goto('/orders');
  await settled(page);
  await page.getByRole('button', { name: 'Descargar' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Descargar' }).waitFor();
  await look('the export of orders', '[role=dialog]');
  expect(wrong).toEqual([]);
  await close();
}, 120_000);

test.each([
  ['/orders', 195],
  ['/clients', 195],
] as const)('the tools of the list %s stand beside one another, %i px wide', async (path, width) => {
  const phone = { viewport: { width, height: 844 }, hasTouch: true, isMobile: true } as const;
  const { page, close } = await shop.enter(phone, path);
  await page.getByRole('button', { name: 'Seleccionar', exact: true }).waitFor();
  await settled(page);
  // The search of some lists loads after its row.
  await expect
    .poll(() =>
      page.evaluate((right) => {
        const line = document.querySelector('main button[aria-pressed]')?.parentElement;
        const parts = [...(line?.querySelectorAll('button, input') ?? [])].filter((one) =>
          one.checkVisibility(),
        );
        const boxes = parts.map((one) => one.getBoundingClientRect());
        const over = boxes.filter((one, at) =>
          boxes.some(
            (other, place) =>
              place > at &&
              one.left < other.right - 1 &&
              other.left < one.right - 1 &&
              one.top < other.bottom - 1 &&
              other.top < one.bottom - 1,
          ),
        );
        const out = boxes.filter((one) => one.left < 0 || one.right > right);
        const cut = parts.filter((one) => one.matches('button') && one.scrollWidth > one.clientWidth + 1);
        return { tools: parts.length > 3, over: over.length, out: out.length, cut: cut.length };
      }, width),
    )
    .toEqual({ tools: true, over: 0, out: 0, cut: 0 });
  await close();
});

test('the longest name of a role stays within the sheet that offers it', async () => {
  const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true } as const;
  const { page, close } = await shop.enter(phone);
  await page.goto('/user-roles/create');
  await page.getByLabel('Nombre del rol').fill('Despachos'.repeat(6).slice(0, 50));
  await page.getByLabel('Todo en Pedidos').check();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('button', { name: 'Invitar' }).click();
  const role = page.getByRole('dialog').getByLabel('Rol');
  await role.waitFor();
  const { x = 0, width = 0 } = (await role.boundingBox()) ?? {};
  expect([x, x + width].every((edge) => edge > 0 && edge < 360)).toBe(true);
  await close();
});
