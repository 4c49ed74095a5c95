import { eventChecksum } from '../../domain/payments/wompi/adapter.ts';
import { gatewayAccount } from './accounts.ts';
import type { GatewayPayment } from './books.ts';
import type { Role } from './role.ts';

/** It reports no chargebacks: those are settled by mail. */
const STATUS = {
  pending: 'PENDING',
  declined: 'DECLINED',
  approved: 'APPROVED',
  refunded: 'VOIDED',
  charged_back: 'APPROVED',
  reinstated: 'APPROVED',
};

const transactionOf = ({ id, reference, cents, currency, state }: GatewayPayment) => ({
  id,
  status: STATUS[state],
  amount_in_cents: cents,
  reference,
  currency,
});

export const wompiRole: Role = {
  hosts: ['sandbox.wompi.co', 'production.wompi.co'],
  async answer(request, url, books) {
    const { clientId } = gatewayAccount('wompi');
    const [, key] = /^\/v1\/merchants\/([^/]+)$/.exec(url.pathname) ?? [];
    if (key !== undefined)
      return key === clientId
        ? Response.json({ data: { presigned_acceptance: { acceptance_token: 'gateway' } } })
        : Response.json({ error: { type: 'INVALID_ACCESS_TOKEN' } }, { status: 401 });
    const asked = url.searchParams.get('reference');
    if (url.pathname === '/v1/transactions' && asked !== null) {
      if (request.headers.get('authorization') !== `Bearer ${gatewayAccount('wompi').clientSecret}`)
        return new Response(null, { status: 401 });
      return Response.json({ data: books.ofReference('wompi', asked).map(transactionOf) });
    }
    const [, id] = /^\/v1\/transactions\/([\w-]+)$/.exec(url.pathname) ?? [];
    const payment = books.find('wompi', id ?? '');
    return payment === undefined ? null : Response.json({ data: transactionOf(payment) });
  },
  notice(payment) {
    const transaction = transactionOf(payment);
    const timestamp = Math.floor(Date.now() / 1000);
    const properties = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];
    const values = [transaction.id, transaction.status, String(transaction.amount_in_cents)];
    const checksum = eventChecksum(values, String(timestamp), gatewayAccount('wompi').eventsKey);
    const event = {
      event: 'transaction.updated',
      data: { transaction },
      environment: 'test',
      signature: { properties, checksum },
      timestamp,
      sent_at: new Date(timestamp * 1000).toISOString(),
    };
    const headers = { 'content-type': 'application/json', 'x-event-checksum': checksum };
    return { query: '', headers, body: JSON.stringify(event) };
  },
};
