import { readCents } from '../cents.ts';
import {
  ProviderError,
  type AccountField,
  type Checkout,
  type CheckoutOrder,
  type Claim,
  type Confirmation,
  type KeyFault,
  type ProviderAccount,
  type ProviderAdapter,
  type RawNotification,
  type SearchedAttempt,
  type Send,
} from '../contract.ts';
import { hexDigest, sameDigest } from '../digest.ts';
import { idAt, idsAt, parseJson, textAt, valueAt, type JsonValue } from '../json.ts';
import type { PaymentState } from '../state.ts';

const STATES: ReadonlyMap<string, PaymentState> = new Map([
  ['pending', 'pending'],
  ['in_process', 'pending'],
  ['authorized', 'pending'],
  ['in_mediation', 'approved'],
  ['approved', 'approved'],
  ['rejected', 'declined'],
  ['cancelled', 'declined'],
  ['refunded', 'refunded'],
  ['charged_back', 'charged_back'],
]);

/** A dispute that the store has won says so in its detail: the payment stays charged back. */
function mercadoPagoState(status: string, detail: string | null): PaymentState {
  if (status === 'charged_back' && detail === 'reimbursed') return 'reinstated';
  return STATES.get(status) ?? 'unknown';
}

const MERCADO_PAGO_API = 'https://api.mercadopago.com';

/** What Mercado Pago says of a payment to this account. */
async function askForPayment(
  { attemptId }: Claim,
  account: ProviderAccount,
  send: Send,
): Promise<Confirmation> {
  const { status, body } = await send({
    method: 'GET',
    url: `${MERCADO_PAGO_API}/v1/payments/${encodeURIComponent(attemptId)}`,
    headers: { authorization: `Bearer ${account.clientSecret}` },
  });
  const payment = parseJson(body);
  const cents = centsAt(payment, 'transaction_amount');
  const [state, currency, reference] = ['status', 'currency_id', 'external_reference'].map((name) =>
    textAt(payment, name),
  );
  const live = valueAt(payment, 'live_mode');
  if (status !== 200 || idAt(payment, 'id') !== attemptId || typeof live !== 'boolean')
    throw new ProviderError('mercado_pago', `no payment in an answer with status ${status}`);
  if (cents === null || !state || !currency || !reference)
    throw new ProviderError('mercado_pago', 'half a payment');
  return {
    attemptId,
    state: mercadoPagoState(state, textAt(payment, 'status_detail')),
    cents,
    currency,
    reference,
    live,
    ours: idAt(payment, 'collector_id') === account.clientId,
    refundedCents: centsAt(payment, 'transaction_amount_refunded') ?? 0,
  };
}

/** The ids of the payments that have our reference. */
async function findPayments(
  { reference }: SearchedAttempt,
  { clientSecret }: ProviderAccount,
  send: Send,
): Promise<string[]> {
  const { status, body } = await send({
    method: 'GET',
    url: `${MERCADO_PAGO_API}/v1/payments/search?external_reference=${encodeURIComponent(reference)}`,
    headers: { authorization: `Bearer ${clientSecret}` },
  });
  const ids = idsAt(parseJson(body), 'results');
  if (status !== 200 || ids === null)
    throw new ProviderError('mercado_pago', `no list in an answer with status ${status}`);
  return ids;
}

function centsAt(value: JsonValue, path: string): number | null {
  const found = valueAt(value, path);
  return typeof found === 'number' ? readCents(String(found)) : null;
}

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

/** The token says whose it is: money to another user would never be this store's. */
async function checkMercadoPagoKeys(
  { clientId, clientSecret }: ProviderAccount,
  send: Send,
): Promise<KeyFault[]> {
  const headers = { authorization: `Bearer ${clientSecret}` };
  const { status, body } = await send({ method: 'GET', url: `${MERCADO_PAGO_API}/users/me`, headers });
  if (status === 401 || status === 403) return [{ field: 'client_secret', fault: 'unknown' }];
  const id = idAt(parseJson(body), 'id');
  if (status !== 200 || id === null)
    throw new ProviderError('mercado_pago', `no user in an answer with status ${status}`);
  return id === clientId ? [] : [{ field: 'client_id', fault: 'unknown' }];
}

/**
 * The claim of a genuine webhook. It names a payment and nothing else; its state is asked for. What is not signed, such
 * as old IPN and QR notifications, is nobody's word.
 */
function readWebhook(notification: RawNotification, account: ProviderAccount): Claim | null {
  const { headers, query, body } = notification;
  const signature = readSignature(headers.get('x-signature') ?? '');
  const id = query.get('data.id');
  if (signature === null || id === null || id === '' || account.eventsKey === '') return null;
  if (query.get('type') !== 'payment') return null;
  const requestId = headers.get('x-request-id');
  const { ts, v1 } = signature;
  // The documentation signs the id in lower case, the official SDK as received.
  const genuine = [id, id.toLowerCase()].some((spelling) =>
    sameDigest(v1, webhookSignature({ id: spelling, requestId, ts }, account.eventsKey)),
  );
  if (!genuine) return null;
  const live = valueAt(parseJson(new TextDecoder().decode(body)), 'live_mode');
  if (live !== null && live !== !account.testMode) return null;
  return { eventId: `${id}:${requestId ?? ''}:${ts}`, attemptId: id, reference: null, state: 'unknown' };
}

interface SignedParts {
  /** `data.id` of the query, as received. */
  id: string | null;
  /** Header `x-request-id`. */
  requestId: string | null;
  ts: string;
}

/** The signed text. A part that is absent is left out whole. */
function manifest({ id, requestId, ts }: SignedParts): string {
  return [
    id === null ? '' : `id:${id};`,
    requestId === null ? '' : `request-id:${requestId};`,
    `ts:${ts};`,
  ].join('');
}

export function webhookSignature(parts: SignedParts, secret: string): string {
  return hexDigest.hmacSha256(secret, manifest(parts));
}

/** `ts=<time>,v1=<hex>`; the time has 10 digits (seconds) or 13 (milliseconds). Null for anything else. */
function readSignature(header: string): { ts: string; v1: string } | null {
  const parts = new Map(
    header.split(',').map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=');
      return [name.trim(), value.trim()];
    }),
  );
  const [ts = '', v1 = ''] = [parts.get('ts'), parts.get('v1')];
  return /^\d{10}(\d{3})?$/.test(ts) && /^[0-9a-f]{64}$/i.test(v1) ? { ts, v1 } : null;
}
