import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { takeByKeyboard } from '../support/keyboard-drag.ts';
import { axe, settled, sideways, wordsAstray } from '../support/screen-checks.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();

test('[CFG-08] a channel is added with its keys, one changed, both sorted by keyboard and deactivated', async () => {
  const { page, close } = await shop.enter(PHONE, '/config');
  await page.getByRole('link', { name: 'Medios de pago' }).last().click();
  const list = page.getByRole('list', { name: /^Medios de pago de tu tienda/ });
  // What the demo store is paid by.
  await list.getByRole('link', { name: 'Transferencia o pago manual' }).click();
  await page.getByRole('textbox', { name: 'Nequi' }).fill('310 222 3344');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await list.getByText('Nequi 310 222 3344').waitFor();

  await page.getByRole('link', { name: 'Agregar medio de pago' }).click();
  await page.getByRole('link', { name: 'Wompi' }).click();
  await page.getByLabel('Llave pública').fill('pub_test_uno');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText(/^Esta llave es de pruebas/).waitFor();
  await page.getByRole('switch', { name: 'Usar llaves de prueba' }).click();
  await page.getByLabel('Llave privada').fill('prv_test_uno');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Se ha agregado correctamente').waitFor();

  await list.getByText('Wompi').first().waitFor();
  await settled(page);
  expect(await axe(page)).toEqual([]);
  const handle = list.getByRole('button', { name: /Wompi/ }).first();
  await takeByKeyboard(page, handle, /Tomaste Wompi/);
  await page.keyboard.press('ArrowUp');
  await page.getByText(/pasa al lugar 1 de 2/).waitFor({ state: 'attached' });
  const ordered = page.waitForResponse((answer) => answer.url().endsWith('/payment-channels-store/order'));
  await page.keyboard.press('Space');
  expect((await ordered).status()).toBe(200);
  await page.reload();
  expect(await list.getByRole('listitem').first().innerText()).toContain('Wompi');

  for (const name of ['Wompi', 'Transferencia o pago manual']) {
    await list.getByRole('link', { name }).click();
    await page.getByRole('button', { name: `Desactivar ${name}` }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: `Desactivar ${name}` })
      .click();
    await page.getByText('Se ha eliminado correctamente').first().waitFor();
    await page.waitForURL(/\/paymentProviders$/);
    await list.getByRole('link', { name }).waitFor({ state: 'detached' });
  }
  await page.getByText('¿Cómo te pagan?').waitFor();
  await close();
}, 120_000);

test('[PAY-01] doubtful payments stand on Home, on their order and before the ways to pay, accessible', async () => {
  const { page, problems, close } = await shop.enter(PHONE);
  const answer = await page.request.get(`${shop.api}/orders?limit=1`);
  const [order]: { id: number }[] = await answer.json();
  const created_at = new Date().toISOString();
  const doubtful = ['amount', 'unmatched', 'environment', 'currency'].map((reason, at) => ({
    id: 9 - at,
    provider: 'mercado_pago',
    attempt_id: `pago${'1234567890'.repeat(6)}${at}`,
    reason,
    order_id: reason === 'unmatched' ? null : order?.id,
    created_at,
  }));
  // The demo's providers are not asked, so no report of theirs is doubted.
  await page.route('**/payment-notifications?doubtful=true', (route) => route.fulfill({ json: doubtful }));
  const faults = async () => {
    await settled(page);
    const found = [...(await wordsAstray(page)), ...(await axe(page))];
    return [...found, ...(await sideways(page, [320, 360, 768, 1024, 1440, PHONE.viewport.width]))];
  };
  await page.goto(`/orders/${order?.id}`);
  await page.getByText(/avisó de un pago de este pedido, pero no lo contamos\. El valor/).waitFor();
  expect(await faults()).toEqual([]);
  await page.goto('/');
  const task = page.getByRole('link', { name: '4 pagos por revisar' });
  await task.waitFor();
  expect(await faults()).toEqual([]);
  await task.click();
  const list = page.getByRole('list', { name: 'Pagos por revisar' });
  await list.waitFor();
  expect((await list.boundingBox())?.y).toBeLessThan(PHONE.viewport.height / 2);
  await page.getByRole('button', { name: 'Ver uno más' }).click();
  expect(await list.getByRole('listitem').count()).toBe(4);
  expect(await faults()).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});
