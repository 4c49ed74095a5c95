import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { openDoubtedShop } from '../support/doubted-shop.ts';

const { shop, doubt } = openDoubtedShop();

test('[PAY-01] a payment of too little is reviewed on its order and on the page of providers, in every open tab', async () => {
  const { page, problems, close } = await shop.enter(PHONE);
  const { orderId, payment } = await doubt(page);
  const home = await page.context().newPage();
  await home.goto(`${shop.server.origin}/`);
  const task = home.getByRole('link', { name: '1 pago por revisar' });
  await task.waitFor();

  await page.goto(`/orders/${orderId}`);
  const notice = page.getByText(/avisó de un pago de este pedido, pero no lo contamos\. El valor/);
  await notice.waitFor();
  await page.getByRole('button', { name: 'Marcar como revisado' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Ya revisaste este pago?' });
  await dialog.getByLabel('¿Qué encontraste?').pressSequentially('Pagó el resto en efectivo');
  await dialog.getByRole('button', { name: 'Marcar como revisado' }).click();
  await page.getByText('Pago marcado como revisado').waitFor();
  await notice.waitFor({ state: 'detached' });
  await task.waitFor({ state: 'detached' });
  // The notice stays for ten seconds.
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByText(`Dejó otra vez por revisar el pago ${payment}`).waitFor();

  await notice.waitFor();
  await task.waitFor();
  await page.goto('/config/paymentProviders');
  const list = page.getByRole('list', { name: 'Pagos por revisar' });
  await list.getByText(payment).waitFor();
  await list.getByRole('button', { name: 'Marcar como revisado' }).click();
  await dialog.getByRole('button', { name: 'Marcar como revisado' }).click();
  await list.waitFor({ state: 'detached' });
  await task.waitFor({ state: 'detached' });

  await page.goto('/config/audit');
  await page
    .getByText(/marcó como revisado un pago: /)
    .first()
    .waitFor();
  await page
    .getByText(/dejó otra vez por revisar un pago: /)
    .first()
    .waitFor();
  expect(problems).toEqual([]);
  await close();
}, 120_000);
