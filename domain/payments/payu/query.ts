import { ProviderError, type Claim, type Confirmation, type ProviderAccount } from '../contract.ts';
import type { SearchedAttempt, Send } from '../contract.ts';
import { readCents } from '../cents.ts';
import { idAt, listAt, textAt, valueAt, type JsonValue } from '../json.ts';
import { askReports } from './reports.ts';
import { askedState } from './state.ts';

/** Types of transactions that give money back. */
const BACK = ['REFUND', 'VOID'];

/** What PayU's reports say of one transaction of a reference. */
export async function askForTransaction(
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
export async function findTransactions(
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
