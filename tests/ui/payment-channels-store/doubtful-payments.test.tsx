import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import words from '../../../i18n/payment-providers/es.json';
import { CHANNEL_IDS } from '../../../domain/payments/channels.ts';
import type { Alarm } from '../../../domain/payments/notification-state.ts';
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
afterAll(() => browser.close());

/** The first page of a test loads its code, which takes a busy machine long. */

const asked = () => browser.calls.filter(({ url }) => url.includes('payment-notifications'));

async function report(
  attempt: string,
  reason: Alarm | null,
  order: number | null,
  daysAgo = 0,
): Promise<void> {
  const created_at = new Date(Date.now() - daysAgo * 86_400_000);
  await browser.test.database.write(browser.test.storeId, async (tx) => {
    await tx.sql
      .insertInto('payment_notifications')
      .values({
        store_id: browser.test.storeId,
        provider: 'wompi',
        event_id: attempt,
        channel_id: CHANNEL_IDS.wompi,
        attempt_id: attempt,
        claimed_state: 'approved',
        body: '{}',
        state: reason === null ? 'settled' : 'refused',
        reason,
        order_id: order,
        created_at,
      })
      .execute();
  });
  browser.tell({ type: 'payment-notifications.alarm' });
}

test('[PAY-01] a payment that changed no order is work to do, with its reason, order and reference', async () => {
  await openAdmin({ browser, path: `/orders/${orderId}` });
  await screen.findByText('Ruana');
  await waitFor(() => expect(browser.streams).not.toEqual([]));
  await waitFor(() => expect(asked()).not.toEqual([]));
  // An open order hears the alarm.
  await report('pago-de-menos', 'amount', orderId);
  expect(
    await screen.findByText(/avisó de un pago de este pedido.*El valor no es el del pedido.*pago-de-menos/),
  ).toBeVisible();

  // The latest of several, and the way to the others.
  await report('pago-en-otra-moneda', 'currency', orderId);
  expect(await screen.findByText(/La moneda no es la del pedido.*pago-en-otra-moneda/)).toBeVisible();
  expect(screen.queryByText(/pago-de-menos/)).toBeNull();
  const others = screen.getByRole('link', { name: 'Ver otro pago por revisar de este pedido' });
  expect(others).toHaveAttribute('href', '/config/paymentProviders');

  await report('pago-sin-pedido', 'unmatched', null, 3);
  await report('pago-contado', null, orderId);
  await report('pago-de-hace-mucho', 'unmatched', null, 31);
  await report('pago-sin-confirmar', 'unconfirmed', null);
  const { user, path } = await openAdmin({ browser, path: '/', width: 390 });
  await user.click(await screen.findByRole('link', { name: '4 pagos por revisar' }));
  await waitFor(() => expect(path()).toBe('/config/paymentProviders'));
  const element = await screen.findByRole('list', { name: words.review });
  const list = within(element);
  const rows = () => list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows()).toEqual([
    expect.stringMatching(
      /Wompi.*El medio de pago no lo confirmó.*Referencia pago-sin-confirmarMarcar como revisado$/,
    ),
    expect.stringMatching(
      /Wompi.*La referencia no es de ningún pedido.*Referencia pago-sin-pedidoMarcar como revisado$/,
    ),
    expect.stringMatching(
      /La moneda no es la del pedido.*Referencia pago-en-otra-monedaVer pedidoMarcar como revisado$/,
    ),
  ]);
  // What waits for a person comes before the ways to pay.
  const providers = await screen.findByText(words.empty_title);
  expect(element.compareDocumentPosition(providers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(screen.getByRole('button', { name: 'Ver uno más', expanded: false }));
  expect(rows()[3]).toMatch(
    /El valor no es el del pedido.*Referencia pago-de-menosVer pedidoMarcar como revisado$/,
  );
  expect(rows()).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: words.review_less, expanded: true }));
  expect(rows()).toHaveLength(3);
  expect(list.getAllByRole('link')).toHaveLength(1);
  await user.click(list.getByRole('link', { name: words.review_order }));
  await waitFor(() => expect(path()).toBe(`/orders/${orderId}`));
});

test('[PAY-01] a member who may not see how the store is paid is not shown them either', async () => {
  const { ports, storeId, people } = browser.test;
  const role_id = await createRole(ports, storeId, { name: 'Pedidos', permissions: ['orders.read'] });
  await browser.test.database.platformWrite((sql) =>
    sql.updateTable('memberships').set({ role_id }).where('user_id', '=', people.seller.userId).execute(),
  );
  browser.calls.length = 0;
  await openAdmin({ browser, path: `/orders/${orderId}`, who: 'seller' });
  await screen.findByText('Ruana');
  expect(asked()).toEqual([]);
});
