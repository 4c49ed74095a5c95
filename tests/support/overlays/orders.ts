import type { Page } from 'playwright-core';
import { button, dialog, forget, type Overlay } from './overlay.ts';

/** Attaches a PDF to the first order of the list and opens it. */
async function openProof(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: /#\d+/ }).first().click();
  const file = { name: 'recibo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
  await page.locator('input[type=file][accept*=pdf]').setInputFiles(file);
  await page
    .getByRole('region', { name: 'Comprobante de pago' })
    .getByRole('button', { name: /^Revisar el comprobante/ })
    .first()
    .click();
}

/** Over the page of an order. */
export const overlaysOfOrders: Overlay[] = [
  {
    what: 'the tracking of an order',
    of: ['resources/orders/dialogs/ShipmentDialog.tsx'],
    at: 'each',
    path: '/orders?filter={"shipping_order_status_id.in":[10]}',
    open: async (page) => {
      await page.getByRole('main').getByRole('link', { name: /#\d+/ }).first().click();
      await button(page.getByRole('main'), 'Agregar guía').click();
      await dialog(page, 'Guía de envío').getByRole('combobox', { name: 'Transportadora' }).waitFor();
    },
  },
  {
    what: 'the question before an order is cancelled',
    of: ['resources/orders/dialogs/StatusDialog.tsx'],
    at: 'each',
    path: '/orders?filter={"order_status_id.in":[1]}',
    open: async (page) => {
      await page.getByRole('main').getByRole('link', { name: /#\d+/ }).first().click();
      await button(page.getByRole('main'), 'Más acciones').click();
      await page.getByRole('menuitem', { name: 'Cancelar pedido' }).click();
      await button(dialog(page, /^Cancelar el pedido #/), 'Volver').waitFor();
    },
  },
  {
    what: 'a proof of payment of an order',
    of: ['resources/orders/dialogs/ProofDialog.tsx'],
    at: 'both',
    path: '/orders?filter={"order_status_id.in":[1]}',
    open: async (page) => {
      await openProof(page);
      await dialog(page, 'Comprobante de pago').getByText('Es un PDF. Descárgalo para verlo.').waitFor();
    },
  },
  {
    what: 'the reason why a proof of payment is rejected',
    of: ['resources/orders/dialogs/ProofDialog.tsx'],
    at: 'both',
    path: '/orders?filter={"order_status_id.in":[1]}',
    open: async (page) => {
      await openProof(page);
      await button(dialog(page), 'Rechazar').click();
      await dialog(page, 'Rechazar el comprobante').getByRole('textbox').waitFor();
    },
  },
  {
    what: 'the question whether a payment that nobody trusts was looked at',
    of: ['resources/payment-channels-store/review/ReviewDialog.tsx'],
    at: 'both',
    path: '/config/paymentProviders',
    before: async (page) => {
      const payment = {
        id: 1,
        provider: 'wompi',
        attempt_id: 'pago-de-menos',
        reason: 'amount',
        order_id: null,
        created_at: new Date().toISOString(),
      };
      await page.route('**/payment-notifications?*', (route) => route.fulfill({ json: [payment] }));
    },
    open: async (page) => {
      await button(page.getByRole('main'), /^Marcar como revisado/).click();
      await dialog(page, '¿Ya revisaste este pago?').getByRole('textbox').waitFor();
    },
    after: forget,
  },
  {
    what: 'a payment link of an order',
    of: ['resources/orders/dialogs/PaymentLinkDialog.tsx'],
    at: 'each',
    path: '/orders?filter={"order_status_id.in":[1]}',
    open: async (page) => {
      await page.getByRole('main').getByRole('link', { name: /#\d+/ }).first().click();
      await button(page.getByRole('main'), 'Más acciones').click();
      await page.getByRole('menuitem', { name: 'Enviar enlace de pago' }).click();
      await dialog(page).getByRole('heading').first().waitFor();
    },
  },
  {
    what: 'the payment of an order, by how it came',
    of: ['resources/orders/dialogs/PaymentSheet.tsx'],
    at: 'each',
    path: '/orders?filter={"order_status_id.in":[1]}',
    open: async (page) => {
      await page.getByRole('main').getByRole('link', { name: /#\d+/ }).first().click();
      await button(page.getByRole('main'), 'Marcar como pagado').click();
      await dialog(page).locator('button:enabled', { hasText: 'Daviplata' }).waitFor();
    },
  },
  {
    what: 'who owes, with the chats that remind them',
    of: ['resources/orders/dialogs/DebtorsDialog.tsx'],
    at: 'each',
    path: '/orders?filter={"to_collect.in":[1]}',
    open: async (page) => {
      await button(page, 'Recordar los pagos').click();
      await dialog(page, '¿Quién te debe?').getByRole('listitem').first().waitFor();
    },
  },
];
