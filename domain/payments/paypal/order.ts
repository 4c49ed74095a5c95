import { ProviderError, type Claim, type Confirmation, type ProviderAccount } from '../contract.ts';
import type { SearchedAttempt, Send } from '../contract.ts';
import { readCents } from '../cents.ts';
import { idAt, listAt, textAt, type JsonValue } from '../json.ts';
import type { PaymentState } from '../state.ts';
import { openPaypal, type PaypalApi } from './api.ts';
import { CAPTURE } from './webhook.ts';

/** What PayPal says of an order. One that the buyer has approved is captured first: only then has money moved. */
export async function settleOrder(claim: Claim, account: ProviderAccount, send: Send): Promise<Confirmation> {
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
export async function findOrder(
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
