import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import words from '../../../i18n/payment-providers/es.json';
import { CHANNEL_IDS } from '../../../domain/payments/channels.ts';
import { createRole } from '../../../server/modules/identity/members.ts';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin } from '../stage.tsx';

let browser: BrowserWithApi;
let orderId: number;
const store = (path: string) => `/stores/${browser.test.storeId}${path}`;

beforeAll(async () => {
  browser = await openBrowser();
  const owner = await signedIn(browser.test, 'owner');
  const branch = { name: 'Centro', mobile_phone_number: '573001112233' };
  const made = await owner.post<{ id: number }>(store('/user-stores'), branch);
  const order = await owner.post<{ id: number }>(store('/orders'), {
    date: new Date().toISOString(),
    user_store_id: made.body.id,
    order_status_id: 1,
    shipping_order_status_id: 8,
    order_method_id: 1,
    sales_channel: 'whatsapp',
    order_details: [{ name: 'Ruana', price: 90_000, quantity: 1 }],
  });
  orderId = order.body.id;
  expect(order.status).toBe(201);
});
beforeEach(async () => {
  await browser.test.database.write(browser.test.storeId, async (tx) => {
    await tx.sql.deleteFrom('payment_notifications').execute();
    await tx.sql
      .insertInto('payment_notifications')
      .values({
        store_id: browser.test.storeId,
        provider: 'wompi',
        event_id: 'pago-de-menos',
        channel_id: CHANNEL_IDS.wompi,
        attempt_id: 'pago-de-menos',
        claimed_state: 'approved',
        body: '{}',
        state: 'refused',
        reason: 'amount',
        order_id: orderId,
        created_at: new Date(),
      })
      .execute();
  });
});
afterAll(() => browser.close());

/** The first page of a test loads its code, which takes a busy machine long. */
const DOUBT = /avisó de un pago de este pedido.*pago-de-menos/;

async function stored() {
  return browser.test.database.read(browser.test.storeId, (sql) =>
    sql
      .selectFrom('payment_notifications')
      .select(['id', 'reviewed_at', 'review_note'])
      .executeTakeFirstOrThrow(),
  );
}

test('[PAY-01] a doubtful payment is marked as reviewed on its order, and the notice takes it back', async () => {
  const { user } = await openAdmin({ browser, path: `/orders/${orderId}` });
  expect(await screen.findByText(DOUBT)).toBeVisible();
  await user.click(screen.getByRole('button', { name: words.mark }));
  const dialog = within(await screen.findByRole('dialog', { name: words.mark_question }));
  expect(dialog.getByText(/^Wompi, referencia pago-de-menos\./)).toBeVisible();
  const note = dialog.getByRole('textbox', { name: words.mark_note });
  await user.click(note);
  await user.paste('x'.repeat(201));
  await user.click(dialog.getByRole('button', { name: words.mark }));
  expect(await dialog.findByText('La nota puede tener hasta 200 caracteres')).toBeVisible();
  expect((await stored()).reviewed_at).toBeNull();
  await user.clear(note);
  await user.type(note, 'Pagó el resto');
  await user.click(dialog.getByRole('button', { name: words.mark }));

  const notice = await screen.findByText(words.marked);
  await waitFor(() => expect(screen.queryByText(DOUBT)).toBeNull());
  expect(await stored()).toMatchObject({ review_note: 'Pagó el resto' });
  expect(await screen.findByText('Marcó como revisado el pago pago-de-menos')).toBeVisible();
  expect(screen.getByText('Sobre el pago: «Pagó el resto»')).toBeVisible();

  const bar = notice.closest<HTMLElement>('[role="alert"]') ?? document.body;
  await user.click(within(bar).getByRole('button', { name: words.unmark }));
  expect(await screen.findByText(DOUBT)).toBeVisible();
  expect(await screen.findByText('Dejó otra vez por revisar el pago pago-de-menos')).toBeVisible();
  expect((await stored()).reviewed_at).toBeNull();
});

test('[PAY-01] Home and the providers page follow a review, also one of another member', async () => {
  const { user, path, go } = await openAdmin({ browser, path: '/', width: 390 });
  await user.click(await screen.findByRole('link', { name: '1 pago por revisar' }));
  await waitFor(() => expect(path()).toBe('/config/paymentProviders'));
  await user.click(await screen.findByRole('button', { name: words.mark }));
  const dialog = within(await screen.findByRole('dialog', { name: words.mark_question }));
  await user.click(dialog.getByRole('button', { name: words.mark }));
  await screen.findByText(words.marked);
  await waitFor(() => expect(screen.queryByRole('list', { name: words.review })).toBeNull());
  expect(await stored()).toMatchObject({ review_note: null });

  const { id } = await stored();
  const owner = await signedIn(browser.test, 'owner');
  await go('/');
  await waitFor(() => expect(browser.streams).not.toEqual([]));
  expect(screen.queryByRole('link', { name: /por revisar/ })).toBeNull();
  await owner.delete(store(`/payment-notifications/${id}/review`));
  browser.tell({ type: 'payment-notifications.reviewed', id });
  await screen.findByRole('link', { name: '1 pago por revisar' });
  await owner.put(store(`/payment-notifications/${id}/review`), {});
  browser.tell({ type: 'payment-notifications.reviewed', id });
  await waitFor(() => expect(screen.queryByRole('link', { name: /por revisar/ })).toBeNull());
});

test('[PAY-01] a member who may not say that money has arrived sees the payment without the button', async () => {
  const { ports, storeId, people } = browser.test;
  const permissions = ['orders.read', 'orders.write', 'payment-channels-store.read'];
  const role_id = await createRole(ports, storeId, { name: 'Mira', permissions });
  await browser.test.database.platformWrite((sql) =>
    sql.updateTable('memberships').set({ role_id }).where('user_id', '=', people.seller.userId).execute(),
  );
  await openAdmin({ browser, path: `/orders/${orderId}`, who: 'seller' });
  expect(await screen.findByText(DOUBT)).toBeVisible();
  expect(screen.queryByRole('button', { name: words.mark })).toBeNull();
});
