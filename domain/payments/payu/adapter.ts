import { decimalText, readCents } from '../cents.ts';
import {
  ProviderError,
  type Checkout,
  type CheckoutOrder,
  type Claim,
  type Confirmation,
  type KeyFault,
  type ProviderAccount,
  type ProviderAdapter,
  type SearchedAttempt,
  type Send,
} from '../contract.ts';
import { sameDigest } from '../digest.ts';
import { idAt, listAt, parseJson, textAt, valueAt, type JsonValue } from '../json.ts';
import type { PaymentState } from '../state.ts';
import { misplacedMerchant, payuKeys } from './account.ts';
import { payuSignature, readAlgorithm, signedValue } from './signatures.ts';

/** Types of transactions that give money back. */
const BACK = ['REFUND', 'VOID'];

/** What PayU's reports say of one transaction of a reference. */
async function askForTransaction(
  { attemptId, reference }: Claim,
  account: ProviderAccount,
  send: Send,
): Promise<Confirmation> {
  for (const order of await ordersOf(reference, account, send)) {
    const found = listAt(order, 'transactions').find((each) => idAt(each, 'id') === attemptId);
    if (found !== undefined) return confirmation(order, found, attemptId, account);
  }
  throw new ProviderError('payu', 'the transaction is not in the report');
}

/** The ids of the payments of a reference; what went back is no payment. */
async function findTransactions(
  { reference }: SearchedAttempt,
  account: ProviderAccount,
  send: Send,
): Promise<string[]> {
  const orders = await ordersOf(reference, account, send);
  return orders
    .flatMap((order) => listAt(order, 'transactions'))
    .filter((each) => !BACK.includes(textAt(each, 'type') ?? ''))
    .map((each) => idAt(each, 'id'))
    .filter((id) => id !== null);
}

async function ordersOf(
  reference: string | null,
  account: ProviderAccount,
  send: Send,
): Promise<JsonValue[]> {
  const { status, answer } = await askReports(
    { command: 'ORDER_DETAIL_BY_REFERENCE_CODE', details: { referenceCode: reference } },
    account,
    send,
  );
  if (status !== 200 || valueAt(answer, 'code') !== 'SUCCESS')
    throw new ProviderError('payu', `no report in an answer with status ${status}`);
  return listAt(answer, 'result.payload');
}

function confirmation(
  order: JsonValue,
  transaction: JsonValue,
  attemptId: string,
  account: ProviderAccount,
): Confirmation {
  const cents = centsAt(transaction, 'additionalValues.TX_VALUE.value');
  const currency = textAt(transaction, 'additionalValues.TX_VALUE.currency');
  const reference = textAt(order, 'referenceCode');
  if (cents === null || currency === null || reference === null)
    throw new ProviderError('payu', 'half a transaction');
  const refundedCents = refundedOf(order, attemptId);
  const asked = askedState(textAt(transaction, 'transactionResponse.state') ?? '');
  return {
    attemptId,
    state: asked === 'approved' && refundedCents >= cents ? 'refunded' : asked,
    cents,
    currency,
    reference,
    live: !account.testMode,
    ours: idAt(order, 'merchantId') === account.merchantId,
    refundedCents,
  };
}

/** Approved refunds and voids of a transaction, which PayU lists beside it. */
function refundedOf(order: JsonValue, attemptId: string): number {
  return listAt(order, 'transactions')
    .filter((each) => BACK.includes(textAt(each, 'type') ?? ''))
    .filter((each) => idAt(each, 'parentTransactionId') === attemptId)
    .filter((each) => valueAt(each, 'transactionResponse.state') === 'APPROVED')
    .reduce<number>((sum, each) => sum + (centsAt(each, 'additionalValues.TX_VALUE.value') ?? 0), 0);
}

function centsAt(value: JsonValue, path: string): number | null {
  const found = valueAt(value, path);
  return typeof found === 'number' || typeof found === 'string' ? readCents(String(found)) : null;
}

/** `state_pol` of a notification. */
const REPORTED: ReadonlyMap<string, PaymentState> = new Map([
  ['4', 'approved'],
  ['5', 'declined'],
  ['6', 'declined'],
  ['7', 'pending'],
]);

/** `transactionResponse.state` of a query. */
const ASKED: ReadonlyMap<string, PaymentState> = new Map([
  ['APPROVED', 'approved'],
  ['DECLINED', 'declined'],
  ['EXPIRED', 'declined'],
  ['ERROR', 'declined'],
  ['PENDING', 'pending'],
]);

function reportedState(code: string): PaymentState {
  return REPORTED.get(code) ?? 'unknown';
}

function askedState(state: string): PaymentState {
  return ASKED.get(state) ?? 'unknown';
}

const REPORTS = {
  test: 'https://sandbox.api.payulatam.com/reports-api/4.0/service.cgi',
  live: 'https://api.payulatam.com/reports-api/4.0/service.cgi',
};

interface ReportQuery {
  command: 'ORDER_DETAIL_BY_REFERENCE_CODE' | 'PING';
  details?: object;
}

/** One question to PayU's reports, in the environment of the account. */
async function askReports(
  query: ReportQuery,
  account: ProviderAccount,
  send: Send,
): Promise<{ status: number; answer: JsonValue }> {
  const { status, body } = await send({
    method: 'POST',
    url: account.testMode ? REPORTS.test : REPORTS.live,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      test: account.testMode,
      language: 'en',
      merchant: { apiLogin: account.apiLogin, apiKey: account.clientSecret },
      ...query,
    }),
  });
  return { status, answer: parseJson(body) };
}

const CHECKOUT = {
  test: 'https://sandbox.checkout.payulatam.com/ppp-web-gateway-payu/',
  live: 'https://checkout.payulatam.com/ppp-web-gateway-payu/',
};

/** Where forms of PayU go, in tests and for real money. */
export const PAYU_CHECKOUTS: readonly string[] = Object.values(CHECKOUT);

/** PayU Latam's WebCheckout: a form that the buyer sends, and a confirmation that PayU sends. */
export const payu: ProviderAdapter = {
  provider: 'payu',
  needs: ['client_id', 'client_secret', 'merchant_id', 'api_login'],
  wrongEnvironment: misplacedMerchant,
  checkKeys: checkPayuKeys,
  currencies: ['COP', 'USD', 'MXN', 'PEN', 'ARS', 'BRL', 'CLP'],
  createCheckout: async (order, account) => checkoutForm(order, account),
  verify: async ({ body }, account) => readNotification(new TextDecoder().decode(body), account),
  confirm: askForTransaction,
  find: findTransactions,
};

function checkoutForm(order: CheckoutOrder, account: ProviderAccount): Checkout {
  const { reference, currency, description } = order;
  const amount = decimalText(order.cents);
  const algorithm = readAlgorithm(account.signatureAlgorithm);
  const signed = [account.merchantId, reference, amount, currency];
  return {
    kind: 'form',
    action: account.testMode ? CHECKOUT.test : CHECKOUT.live,
    fields: {
      merchantId: account.merchantId,
      accountId: account.clientId,
      description,
      referenceCode: reference,
      amount,
      // Exempt: PayU would take 19 % for included where nothing is said.
      tax: '0',
      taxReturnBase: '0',
      currency,
      algorithmSignature: algorithm,
      signature: payuSignature(signed, payuKeys(account), algorithm),
      test: account.testMode ? '1' : '0',
      responseUrl: order.returnUrl,
      confirmationUrl: order.notificationUrl,
      ...(order.email === null ? {} : { buyerEmail: order.email }),
    },
  };
}

/** PayU's PING says whether login and key belong together, and not which of them is wrong. */
async function checkPayuKeys(account: ProviderAccount, send: Send): Promise<KeyFault[]> {
  const { status, answer } = await askReports({ command: 'PING' }, account, send);
  if (status === 200 && valueAt(answer, 'code') === 'SUCCESS') return [];
  const isRefused = /credential/i.test(textAt(answer, 'error') ?? '');
  if (status !== 401 && status !== 403 && !isRefused)
    throw new ProviderError('payu', `no answer to a ping, status ${status}`);
  return [
    { field: 'client_secret', fault: 'unknown' },
    { field: 'api_login', fault: 'unknown' },
  ];
}

/**
 * The claim of a genuine confirmation, a form. Its signature is checked over the values as received. The algorithm is
 * the account's own: that of the digest's length would let a stranger choose the weakest one.
 */
function readNotification(form: string, account: ProviderAccount): Claim | null {
  const sent = new URLSearchParams(form);
  const at = (name: string): string => sent.get(name) ?? '';
  const value = signedValue(at('value'));
  if (value === null || at('merchant_id') !== account.merchantId || account.clientSecret === '') return null;
  const signed = [at('merchant_id'), at('reference_sale'), value, at('currency'), at('state_pol')];
  const algorithm = readAlgorithm(account.signatureAlgorithm);
  if (algorithm === 'HMAC-SHA256' && account.eventsKey === '') return null;
  if (!sameDigest(at('sign'), payuSignature(signed, payuKeys(account), algorithm))) return null;
  if ((at('test') === '1') !== account.testMode || at('transaction_id') === '') return null;
  return {
    eventId: `${at('transaction_id')}:${at('state_pol')}`,
    attemptId: at('transaction_id'),
    reference: at('reference_sale'),
    state: reportedState(at('state_pol')),
  };
}
