import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { openShop } from '../support/shop.ts';
import { answerStore } from '../support/overlays/shell.ts';

const shop = openShop();

test('[CFG-06] a domain is named, fails, is verified and changed', async () => {
  const { page, problems, close } = await shop.enter(PHONE, '/config/domain');
  const name = page.getByRole('textbox', { name: 'Tu dominio' });
  await name.pressSequentially(' https://www.Lenta-Café.CO/inicio');
  await page.getByText(/^Entendimos lenta-café\.co \(xn--lenta-caf-.*\.co\)$/).waitFor();
  await name.fill('localhost');
  await name.press('Enter');
  await page.getByText('Ese nombre solo existe dentro de una red.').waitFor();
  await name.fill('HTTP://www.lenta-alma.co/');
  await page.getByText('Entendimos lenta-alma.co', { exact: true }).waitFor();
  await name.press('Enter');

  const record = page.getByRole('group', { name: 'Registro A' });
  await record.getByRole('button', { name: 'Copiar valor: 203.0.113.10' }).click();
  await record.getByText('Copiado').waitFor();
  await page.getByRole('button', { name: 'Verificar', exact: true }).click();
  await page.getByText('El registro A de lenta-alma.co no está configurado correctamente').waitFor();
  await page.getByText('198.51.100.7').waitFor();
  await page.getByText('203.0.113.10').waitFor();
  await page.getByText('entre 10 minutos y 48 horas').waitFor();

  // The wait is the server's: another visit finds it.
  await page.reload();
  await page.getByRole('button', { name: 'Verificar otra vez' }).click();
  await page.getByText('lenta-alma.co está conectado').waitFor();
  const read = await page.request.get(shop.api);
  expect(await read.json()).toMatchObject({
    domain: 'lenta-alma.co',
    custom_domain_created_at: expect.any(String),
  });
  // Another one may take its place.
  await page.getByRole('button', { name: 'Cambiar dominio' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('dejará de abrir en').waitFor();
  await question.getByRole('button', { name: 'Cambiar dominio' }).click();
  await name.waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('[SHL-13] without the plan the wizard is under Función Premium', async () => {
  const { page, close } = await shop.enter(PHONE, '/config/domain');
  await answerStore(page, {}, { is_custom_domain_enabled: false });
  await page.reload();
  await page.getByRole('heading', { name: 'Función Premium' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Tu dominio' }).count()).toBe(0);
  await close();
});
