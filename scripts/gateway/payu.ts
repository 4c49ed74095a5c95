import { decimalText } from '../../domain/payments/cents.ts';
import { payuKeys } from '../../domain/payments/payu/account.ts';
import { payuSignature, signedValue } from '../../domain/payments/payu/signatures.ts';
import { gatewayAccount } from './accounts.ts';
import type { GatewayPayment } from './books.ts';
import type { Role } from './role.ts';

const ACCOUNT = gatewayAccount('payu');
/** It reports no chargebacks. */
const HELD = { approved: 'APPROVED', refunded: 'APPROVED', charged_back: 'APPROVED', reinstated: 'APPROVED' };
const STATES = { pending: 'PENDING', declined: 'DECLINED', ...HELD };
const CODES = {
  pending: '7',
  declined: '6',
  approved: '4',
  refunded: '4',
  charged_back: '4',
  reinstated: '4',
};

function transactionsOf(payment: GatewayPayment): object[] {
  const { id, cents, currency, state, refundedCents } = payment;
  const additionalValues = { TX_VALUE: { value: cents / 100, currency } };
  const paid = {
    id,
    type: 'AUTHORIZATION_AND_CAPTURE',
    transactionResponse: { state: STATES[state] },
    additionalValues,
  };
  const goneCents = state === 'refunded' ? cents : (refundedCents ?? 0);
  if (goneCents === 0) return [paid];
  const value = { TX_VALUE: { value: goneCents / 100, currency } };
  const back = { id: `${id}-r`, type: 'REFUND', parentTransactionId: id, additionalValues: value };
  return [paid, { ...back, transactionResponse: { state: 'APPROVED' } }];
}

interface Question {
  command: string;
  merchant: { apiLogin: string; apiKey: string };
  details?: { referenceCode: string };
}

export const payuRole: Role = {
  hosts: ['sandbox.api.payulatam.com', 'api.payulatam.com'],
  async answer(request, url, books) {
    if (url.pathname !== '/reports-api/4.0/service.cgi') return null;
    const { command, merchant, details }: Question = await request.json();
    if (merchant.apiKey !== ACCOUNT.clientSecret || merchant.apiLogin !== ACCOUNT.apiLogin)
      return Response.json({ code: 'ERROR', error: 'Invalid credentials', result: null });
    if (command === 'PING') return Response.json({ code: 'SUCCESS', result: { payload: 'gateway' } });
    const payload = books.ofReference('payu', details?.referenceCode ?? '').map((payment) => ({
      merchantId: Number(ACCOUNT.merchantId),
      referenceCode: payment.reference,
      transactions: transactionsOf(payment),
    }));
    return Response.json({ code: 'SUCCESS', result: { payload } });
  },
  notice({ id, reference, cents, currency, state }) {
    const value = `${decimalText(cents)}${cents % 100 === 0 ? '.00' : ''}`;
    const signed = [ACCOUNT.merchantId, reference, signedValue(value) ?? '', currency, CODES[state]];
    const form = {
      merchant_id: ACCOUNT.merchantId,
      reference_sale: reference,
      value,
      currency,
      state_pol: CODES[state],
      transaction_id: id,
      test: '1',
      // A repeated report of a changed payment is another delivery here.
      date: new Date().toISOString(),
      sign: payuSignature(signed, payuKeys(ACCOUNT), 'MD5'),
    };
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return { query: '', headers, body: new URLSearchParams(form).toString() };
  },
};
