import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openShop } from '../support/shop.ts';

/** Every test finds elements as a person does: by text and role. */
const SCREENS: [string, BrowserContextOptions, { plain: string; variant: string }][] = [
  ['on a phone, 390 px', PHONE, { plain: 'Vela de cera de abejas', variant: 'Blanco M' }],
  ['on a desktop, 1440 px', DESKTOP, { plain: 'Jabón artesanal de café × 3', variant: 'Negro L' }],
];
const SHIRT = 'Camiseta de algodón pima';

const shop = openShop();

async function signInByForm(page: Page, password = shop.owner.password): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Correo').fill(shop.owner.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

async function arrive(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: /^Hola, / }).waitFor();
}

/** Follows an entry of the phone's bottom bar or of the desktop's drawer. */
async function go(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation').getByRole('link', { name, exact: true });
  const shown = await link.filter({ visible: true }).all();
  await (shown[0] ?? page.getByRole('banner').getByRole('link', { name, exact: true })).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
}

/** Searches a list and returns the row or card of a record. */
async function search(page: Page, words: string, name: string): Promise<Locator> {
  await page.getByRole('searchbox').fill(words);
  const entry = page
    .getByRole('main')
    .getByRole('listitem')
    .or(page.getByRole('main').getByRole('row'))
    .filter({ has: page.getByRole('link', { name, exact: true }) });
  await entry.first().waitFor();
  return entry.first();
}

async function openProduct(page: Page, words: string, name: string): Promise<void> {
  await go(page, 'Productos');
  const entry = await search(page, words, name);
  await entry.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await priceBox(page).waitFor();
}

/** A phone folds what is not needed for most changes. */
async function writeDescription(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Descripción', exact: true });
  if (!(await box.isVisible())) await page.getByRole('heading', { level: 2, name: 'Descripción' }).click();
  await box.fill(text);
}

function priceBox(page: Page): Locator {
  return page.getByRole('region', { name: 'Precio' }).getByRole('textbox', { name: 'Precio', exact: true });
}

/** Units of a variant, as the product's page shows them. */
async function unitsOf(page: Page, variant: string): Promise<number> {
  const item = page.getByRole('listitem', { name: variant, exact: true });
  const row = page.getByRole('row', { name: new RegExp(`^${variant}\\b`) });
  await item.or(row).first().waitFor();
  const text = (await item.count()) > 0 ? await item.innerText() : await row.innerText();
  return Number(/(\d+) unidad/.exec(text)?.[1]);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
}

async function saved(page: Page): Promise<void> {
  await page
    .getByText(/^Guardado/)
    .first()
    .waitFor();
}

/** `$ 1.234.500`, however wide its space is. */
function money(pesos: number): RegExp {
  const digits = String(pesos).replaceAll(/\B(?=(\d{3})+$)/g, '\\.');
  return new RegExp(`\\$\\s${digits}(?!\\d|\\.)`);
}

/** Waits for a price in a list: a card has it as text, a table in a cell that takes another. */
async function showsPrice(entry: Locator, pesos: number): Promise<void> {
  const cell = entry.getByRole('textbox', { name: /^Precio/ });
  const shown = async () => ((await cell.count()) > 0 ? cell.inputValue() : entry.innerText());
  await expect.poll(shown).toMatch(money(pesos));
}

async function addToOrder(page: Page, words: string, name: string, variant?: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Agregar producto' }).fill(words);
  await page.getByRole('listbox').getByRole('option', { name }).click();
  if (variant !== undefined)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${variant}\\b`) })
      .click();
}

async function addCustomer(page: Page, words: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Buscar un cliente guardado' }).fill(words);
  await page.getByRole('listbox').getByRole('option', { name }).click();
  await page.getByRole('region', { name: 'Cliente' }).getByText(name).waitFor();
}

test.each(SCREENS)(
  '[PRD-05] [ORD-11] [ORD-12] %s: sign in, find a product, change its price, sell it and a variant: the stock is lower by what was sold',
  async (_, screen, { plain, variant }) => {
    const { page, problems, close } = await shop.visit(screen);
    await signInByForm(page);
    await arrive(page);

    // Without accents, as people type on phones.
    await openProduct(page, 'camiseta algodon', SHIRT);
    const variantUnits = await unitsOf(page, variant);
    const words = plain.split(' ')[0]?.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase() ?? plain;
    await openProduct(page, words, plain);
    const units = Number(await page.getByRole('textbox', { name: 'Unidades disponibles' }).inputValue());
    const oldPrice = Number((await priceBox(page).inputValue()).replaceAll('.', ''));
    const price = oldPrice + 1_100;
    await priceBox(page).fill(String(price));
    await save(page);
    await saved(page);

    // The list shows the new price.
    await go(page, 'Productos');
    const entry = await search(page, words, plain);
    await showsPrice(entry, price);

    await go(page, 'Pedidos');
    await page.getByRole('link', { name: 'Crear pedido' }).click();
    await page.getByRole('heading', { level: 1, name: 'Crear pedido' }).waitFor();
    await addToOrder(page, words, plain);
    await page.getByRole('button', { name: `Una más de ${plain}` }).click();
    await addToOrder(page, 'algodon pima', SHIRT, variant);
    const shirtLine = page.getByRole('listitem').filter({ hasText: variant });
    const shirtPrice = Number(
      /\$\s([\d.]+)/.exec(await shirtLine.first().innerText())?.[1]?.replaceAll('.', ''),
    );
    const total = 2 * price + shirtPrice;
    await addCustomer(page, 'carolina velez', 'Carolina Vélez Botero');
    const sums = page.getByRole('definition').filter({ hasText: money(total) });
    await sums.last().waitFor();
    await page.getByRole('button', { name: 'Crear pedido' }).click();
    // It ends on the list, with the order on top, which can be sent to the buyer.
    await page.getByRole('heading', { level: 1, name: /^Pedidos/ }).waitFor();
    const done = page.getByRole('status').filter({ hasText: 'Se a creado exitosamente el pedido' });
    const send = done.getByRole('link', { name: /^Enviar (pedido|cómo pagar) por WhatsApp/ });
    expect(await send.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/57\d{10}\?text=Hola/);
    await done.getByRole('link', { name: /^#\d+$/ }).click();
    const lines = page.getByRole('list', { name: 'Productos del pedido' }).getByRole('listitem');
    await lines.nth(1).waitFor();
    expect(await lines.count()).toBe(2);
    await lines
      .filter({ hasText: plain })
      .filter({ hasText: money(2 * price) })
      .waitFor();

    await openProduct(page, words, plain);
    expect(await page.getByRole('textbox', { name: 'Unidades disponibles' }).inputValue()).toBe(
      String(units - 2),
    );
    await openProduct(page, 'camiseta algodon', SHIRT);
    expect(await unitsOf(page, variant)).toBe(variantUnits - 1);

    expect(problems).toEqual([]);
    await close();
  },
);

test('[AUT-01] a wrong password is said and what was typed stays; the right one then opens the store', async () => {
  const { page, close } = await shop.visit(PHONE);
  await signInByForm(page, 'no-es-la-clave');
  await page.getByText('El correo o la contraseña no coinciden', { exact: false }).waitFor();
  expect(await page.getByLabel('Correo').inputValue()).toBe(shop.owner.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(shop.owner.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await arrive(page);
  await close();
});

test('[AUT-07] a session that ends in the middle of a form asks to sign in once, and what was typed is back', async () => {
  const { page, close } = await shop.enter(PHONE);
  await openProduct(page, 'hamaca', 'Hamaca San Jacinto doble');
  const name = page.getByRole('textbox', { name: 'Nombre', exact: true });
  await name.fill('Hamaca tejida a mano');
  await page.context().clearCookies();
  await save(page);
  const box = page.getByRole('alertdialog');
  await box.getByText('Tu sesión ha caducado, inicia sesión de nuevo').waitFor();
  expect(await box.count()).toBe(1);
  // Still there, below the box.
  await page.locator('input[value="Hamaca tejida a mano"]').waitFor();
  await box.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByLabel('Correo').fill(shop.owner.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(shop.owner.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByText('Recuperamos lo que estabas escribiendo.').waitFor();
  expect(await name.inputValue()).toBe('Hamaca tejida a mano');
  await save(page);
  await saved(page);
  await close();
});

test('[AUT-08] signing out forgets everything that the browser kept, and the way back leads to the login', async () => {
  const { page, close } = await shop.visit(PHONE);
  // A session of its own: signing out ends it.
  await signInByForm(page);
  await arrive(page);
  await openProduct(page, 'sombrero', 'Sombrero aguadeño');
  await writeDescription(page, 'A medias');
  // A form's way back stands in the place of the phone's menu; the search leads out too.
  await page.getByRole('button', { name: 'Buscar en todo' }).click();
  await page.getByRole('combobox', { name: 'Buscar en toda tu tienda' }).fill('cerrar sesion');
  await page.getByRole('option', { name: /^Cerrar sesión/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Entra a tu tienda' }).waitFor();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  // One cookie identifies the device to the sign-in limits; another may hold a new code. Neither identifies a user.
  const cookies = await page.context().cookies();
  const personal = cookies.filter(({ name }) => !['tendero_device', 'tendero_code'].includes(name));
  expect(personal).toEqual([]);
  await page.goto('/products');
  await page.getByRole('heading', { level: 1, name: 'Entra a tu tienda' }).waitFor();
  await close();
});

test('two people edit one product: what only one changed is kept, what both changed is asked', async () => {
  const [first, second] = await Promise.all([shop.enter(PHONE), shop.enter(DESKTOP)]);
  for (const { page } of [first, second]) {
    await openProduct(page, 'canasto', 'Canasto guacamaya');
  }
  await priceBox(first.page).fill('161000');
  await save(first.page);
  await saved(first.page);

  // Other fields: nobody is asked anything.
  await second.page.getByRole('textbox', { name: 'Descripción', exact: true }).fill('De palma de werregue.');
  await save(second.page);
  await saved(second.page);
  await openProduct(second.page, 'canasto', 'Canasto guacamaya');
  expect(await priceBox(second.page).inputValue()).toBe('161.000');

  // The same field: the person chooses.
  await openProduct(first.page, 'canasto', 'Canasto guacamaya');
  await priceBox(first.page).fill('170000');
  await save(first.page);
  await saved(first.page);
  await priceBox(second.page).fill('150000');
  await save(second.page);
  const dialog = second.page.getByRole('dialog', { name: 'Alguien más cambió esto' });
  await dialog.getByRole('radio', { name: money(170_000) }).check();
  await dialog.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await saved(second.page);
  const entry = await search(second.page, 'canasto', 'Canasto guacamaya');
  await showsPrice(entry, 170_000);
  await Promise.all([first.close(), second.close()]);
});
