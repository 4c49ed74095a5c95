import { ProviderError, type CheckoutOrder, type Claim, type Confirmation } from '../contract.ts';
import type { ProviderAccount, ProviderAdapter, SearchedAttempt, Send } from '../contract.ts';
import { idAt, idsAt, parseJson, textAt, valueAt } from '../json.ts';
import { WOMPI_API } from './api.ts';
import { checkWompiKeys } from './check.ts';
import { readEvent } from './event.ts';
import { misplacedKeys } from './keys.ts';
import { integritySignature } from './signatures.ts';
import { wompiState } from './state.ts';

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
