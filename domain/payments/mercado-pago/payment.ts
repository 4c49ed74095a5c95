import { ProviderError, type Claim, type Confirmation, type ProviderAccount } from '../contract.ts';
import type { SearchedAttempt, Send } from '../contract.ts';
import { readCents } from '../cents.ts';
import { idAt, idsAt, parseJson, textAt, valueAt, type JsonValue } from '../json.ts';
import { mercadoPagoState } from './state.ts';

export const MERCADO_PAGO_API = 'https://api.mercadopago.com';

/** What Mercado Pago says of a payment to this account. */
export async function askForPayment(
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
    state: mercadoPagoState(state),
    cents,
    currency,
    reference,
    live,
    ours: idAt(payment, 'collector_id') === account.clientId,
    refundedCents: centsAt(payment, 'transaction_amount_refunded') ?? 0,
  };
}

/** The ids of the payments that have our reference. */
export async function findPayments(
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
