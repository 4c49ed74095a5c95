import { ProviderError, type Checkout, type CheckoutOrder } from '../contract.ts';
import type { ProviderAccount, ProviderAdapter, Send } from '../contract.ts';
import { listAt, textAt } from '../json.ts';
import { openPaypal } from './api.ts';
import { checkPaypalKeys } from './check.ts';
import { findOrder, settleOrder } from './order.ts';
import { readWebhook } from './webhook.ts';

/** Of PayPal's list, which has no COP. HUF, JPY and TWD are left out: they take no decimals. */
const CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'MXN',
  'BRL',
  'CAD',
  'AUD',
  'CHF',
  'NZD',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
];

const APPROVAL_HOSTS = ['www.paypal.com', 'www.sandbox.paypal.com'];

/** PayPal's Orders v2: an order is made, the buyer approves it, we capture it. */
export const paypal: ProviderAdapter = {
  provider: 'paypal',
  needs: ['client_id', 'client_secret', 'event_wompi_key'],
  // Its keys look alike in both environments: PayPal itself is asked.
  wrongEnvironment: () => [],
  checkKeys: checkPaypalKeys,
  currencies: CURRENCIES,
  createCheckout,
  verify: readWebhook,
  confirm: settleOrder,
  find: findOrder,
};

async function createCheckout(order: CheckoutOrder, account: ProviderAccount, send: Send): Promise<Checkout> {
  const api = await openPaypal(account, send);
  const { status, answer } = await api.call({
    method: 'POST',
    path: '/v2/checkout/orders',
    requestId: order.reference,
    body: orderBody(order),
  });
  const link = listAt(answer, 'links').find((each) =>
    ['approve', 'payer-action'].includes(textAt(each, 'rel') ?? ''),
  );
  const url = textAt(link ?? null, 'href') ?? '';
  if ((status !== 200 && status !== 201) || !isTheirs(url))
    throw new ProviderError('paypal', `no order in an answer with status ${status}`);
  return { kind: 'link', url };
}

function orderBody({ reference, description, cents, currency, returnUrl }: CheckoutOrder): object {
  const value = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: reference,
        custom_id: reference,
        invoice_id: reference,
        description,
        amount: { currency_code: currency, value },
      },
    ],
    payment_source: {
      paypal: { experience_context: { return_url: returnUrl, cancel_url: returnUrl } },
    },
  };
}

function isTheirs(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host } = new URL(url);
  return protocol === 'https:' && APPROVAL_HOSTS.includes(host);
}
