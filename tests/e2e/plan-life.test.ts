import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import type { Merchant } from '../support/merchant.ts';
import { openPlanShop } from '../support/plan-shop.ts';
import { axe, settled, sideways } from '../support/screen-checks.ts';

const { shop, visit, call, signUp, enter, subscription, leapTo, atGateway, pay } = openPlanShop();

type State = Awaited<ReturnType<typeof subscription>>['state'];

const MONTH = 8_990_000;
const PATIENCE = { timeout: 60_000 };

interface Line {
  id: number;
  name: string;
  active: number;
}

/** Waits until the server knows this state of the plan: a job has to run first. */
async function becomes(page: Page, merchant: Merchant, state: State): Promise<void> {
  await expect.poll(async () => (await subscription(page, merchant)).state, PATIENCE).toBe(state);
}

/** Waits for an invoice with this status, and returns its id. */
async function invoiceIn(page: Page, { store }: Merchant, status: number): Promise<number> {
  let id = 0;
  const look = async (): Promise<number> => {
    const [newest] = await call<{ id: number; invoice_status_id: number }[]>(
      page,
      'GET',
      `${store}/billing/invoices?limit=1`,
    );
    id = newest?.id ?? 0;
    return newest?.invoice_status_id ?? 0;
  };
  await expect.poll(look, PATIENCE).toBe(status);
  return id;
}

/** From the list of what waits to the provider; returns the reference that it was given. */
async function payWaiting(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Pagar el comprobante/ }).click();
  const box = page.getByRole('dialog');
  await box.getByRole('radio', { name: 'PayU' }).check();
  await box.getByRole('button', { name: /^Pagar\s+\$/ }).click();
  return atGateway(page);
}

/** No fault of accessibility, and nothing to scroll sideways. */
async function sound(page: Page): Promise<void> {
  await settled(page);
  expect(await sideways(page, [320, 768, DESKTOP.viewport.width, PHONE.viewport.width])).toEqual([]);
  expect(await axe(page)).toEqual([]);
}

async function buyMonthly(page: Page, merchant: Merchant): Promise<void> {
  await page.goto('/config/billing');
  await page.getByRole('button', { name: 'Mejorar mi plan' }).click();
  const box = page.getByRole('dialog');
  await box.getByRole('button', { name: 'Mensual' }).click();
  await box.getByText(/89\.900/).waitFor();
  await box.getByRole('button', { name: 'Activar Plan Pro' }).click();
  await box.getByRole('radio', { name: 'PayU' }).check();
  await box.getByRole('button', { name: 'Completar activación' }).click();
  const reference = await atGateway(page);
  await pay({ provider: 'payu', reference, cents: MONTH, state: 'approved' });
  await page.goto(`${shop.server.origin}/config/billing`);
  await becomes(page, merchant, 'active');
}

/** First: its visitor lives today. */
test('[BIL-05] [BIL-04] on a desktop by Mercado Pago: free to Pro, after a forged return and a failed payment that change nothing', async () => {
  const { page, close } = await visit(DESKTOP);
  const merchant = await signUp(page, '573001110004');
  const plan = async (): Promise<string> => (await subscription(page, merchant)).plan_name;

  await page.goto('/config/billing');
  await page.getByRole('button', { name: 'Mejorar mi plan' }).click();
  const box = page.getByRole('dialog');
  await box.getByRole('button', { name: 'Activar Plan Pro' }).click();
  await box.getByRole('radio', { name: 'Mercado Pago' }).check();
  await box.getByRole('button', { name: 'Completar activación' }).click();
  const reference = await atGateway(page);

  const back = `/payments/2/2?status=approved&reference=${reference}`;
  await page.goto(shop.server.origin + back);
  await page.getByText(/^El medio de pago aprobó tu pago/).waitFor();
  await settled(page);
  expect(await axe(page)).toEqual([]);
  expect(await plan()).toBe('free');

  await pay({ provider: 'mercado_pago', reference, cents: 65_000_000, state: 'declined' });
  await page.goto(`${shop.server.origin}/payments/2/2?status=rejected&reference=${reference}`);
  await page.getByText(/^El medio de pago rechazó tu pago/).waitFor();
  expect(await plan()).toBe('free');

  await pay({ provider: 'mercado_pago', reference, cents: 65_000_000, state: 'approved' });
  await expect.poll(plan).toBe('pro');
  await page.goto(shop.server.origin + back);
  await page.waitForURL('**/thank-you');
  await page.goto(`${shop.server.origin}/config/billing`);
  await page.getByText('Plan Pro · anual').waitFor();
  await page.getByText('Pagado', { exact: true }).first().waitFor();
  await close();
}, 180_000);

test('[BIL-04] [BIL-08] [BIL-09] [SHL-06] on a phone by PayU: a plan is renewed, fails, is overdue, blocked, paid and given up', async () => {
  const first = await visit(PHONE);
  const merchant = await signUp(first.page, '573001110011');
  let cut = '';
  /** So many days before the last paid one, or after it. */
  const comeBack = async (left: number | null, at: string): Promise<Page> => {
    if (left !== null) leapTo(cut, left);
    return (await enter(PHONE, merchant, at)).page;
  };
  const readCut = async (at: Page): Promise<string> => (await subscription(at, merchant)).next_cut_date ?? '';
  await buyMonthly(first.page, merchant);
  const lines = (page: Page) => call<Line[]>(page, 'GET', `${merchant.store}/user-stores`);
  const there = (await lines(first.page)).length;
  for (const at of [1, 2, 3, 4].slice(there))
    await call(first.page, 'POST', `${merchant.store}/user-stores`, {
      name: `Línea ${at}`,
      mobile_phone_number: `57300111001${at + 4}`,
    });
  cut = await readCut(first.page);
  await first.close();

  // Near its end: the bar says until when, and the renewal is paid.
  let page = await comeBack(10, '/');
  const renewal = await invoiceIn(page, merchant, 1);
  await page.getByText(/^Tu plan expira el \d\d\/\d\d\.$/).waitFor();
  await page.getByRole('link', { name: 'Renovar ahora' }).click();
  await page.getByRole('heading', { name: 'Por pagar' }).waitFor();
  await page.getByText('Por vencer').waitFor();
  await sound(page);
  let reference = await payWaiting(page);
  await pay({ provider: 'payu', reference, cents: MONTH, state: 'approved' });
  await becomes(page, merchant, 'active');
  await page.goto(
    `${shop.server.origin}/pay-bill/${renewal}?status=approved&transactionState=4&reference=${reference}`,
  );
  await page.getByText('Pago confirmado. Tu plan está activo.').waitFor();
  const prolonged = await readCut(page);
  expect(prolonged > cut).toBe(true);
  cut = prolonged;

  // The next renewal fails, and becomes overdue; the plan goes on for the days of grace.
  page = await comeBack(7, '/config/billing');
  const failed = await invoiceIn(page, merchant, 1);
  expect(failed).not.toBe(renewal);
  reference = await payWaiting(page);
  await pay({ provider: 'payu', reference, cents: MONTH, state: 'declined' });
  await page.goto(
    `${shop.server.origin}/pay-bill/${failed}?status=rejected&transactionState=6&reference=${reference}`,
  );
  await page.getByText(/^El medio de pago rechazó tu pago/).waitFor();
  expect(await subscription(page, merchant)).toMatchObject({
    state: 'near_expiry',
    open_invoice_id: failed,
  });

  page = await comeBack(-2, '/');
  await popupOf(page).waitFor();
  expect(await invoiceIn(page, merchant, 3)).toBe(failed);
  await popupOf(page).getByRole('link', { name: 'Pagar mi plan' }).click();
  await page.getByText('Tu plan venció. Págalo para no perder sus funciones.').waitFor();
  await page.getByRole('region', { name: 'Tu plan' }).getByText('Vencido').waitFor();
  await page.getByText('4 de 5').waitFor();
  await sound(page);

  // Blocked: one can pay or leave, and nothing else.
  page = await comeBack(-11, '/');
  const popup = page.getByRole('alertdialog', { name: 'Tu plan venció' });
  await popup.waitFor();
  await becomes(page, merchant, 'blocked');
  await page.keyboard.press('Escape');
  await popup.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.locator('input[name=password]').waitFor();
  page = await comeBack(null, '/');
  await popupOf(page).getByRole('link', { name: 'Pagar mi plan' }).click();
  await page.getByText('Bloqueado').waitFor();
  await sound(page);
  reference = await payWaiting(page);
  await pay({ provider: 'payu', reference, cents: MONTH, state: 'approved' });
  await becomes(page, merchant, 'active');
  cut = await readCut(page);
  page = await comeBack(null, '/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
  expect(await popupOf(page).count()).toBe(0);

  // Given up: it lasts until its last paid day, and then three lines are too many.
  await page.goto('/config/billing');
  await page.getByRole('button', { name: 'Cancelar mi plan' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Cancelar mi plan' })
    .click();
  await page.getByText('No se renueva', { exact: true }).waitFor();
  page = await comeBack(-1, '/config/billing');
  const choice = page.getByRole('dialog', { name: 'Elige qué líneas siguen' });
  await choice.getByText('Quita 3 líneas para seguir.').waitFor();
  expect(await choice.getByRole('button', { name: 'Dejar estas líneas' }).isDisabled()).toBe(true);
  const all = await lines(page);
  expect(all.filter(({ active }) => active === 1)).toHaveLength(4);
  const kept = all.at(-1);
  for (const line of all.slice(0, -1)) await choice.getByRole('checkbox', { name: line.name }).uncheck();
  await choice.getByRole('button', { name: 'Dejar estas líneas' }).click();
  await page.getByText('Listo: tus líneas quedaron como elegiste').waitFor();
  await page.reload();
  await page.getByText('1 de 1').waitFor();
  await settled(page);
  expect(await choice.count()).toBe(0);
  const after = await lines(page);
  expect(after.filter(({ active }) => active === 1).map(({ id }) => id)).toEqual([kept?.id]);
  expect(after).toHaveLength(4);
  expect((await subscription(page, merchant)).state).toBe('free');
}, 240_000);

function popupOf(page: Page) {
  return page.getByRole('alertdialog', { name: 'Tu plan venció' });
}
