import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openPlanShop } from '../support/plan-shop.ts';
import { axe, settled, sideways } from '../support/screen-checks.ts';

const { shop, visit, signUp, subscription, atGateway, pay } = openPlanShop();

const WAYS = [
  ['390 px by PayU', PHONE, 'payu', 'PayU', '573001110001', '?transactionState=4', '?transactionState=6'],
  [
    '1440 px by Mercado Pago',
    DESKTOP,
    'mercado_pago',
    'Mercado Pago',
    '573001110004',
    '?status=approved',
    '?status=rejected',
  ],
] as const;

test.each(WAYS)(
  '[BIL-05] [BIL-04] at %s: free to Pro, after a forged return and a failed payment that change nothing',
  async (_, screen, provider, name, phone, approved, rejected) => {
    const { page, close } = await visit(screen);
    const merchant = await signUp(page, phone);
    const plan = async (): Promise<string> => (await subscription(page, merchant)).plan_name;

    await page.goto('/config/billing');
    await page.getByRole('button', { name: 'Mejorar mi plan' }).click();
    const box = page.getByRole('dialog');
    await box.getByRole('button', { name: 'Activar Plan Pro' }).waitFor();
    await settled(page);
    expect(await sideways(page, [screen.viewport.width])).toEqual([]);
    expect(await axe(page)).toEqual([]);
    await box.getByRole('button', { name: 'Activar Plan Pro' }).click();
    await box.getByRole('radio', { name }).check();
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await box.getByRole('button', { name: 'Completar activación' }).click();
    const reference = await atGateway(page);

    const back = `/payments/2/2${approved}&reference=${reference}`;
    await page.goto(shop.server.origin + back);
    await page.getByText(/^El medio de pago aprobó tu pago/).waitFor();
    await settled(page);
    expect(await axe(page)).toEqual([]);
    expect(await plan()).toBe('free');

    await pay({ provider, reference, cents: 65_000_000, state: 'declined' });
    await page.goto(`${shop.server.origin}/payments/2/2${rejected}&reference=${reference}`);
    await page.getByText(/^El medio de pago rechazó tu pago/).waitFor();
    expect(await plan()).toBe('free');

    await pay({ provider, reference, cents: 65_000_000, state: 'approved' });
    await expect.poll(plan, { timeout: 30_000 }).toBe('pro');
    await page.goto(shop.server.origin + back);
    await page.waitForURL('**/thank-you');
    await page.goto(`${shop.server.origin}/config/billing`);
    await page.getByText('Plan Pro · anual').waitFor();
    await page.getByText('Pagada').first().waitFor();
    await settled(page);
    expect(await sideways(page, [screen.viewport.width])).toEqual([]);
    expect(await axe(page)).toEqual([]);
    await close();
  },
  180_000,
);
