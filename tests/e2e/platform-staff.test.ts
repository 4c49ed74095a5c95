import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readXlsx } from 'hucre/xlsx';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { silentLogger } from '../../server/adapters/silent-logger.ts';
import { readConfig } from '../../server/config.ts';
import { openPorts } from '../../server/open-ports.ts';
import { dayOf } from '../../domain/dates/day.ts';
import { DESKTOP, openPage, PHONE, sharedBrowser, startBuiltServer } from '../support/browser.ts';
import { demoFolder, DEMO_USER } from '../support/demo-folder.ts';
import { callAs, MERCHANT_PASSWORD, signUpMerchant, type Merchant } from '../support/merchant.ts';
import { axe, hierarchy, settled, sideways, wordsAstray } from '../support/screen-checks.ts';
import { openOwnServer } from '../support/shop.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PHONE_NUMBER = '573001110031';
const SUPPORT = { SUPPORT_WHATSAPP: '573001112233' };
const PAYMENT = 'PayU · pago tx-1';
const RECEIPT = /^Marcar revisado: TND-/;

let merchant: Merchant;
let granted = '';

/** A merchant signs up and owes a plan; the server stops; the operator makes the demo's owner staff; it starts again. */
const shop = openOwnServer(async () => {
  const folder = await demoFolder();
  const env = { TENDERO_DATA: folder, ...SUPPORT };
  const first = await startBuiltServer(env);
  const visitor = await openPage(await sharedBrowser(), first.origin);
  merchant = await signUpMerchant(visitor.page, first.origin, PHONE_NUMBER);
  await callAs(visitor.page, first.origin, 'POST', `${merchant.store}/billing/checkouts`, {
    provider: 'whatsapp',
    plan_id: 3,
    plan_payment_type_id: 1,
  });
  await visitor.close();
  const code = await first.stop();
  if (code !== 0) throw new Error(`The first start ended with ${code}`);
  await leaveDoubts(folder);
  const command = ['run', '-s', 'staff', '--', 'grant', DEMO_USER.email];
  const options = { cwd: ROOT, env: { ...process.env, TENDERO_DATA: folder } };
  granted = (await promisify(execFile)('npm', command, options)).stdout;
  const server = await startBuiltServer(env);
  const stop = async (): Promise<number | null> => {
    const end = await server.stop();
    await rm(folder, { recursive: true, force: true });
    return end;
  };
  return { ...server, stop };
});

/** What doubtful payments leave behind: one of the merchant's receipt, and one that names none. */
async function leaveDoubts(folder: string): Promise<void> {
  const { ports, close } = await openPorts(readConfig({ TENDERO_DATA: folder }), silentLogger, ROOT);
  await ports.database.platformWrite(async (sql) => {
    await sql.updateTable('plan_invoices').set({ review: 'amount' }).where('open', '=', true).execute();
    const report = {
      provider: 'payu',
      event_id: 'tx-1',
      attempt_id: 'tx-1',
      reference: null,
      claimed_state: 'approved',
      body: '',
      state: 'unmatched',
      reason: 'unmatched',
      review: 'unmatched',
      created_at: new Date(),
    };
    await sql.insertInto('plan_notifications').values(report).execute();
  });
  await close();
}

/** No fault of accessibility, nothing to scroll sideways, one title, Spanish words. The last width is the page's own. */
async function sound(page: Page, widths: readonly number[] = [320, PHONE.viewport.width]): Promise<void> {
  await settled(page);
  expect([
    ...(await sideways(page, widths)),
    ...(await hierarchy(page, 'at most one')),
    ...(await wordsAstray(page)),
    ...(await axe(page)),
  ]).toEqual([]);
}

test('[BIL-10] who was made staff by command sees stores, plans and invoices, and takes the report along', async () => {
  expect(granted).toContain("is now of the platform's staff");
  const { page, problems } = await shop.enter(PHONE, '/config');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Plataforma/ })
    .click();
  await page.getByText('Alma Criolla').last().waitFor();
  await sound(page);

  await page.getByPlaceholder('Busca por tienda').fill(PHONE_NUMBER);
  const stores = page.getByRole('tabpanel', { name: 'Tiendas' });
  await stores.getByText(`Dulces ${PHONE_NUMBER}`).waitFor();
  await expect.poll(() => stores.getByText('Alma Criolla').count()).toBe(0);
  await stores.getByText('En prueba').waitFor();

  await page.getByRole('tab', { name: 'Comprobantes' }).click();
  const invoices = page.getByRole('tabpanel', { name: 'Comprobantes' });
  // Each list has a search of its own, and that of the stores is still there for a moment.
  await invoices.getByPlaceholder('Busca por tienda').fill(PHONE_NUMBER);
  await invoices
    .getByText(/TND-\d{6}/)
    .first()
    .waitFor();
  await invoices.getByText('Pendiente de pago').last().waitFor();
  await expect.poll(() => invoices.getByText(/89\.900/).count()).toBe(1);
  await sound(page);

  await page.getByText(/pagos? por revisar$/).waitFor();
  await page.getByRole('link', { name: 'Ver', exact: true }).click();
  await page.getByText(PAYMENT).waitFor();
  await sound(page);
  for (const name of [`Marcar revisado: ${PAYMENT}`, RECEIPT]) {
    await page.getByRole('button', { name }).click();
    const question = page.getByRole('dialog', { name: '¿Ya lo revisaste?' });
    await question.getByLabel('Qué encontraste (opcional)').fill('Lo devolvió PayU');
    await question.getByRole('button', { name: 'Marcar revisado' }).click();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('button', { name }).count()).toBe(0);
  }

  await page.getByRole('tab', { name: 'Tiendas' }).click();
  await page.getByRole('link', { name: 'Usuarios nuevos' }).click();
  await page.getByLabel('Día').fill(dayOf(new Date(), 'America/Bogota'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar', exact: true }).click(),
  ]);
  await sound(page);
  const { sheets } = await readXlsx(new Uint8Array(await readFile(await download.path())));
  const line = sheets[0]?.rows.find((row) => row.includes(merchant.email));
  expect(line?.at(-1)).toMatch(new RegExp(`^Dulces ${PHONE_NUMBER} `));
  expect(problems).toEqual([]);
}, 120_000);

test('[BIL-10] the lists of the platform are tables on a desktop, as sound as on a phone', async () => {
  const { page } = await shop.enter(DESKTOP, '/platform');
  for (const [path, name] of [
    ['/platform', 'Alma Criolla'],
    ['/platform/invoices', 'TND-'],
  ] as const) {
    await page.goto(path);
    const table = page.getByRole('table');
    await table.getByText(name).first().waitFor();
    expect(await table.count()).toBe(1);
    await sound(page, [768, 1024, DESKTOP.viewport.width]);
  }
});

test('[BIL-10] a merchant finds no way there, and is refused by address and by the API', async () => {
  const { page } = await shop.visit(PHONE);
  const credentials = { email: merchant.email, password: MERCHANT_PASSWORD };
  await callAs(page, shop.server.origin, 'POST', '/users/auth', credentials);
  await page.goto('/config');
  await settled(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Tu cuenta/ })
    .waitFor();
  expect(await page.getByRole('link', { name: /^Plataforma/ }).count()).toBe(0);
  for (const at of ['/platform', '/descargar-reporte-usuarios?year=2026&month=5&day=2']) {
    await page.goto(at);
    await page.getByText('No tienes permiso para ver esto').waitFor();
    expect(await page.getByText('Alma Criolla').count()).toBe(0);
  }
  const calls = [
    '/platform/stores',
    '/platform/invoices',
    '/stores/new-users-report?year=2026&month=5&day=2',
  ];
  for (const call of calls) expect((await page.request.get(`/api/v1${call}`)).status(), call).toBe(403);
}, 120_000);
