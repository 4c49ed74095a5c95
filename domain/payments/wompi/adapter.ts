import {
  ProviderError,
  type AccountField,
  type CheckoutOrder,
  type Claim,
  type Confirmation,
  type KeyFault,
  type ProviderAccount,
  type ProviderAdapter,
  type SearchedAttempt,
  type Send,
} from '../contract.ts';
import { hexDigest, sameDigest } from '../digest.ts';
import { idAt, idsAt, listAt, parseJson, textAt, valueAt, type JsonValue } from '../json.ts';
import type { PaymentState } from '../state.ts';

type Key = 'clientId' | 'clientSecret' | 'integrity' | 'eventsKey';

const PREFIXES: readonly { field: AccountField; key: Key; test: string; live: string }[] = [
  { field: 'client_id', key: 'clientId', test: 'pub_test_', live: 'pub_prod_' },
  { field: 'client_secret', key: 'clientSecret', test: 'prv_test_', live: 'prv_prod_' },
  { field: 'integrity', key: 'integrity', test: 'test_integrity_', live: 'prod_integrity_' },
  { field: 'event_wompi_key', key: 'eventsKey', test: 'test_events_', live: 'prod_events_' },
];

/** Keys with a beginning of neither environment, and how those of the account's environment begin. */
export function misshapenWompiKeys(account: ProviderAccount): { field: AccountField; begins: string }[] {
  return PREFIXES.filter(
    ({ key, test, live }) =>
      account[key] !== '' && !account[key].startsWith(test) && !account[key].startsWith(live),
  ).map(({ field, test, live }) => ({ field, begins: account.testMode ? test : live }));
}

/** Keys whose prefix names another environment than the account's. */
function misplacedKeys(account: ProviderAccount): AccountField[] {
  return PREFIXES.filter(
    ({ key, test, live }) => account[key] !== '' && !account[key].startsWith(account.testMode ? test : live),
  ).map(({ field }) => field);
}

/** Wompi answers 401 to a key that it does not know (docs.wompi.co, errors). Others are for what is no key. */
const REFUSALS = [401, 403, 404, 422];

/** The public key opens the business, and the private one its transactions. */
async function checkWompiKeys(
  { clientId, clientSecret, testMode }: ProviderAccount,
  send: Send,
): Promise<KeyFault[]> {
  const base = testMode ? WOMPI_API.test : WOMPI_API.live;
  const url = `${base}/merchants/${encodeURIComponent(clientId)}`;
  const { status, body } = await send({ method: 'GET', url, headers: {} });
  if (REFUSALS.includes(status)) return [{ field: 'client_id', fault: 'unknown' }];
  if (status !== 200 || textAt(parseJson(body), 'data.presigned_acceptance.acceptance_token') === null)
    throw new ProviderError('wompi', `no business in an answer with status ${status}`);
  if (clientSecret === '') return [];
  const search = `${base}/transactions?reference=tendero`;
  const headers = { authorization: `Bearer ${clientSecret}` };
  const found = await send({ method: 'GET', url: search, headers });
  if (found.status >= 500)
    throw new ProviderError('wompi', `no list in an answer with status ${found.status}`);
  const isRefused = found.status === 401 || found.status === 403;
  return isRefused ? [{ field: 'client_secret', fault: 'unknown' }] : [];
}

/** Wompi's API, for tests and for real money. */
const WOMPI_API = {
  test: 'https://sandbox.wompi.co/v1',
  live: 'https://production.wompi.co/v1',
} as const;

/** Without these among the signed values a checksum vouches for nothing. */
const MUST_BE_SIGNED = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];

/** Wompi signs three or four values. A stranger chooses this list, and joining a long one costs seconds and a gigabyte. */
const MOST_SIGNED = 20;
const SIGNED = /^transaction(?:\.\w{1,40}){1,4}$/;
/** Characters of one signed value; the longest, a reference, has 255 at most. */
const LONGEST_VALUE = 255;

/** The first second that Wompi existed in; one digit less shifts a digit of the amount into the time. */
const EARLIEST = 1_500_000_000;

/** The claim of a genuine event of this account and environment (docs.wompi.co, events). */
function readEvent(text: string, account: ProviderAccount): Claim | null {
  const event = parseJson(text);
  if (valueAt(event, 'event') !== 'transaction.updated') return null;
  if (valueAt(event, 'environment') !== (account.testMode ? 'test' : 'prod')) return null;
  const timestamp = timestampOf(event);
  const values = signedValues(event);
  if (timestamp === null || values === null || account.eventsKey === '') return null;
  const expected = eventChecksum(values, timestamp, account.eventsKey);
  if (!sameDigest(textAt(event, 'signature.checksum') ?? '', expected)) return null;
  const attemptId = idAt(event, 'data.transaction.id');
  const status = textAt(event, 'data.transaction.status');
  if (attemptId === null || status === null) return null;
  return {
    eventId: `${attemptId}:${status}:${timestamp}`,
    attemptId,
    reference: textAt(event, 'data.transaction.reference'),
    state: wompiState(status),
  };
}

/** The signed values in their order. Null where they are none that Wompi would sign. */
function signedValues(event: JsonValue): string[] | null {
  const properties = listAt(event, 'signature.properties');
  if (properties.length > MOST_SIGNED || new Set(properties).size < properties.length) return null;
  if (!MUST_BE_SIGNED.every((property) => properties.includes(property))) return null;
  const values = properties.map((property) => signedValue(event, property));
  return values.every((value) => value !== null) ? values : null;
}

/** One that is missing is signed as an empty text. */
function signedValue(event: JsonValue, property: JsonValue): string | null {
  if (typeof property !== 'string' || !SIGNED.test(property)) return null;
  const value = valueAt(event, `data.${property}`);
  if (typeof value === 'object' && value !== null) return null;
  const text = String(value ?? '');
  return text.length > LONGEST_VALUE ? null : text;
}

/** Ten digits of Unix seconds, in text. */
function timestampOf(event: JsonValue): string | null {
  const seconds = valueAt(event, 'timestamp');
  if (typeof seconds !== 'number' || !Number.isInteger(seconds)) return null;
  return seconds >= EARLIEST && seconds < 10_000_000_000 ? String(seconds) : null;
}

const STATES: ReadonlyMap<string, PaymentState> = new Map([
  ['PENDING', 'pending'],
  ['APPROVED', 'approved'],
  ['DECLINED', 'declined'],
  ['ERROR', 'declined'],
  ['VOIDED', 'refunded'],
]);

function wompiState(status: string): PaymentState {
  return STATES.get(status) ?? 'unknown';
}

const CHECKOUT = 'https://checkout.wompi.co/p/';

/** Wompi's web checkout, with its events. */
export const wompi: ProviderAdapter = {
  provider: 'wompi',
  needs: ['client_id', 'integrity', 'event_wompi_key'],
  wrongEnvironment: misplacedKeys,
  checkKeys: checkWompiKeys,
  currencies: ['COP'],
  createCheckout: async (order, account) => ({ kind: 'link', url: checkoutUrl(order, account) }),
  verify: async ({ body }, account) => readEvent(new TextDecoder().decode(body), account),
  confirm,
  find,
};

function checkoutUrl(order: CheckoutOrder, account: ProviderAccount): string {
  const { reference, cents, currency, email, returnUrl } = order;
  const url = new URL(CHECKOUT);
  const parameters = {
    'public-key': account.clientId,
    currency,
    'amount-in-cents': String(cents),
    reference,
    'signature:integrity': integritySignature({ reference, cents, currency }, account.integrity),
    'redirect-url': returnUrl,
    ...(email === null ? {} : { 'customer-data:email': email }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

async function confirm({ attemptId }: Claim, account: ProviderAccount, send: Send): Promise<Confirmation> {
  const base = account.testMode ? WOMPI_API.test : WOMPI_API.live;
  const url = `${base}/transactions/${encodeURIComponent(attemptId)}`;
  const { status, body } = await send({ method: 'GET', url, headers: {} });
  const answer = parseJson(body);
  const cents = valueAt(answer, 'data.amount_in_cents');
  const [state, currency, reference] = ['status', 'currency', 'reference'].map((name) =>
    textAt(answer, `data.${name}`),
  );
  if (status !== 200 || idAt(answer, 'data.id') !== attemptId || !Number.isSafeInteger(cents))
    throw new ProviderError('wompi', `no transaction in an answer with status ${status}`);
  if (!state || !currency || !reference) throw new ProviderError('wompi', 'half a transaction');
  return {
    attemptId,
    state: wompiState(state),
    cents: Number(cents),
    currency,
    reference,
    live: !account.testMode,
    // The event was signed with this account's secret, and each environment has its own address.
    ours: true,
    refundedCents: state === 'VOIDED' ? Number(cents) : 0,
  };
}

/** By reference Wompi answers the private key alone, which a store need not have given. */
async function find(
  { reference }: SearchedAttempt,
  { clientSecret, testMode }: ProviderAccount,
  send: Send,
): Promise<string[] | null> {
  if (clientSecret === '') return null;
  const url = `${testMode ? WOMPI_API.test : WOMPI_API.live}/transactions?reference=${encodeURIComponent(reference)}`;
  const headers = { authorization: `Bearer ${clientSecret}` };
  const { status, body } = await send({ method: 'GET', url, headers });
  const ids = idsAt(parseJson(body), 'data');
  if (status !== 200 || ids === null)
    throw new ProviderError('wompi', `no list in an answer with status ${status}`);
  return ids;
}

/** What the integrity signature covers. Nothing separates the parts, so that a reference must end with no digit. */
interface IntegrityParts {
  reference: string;
  cents: number;
  currency: string;
  /** ISO 8601, UTC; left out where the payment does not expire. */
  expirationTime?: string;
}

/** Signature of a checkout: a plain SHA-256, no HMAC (docs.wompi.co, widget and web checkout). */
export function integritySignature(
  { reference, cents, currency, expirationTime = '' }: IntegrityParts,
  secret: string,
): string {
  return hexDigest.sha256(`${reference}${cents}${currency}${expirationTime}${secret}`);
}

/** Checksum of an event: the signed values in their order, the time in Unix seconds, the secret. */
export function eventChecksum(values: readonly string[], timestamp: string, secret: string): string {
  return hexDigest.sha256(`${values.join('')}${timestamp}${secret}`);
}
