import { readCents } from '../cents.ts';
import {
  ProviderError,
  type Checkout,
  type CheckoutOrder,
  type Claim,
  type Confirmation,
  type KeyFault,
  type ProviderAccount,
  type ProviderAdapter,
  type ProviderCall,
  type SearchedAttempt,
  type Send,
} from '../contract.ts';
import { idAt, listAt, parseJson, textAt, type JsonValue } from '../json.ts';
import type { PaymentState } from '../state.ts';
import { CAPTURE, readWebhook } from './webhook.ts';

/** What PayPal says of an order. One that the buyer has approved is captured first: only then has money moved. */
async function settleOrder(claim: Claim, account: ProviderAccount, send: Send): Promise<Confirmation> {
  const api = await openPaypal(account, send);
  const id = await orderIdOf(claim.attemptId, api);
  const path = `/v2/checkout/orders/${encodeURIComponent(id)}`;
  const found = await api.call({ method: 'GET', path });
  if (textAt(found.answer, 'status') !== 'APPROVED') return confirmation(id, found, account);
  // The same id for every try: PayPal then captures once.
  const captured = await api.call({ method: 'POST', path: `${path}/capture`, requestId: `capture-${id}` });
  if (captured.status >= 500) throw new ProviderError('paypal', `no capture, status ${captured.status}`);
  return confirmation(id, await api.call({ method: 'GET', path }), account);
}

/** The order behind the address at which the buyer approves it, once they have. PayPal forgets others after days. */
async function findOrder(
  { checkout }: SearchedAttempt,
  account: ProviderAccount,
  send: Send,
): Promise<string[]> {
  const token = checkout.kind === 'link' ? new URL(checkout.url).searchParams.get('token') : null;
  if (token === null) throw new ProviderError('paypal', 'no order in the address of the checkout');
  const api = await openPaypal(account, send);
  const path = `/v2/checkout/orders/${encodeURIComponent(token)}`;
  const { status, answer } = await api.call({ method: 'GET', path });
  if (status === 404) return [];
  const id = idAt(answer, 'id');
  if (status !== 200 || id === null)
    throw new ProviderError('paypal', `no order in an answer with status ${status}`);
  return ['APPROVED', 'COMPLETED'].includes(textAt(answer, 'status') ?? '') ? [id] : [];
}

async function orderIdOf(attemptId: string, api: PaypalApi): Promise<string> {
  if (!attemptId.startsWith(CAPTURE)) return attemptId;
  const id = encodeURIComponent(attemptId.slice(CAPTURE.length));
  const { answer } = await api.call({ method: 'GET', path: `/v2/payments/captures/${id}` });
  const order = idAt(answer, 'supplementary_data.related_ids.order_id');
  if (order === null) throw new ProviderError('paypal', 'a capture without its order');
  return order;
}

function confirmation(
  id: string,
  { status, answer }: { status: number; answer: JsonValue },
  account: ProviderAccount,
): Confirmation {
  const [unit = null] = listAt(answer, 'purchase_units');
  const cents = readCents(textAt(unit, 'amount.value') ?? '');
  const currency = textAt(unit, 'amount.currency_code');
  const reference = textAt(unit, 'custom_id');
  if (status !== 200 || idAt(answer, 'id') !== id)
    throw new ProviderError('paypal', `no order in an answer with status ${status}`);
  if (cents === null || currency === null || reference === null)
    throw new ProviderError('paypal', 'half an order');
  const payee = textAt(unit, 'payee.merchant_id');
  const captures = listAt(unit, 'payments.captures');
  const held = captures.filter((capture) => HELD.includes(stateOfCapture(capture)));
  const refundedCents = sumOf(listAt(unit, 'payments.refunds'), 'COMPLETED');
  return {
    attemptId: id,
    state: stateOf(captures),
    // What was captured is what was paid; a declined capture moved nothing.
    cents: held.length === 0 ? cents : sumOf(held),
    currency,
    reference,
    live: !account.testMode,
    ours: account.merchantId === '' || payee === account.merchantId,
    refundedCents,
  };
}

const CAPTURED: ReadonlyMap<string, PaymentState> = new Map([
  ['COMPLETED', 'approved'],
  ['PARTIALLY_REFUNDED', 'approved'],
  ['PENDING', 'pending'],
  ['DECLINED', 'declined'],
  ['FAILED', 'declined'],
  ['REFUNDED', 'refunded'],
]);

/** Captures that have moved money, be it back again. */
const HELD: readonly PaymentState[] = ['approved', 'refunded'];
/** Of several captures the first of these decides: a buyer may be declined, and pay with another card. */
const BY_WEIGHT: readonly PaymentState[] = ['approved', 'refunded', 'pending', 'unknown', 'declined'];

/** The money fact is the capture; an order without one has moved none. */
function stateOf(captures: readonly JsonValue[]): PaymentState {
  const states = captures.map(stateOfCapture);
  return BY_WEIGHT.find((state) => states.includes(state)) ?? 'pending';
}

function stateOfCapture(capture: JsonValue): PaymentState {
  return CAPTURED.get(textAt(capture, 'status') ?? '') ?? 'unknown';
}

function sumOf(entries: readonly JsonValue[], status?: string): number {
  return entries
    .filter((entry) => status === undefined || textAt(entry, 'status') === status)
    .reduce<number>((sum, entry) => sum + (readCents(textAt(entry, 'amount.value') ?? '') ?? 0), 0);
}

const HOSTS = { test: 'https://api-m.sandbox.paypal.com', live: 'https://api-m.paypal.com' };

const baseOf = (testMode: boolean): string => (testMode ? HOSTS.test : HOSTS.live);

/** A call of PayPal's API: `body` is sent as JSON, `requestId` makes a repeated call the same one. */
interface PaypalRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  requestId?: string;
}

interface PaypalApi {
  call(request: PaypalRequest): Promise<{ status: number; answer: JsonValue }>;
}

/** PayPal's API with a token of this account. */
async function openPaypal(account: ProviderAccount, send: Send): Promise<PaypalApi> {
  return withToken(await accessToken(account, send), account, send);
}

/** PayPal's API with a token that it has given. */
function withToken(token: string, { testMode }: ProviderAccount, send: Send): PaypalApi {
  return {
    async call({ method, path, body, requestId }) {
      const call: ProviderCall = {
        method,
        url: `${baseOf(testMode)}${path}`,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
        },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
      };
      const answer = await send(call);
      return { status: answer.status, answer: parseJson(answer.body) };
    },
  };
}

async function accessToken(account: ProviderAccount, send: Send): Promise<string> {
  const { status, token } = await askForToken(account, send);
  if (token === null) throw new ProviderError('paypal', `no token, status ${status}`);
  return token;
}

/** A token for the keys of an account, in its environment; null where PayPal gives none. */
async function askForToken(
  { clientId, clientSecret, testMode }: ProviderAccount,
  send: Send,
): Promise<{ status: number; token: string | null }> {
  const { status, body } = await send({
    method: 'POST',
    url: `${baseOf(testMode)}/v1/oauth2/token`,
    headers: {
      authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  return { status, token: status === 200 ? textAt(parseJson(body), 'access_token') : null };
}

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

/**
 * PayPal's keys look alike in both environments, so it is asked for a token. Keys that it refuses are tried in the other
 * environment: the merchant then reads which of the two mistakes it is.
 */
async function checkPaypalKeys(account: ProviderAccount, send: Send): Promise<KeyFault[]> {
  const { status, token } = await askForToken(account, send);
  if (status === 401) return refusedKeys(account, send);
  if (token === null) throw new ProviderError('paypal', `no token, status ${status}`);
  const path = `/v1/notifications/webhooks/${encodeURIComponent(account.eventsKey)}`;
  const webhook = await withToken(token, account, send).call({ method: 'GET', path });
  if (webhook.status >= 500) throw new ProviderError('paypal', `no webhook, status ${webhook.status}`);
  return webhook.status === 404 ? [{ field: 'event_wompi_key', fault: 'unknown' }] : [];
}

async function refusedKeys(account: ProviderAccount, send: Send): Promise<KeyFault[]> {
  const other = { ...account, testMode: !account.testMode };
  const there = await askForToken(other, send).catch(() => null);
  const fault = there?.token == null ? 'unknown' : 'environment';
  return [
    { field: 'client_id', fault },
    { field: 'client_secret', fault },
  ];
}
