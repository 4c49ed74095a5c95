import { webhookSignature } from '../../domain/payments/mercado-pago/adapter.ts';
import { gatewayAccount } from './accounts.ts';
import type { Role } from './role.ts';

const ACCOUNT = gatewayAccount('mercado_pago');
const STATUS = {
  pending: 'in_process',
  declined: 'rejected',
  approved: 'approved',
  refunded: 'refunded',
  charged_back: 'charged_back',
  reinstated: 'charged_back',
};
const DETAIL = { charged_back: 'in_process', reinstated: 'reimbursed' };

interface Preference {
  external_reference: string;
  notification_url: string;
  items: { unit_price: number; currency_id: string }[];
}

export const mercadoPagoRole: Role = {
  hosts: ['api.mercadopago.com'],
  async answer(request, url, books) {
    if (request.headers.get('authorization') !== `Bearer ${ACCOUNT.clientSecret}`)
      return new Response(null, { status: 401 });
    if (url.pathname === '/checkout/preferences') {
      const { external_reference, notification_url, items }: Preference = await request.json();
      const page = new URL('https://sandbox.mercadopago.com.co/checkout/v1/redirect');
      page.searchParams.set('reference', external_reference);
      page.searchParams.set('cents', String(Math.round((items[0]?.unit_price ?? 0) * 100)));
      page.searchParams.set('currency', items[0]?.currency_id ?? 'COP');
      page.searchParams.set('notify', notification_url);
      return Response.json(
        { id: 'pref', sandbox_init_point: page.href, init_point: page.href },
        { status: 201 },
      );
    }
    if (url.pathname === '/users/me') return Response.json({ id: Number(ACCOUNT.clientId), site_id: 'MCO' });
    if (url.pathname === '/v1/payments/search') {
      const found = books.ofReference('mercado_pago', url.searchParams.get('external_reference') ?? '');
      return Response.json({ results: found.map((payment) => ({ id: Number(payment.id) })) });
    }
    const [, id] = /^\/v1\/payments\/(\d+)$/.exec(url.pathname) ?? [];
    const payment = books.find('mercado_pago', id ?? '');
    if (payment === undefined) return null;
    const { reference, cents, currency, state, refundedCents = 0 } = payment;
    return Response.json({
      id: Number(payment.id),
      status: STATUS[state],
      status_detail: state === 'charged_back' || state === 'reinstated' ? DETAIL[state] : null,
      transaction_amount: cents / 100,
      transaction_amount_refunded: (state === 'refunded' ? cents : refundedCents) / 100,
      currency_id: currency,
      external_reference: reference,
      collector_id: Number(ACCOUNT.clientId),
      live_mode: false,
    });
  },
  notice({ id }) {
    const requestId = crypto.randomUUID();
    const ts = String(Date.now());
    const v1 = webhookSignature({ id, requestId, ts }, ACCOUNT.eventsKey);
    return {
      query: `?data.id=${id}&type=payment`,
      headers: {
        'content-type': 'application/json',
        'x-signature': `ts=${ts},v1=${v1}`,
        'x-request-id': requestId,
      },
      body: JSON.stringify({ action: 'payment.updated', type: 'payment', data: { id }, live_mode: false }),
    };
  },
};
