import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import words from '../../../i18n/platform/es.json';
import { INVOICE_STATUS } from '../../../domain/plans/subscription.ts';
import type { CheckoutAnswer, SubscriptionAnswer } from '../../../domain/plans/billing-types.ts';
import { signedIn } from '../../support/api.ts';
import { makeStaff } from '../../support/staff.ts';
import { DETAILS, openBillingBrowser } from '../invoices/billing-browser.ts';
import type { BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

let browser: BrowserWithApi;

beforeAll(async () => {
  ({ browser } = await openBillingBrowser());
  await import('../../../src/custom/platform/PlatformPage.tsx');
  await makeStaff(browser.test, browser.test.people.owner.userId);
});
afterAll(() => browser.close());
afterEach(cleanup);

/** The merchant of the other store asks the advisor for two plans: the first invoice is voided, the second open. */
async function ordered(): Promise<{ voided: number; open: number }> {
  const merchant = await signedIn(browser.test, 'outsider');
  const base = `/stores/${browser.test.otherStoreId}/billing`;
  await merchant.post(`${base}/information`, DETAILS);
  const order = async (plan_id: number, plan_payment_type_id: number) => {
    const body = { provider: 'whatsapp', plan_id, plan_payment_type_id };
    return (await merchant.post<CheckoutAnswer>(`${base}/checkouts`, body)).body.invoice_id;
  };
  return { voided: await order(3, 1), open: await order(2, 2) };
}

test('[BIL-10] the staff confirm a payment by hand, with how and when; a voided one says the way', async () => {
  const { voided } = await ordered();
  const { user } = await openPart({ browser, path: '/platform/invoices' });
  const [button, ...others] = await screen.findAllByRole('button', { name: /^Confirmar pago: TND-/ });
  if (button === undefined) throw new Error('No invoice can be confirmed');
  expect(others).toEqual([]);
  expect(button).toHaveAccessibleName(/TND-000002 · Tienda Dos · .*650\.000/);
  await user.click(button);
  const question = within(await screen.findByRole('dialog', { name: words.by_hand.title }));
  expect(question.getByText(words.by_hand.effect)).toBeVisible();
  const note = question.getByRole('textbox', { name: words.by_hand.note });
  await user.click(question.getByRole('button', { name: words.by_hand.confirm }));
  expect(note).toHaveAccessibleDescription('Este campo es obligatorio');
  await user.type(note, 'Nequi, hoy a las 9');
  await user.click(question.getByRole('button', { name: words.by_hand.confirm }));
  await screen.findByText(/^Pago confirmado: TND-000002/);
  expect(screen.queryByRole('button', { name: /^Confirmar pago/ })).toBeNull();
  const merchant = await signedIn(browser.test, 'outsider');
  const path = `/stores/${browser.test.otherStoreId}/billing/subscription`;
  expect((await merchant.get<SubscriptionAnswer>(path)).body).toMatchObject({ plan_id: 2, state: 'active' });

  cleanup();
  await openPart({
    browser,
    path: `/platform/invoices?filter=${encodeURIComponent(JSON.stringify({ state: INVOICE_STATUS.voided }))}`,
  });
  expect(await screen.findByText(words.by_hand.voided)).toBeVisible();
  await screen.findByText('TND-000001');
  expect(screen.queryByRole('button', { name: /^Confirmar pago/ })).toBeNull();
  cleanup();
  await browser.test.database.write(browser.test.otherStoreId, ({ sql }) =>
    sql.updateTable('plan_invoices').set({ review: 'voided' }).where('invoice_id', '=', voided).execute(),
  );
  const { user: again } = await openPart({ browser, path: '/platform/payments' });
  await again.click(await screen.findByRole('button', { name: /^Marcar revisado: TND-000001/ }));
  const look = within(await screen.findByRole('dialog', { name: words.review.title }));
  expect(look.getByText(words.by_hand.voided)).toBeVisible();
});

test('[BIL-10] a payment that came in another way meanwhile is named in the question', async () => {
  const merchant = await signedIn(browser.test, 'outsider');
  const base = `/stores/${browser.test.otherStoreId}/billing`;
  await browser.test.database.write(browser.test.otherStoreId, ({ sql }) =>
    sql.updateTable('stores').set({ plan: 'free', next_cut_date: null }).execute(),
  );
  await merchant.post(`${base}/checkouts`, { provider: 'whatsapp', plan_id: 3, plan_payment_type_id: 1 });
  const { user } = await openPart({ browser, path: '/platform/invoices' });
  await user.click(await screen.findByRole('button', { name: /^Confirmar pago: TND-000003/ }));
  const question = within(await screen.findByRole('dialog', { name: words.by_hand.title }));
  await user.type(question.getByRole('textbox', { name: words.by_hand.note }), 'Nequi');
  await browser.test.database.write(browser.test.otherStoreId, ({ sql }) =>
    sql.updateTable('invoices').set({ invoice_status_id: 2 }).where('number', '=', 'TND-000003').execute(),
  );
  await user.click(question.getByRole('button', { name: words.by_hand.confirm }));
  expect(await question.findByText(/Este comprobante ya está pagado/)).toBeVisible();
  expect(question.getByRole('textbox', { name: words.by_hand.note })).toHaveValue('Nequi');
});
