import { ProviderError, type Checkout, type CheckoutOrder } from '../contract.ts';
import type { AccountField, ProviderAccount, ProviderAdapter, Send } from '../contract.ts';
import { parseJson, textAt } from '../json.ts';
import { checkMercadoPagoKeys } from './check.ts';
import { askForPayment, findPayments, MERCADO_PAGO_API } from './payment.ts';
import { readWebhook } from './webhook.ts';

/** Mercado Pago's Checkout Pro: a preference is made, and the buyer goes where it says. */
export const mercadoPago: ProviderAdapter = {
  provider: 'mercado_pago',
  needs: ['client_id', 'client_secret', 'event_wompi_key'],
  wrongEnvironment: misplacedToken,
  checkKeys: checkMercadoPagoKeys,
  currencies: ['COP', 'ARS', 'BRL', 'CLP', 'MXN', 'PEN', 'UYU'],
  createCheckout,
  verify: async (notification, account) => readWebhook(notification, account),
  confirm: askForPayment,
  find: findPayments,
};

/** Tokens of real accounts begin with `APP_USR-` in both environments; those of tests alone with `TEST-`. */
function misplacedToken({ clientSecret, testMode }: ProviderAccount): AccountField[] {
  return !testMode && clientSecret.startsWith('TEST-') ? ['client_secret'] : [];
}

async function createCheckout(order: CheckoutOrder, account: ProviderAccount, send: Send): Promise<Checkout> {
  const { status, body } = await send({
    method: 'POST',
    url: `${MERCADO_PAGO_API}/checkout/preferences`,
    headers: {
      authorization: `Bearer ${account.clientSecret}`,
      'content-type': 'application/json',
      'x-idempotency-key': order.reference,
    },
    body: JSON.stringify(preferenceOf(order)),
  });
  const preference = parseJson(body);
  const url = textAt(preference, account.testMode ? 'sandbox_init_point' : 'init_point');
  if ((status !== 200 && status !== 201) || url === null || !isTheirs(url))
    throw new ProviderError('mercado_pago', `no preference in an answer with status ${status}`);
  return { kind: 'link', url };
}

function preferenceOf(order: CheckoutOrder): object {
  const { reference, description, cents, currency, returnUrl, notificationUrl, email } = order;
  return {
    items: [
      { id: reference, title: description, quantity: 1, unit_price: cents / 100, currency_id: currency },
    ],
    external_reference: reference,
    notification_url: notificationUrl,
    back_urls: { success: returnUrl, failure: returnUrl, pending: returnUrl },
    auto_return: 'all',
    ...(email === null ? {} : { payer: { email } }),
  };
}

/** Buyers are sent to Mercado Pago and nowhere else, whatever an answer says. */
function isTheirs(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && /(^|\.)mercadopago\.com(\.[a-z]{2})?$/.test(hostname);
}
