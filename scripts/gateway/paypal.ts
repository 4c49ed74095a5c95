import { createSign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCents } from '../../domain/payments/cents.ts';
import { signedText } from '../../domain/payments/paypal/webhook.ts';
import { gatewayAccount } from './accounts.ts';
import type { GatewayPayment } from './books.ts';
import type { Role } from './role.ts';

const ACCOUNT = gatewayAccount('paypal');
/** Begins the id of an order until somebody pays it: the gateway's payments have ids of their own. */
const MADE = 'order-';
const CERTIFICATE = '/v1/notifications/certs/CERT-gateway';
const EVENTS = {
  pending: 'PENDING',
  declined: 'DENIED',
  approved: 'COMPLETED',
  refunded: 'REFUNDED',
  charged_back: 'REVERSED',
  reinstated: 'COMPLETED',
};
const CAPTURES = {
  pending: 'PENDING',
  declined: 'DECLINED',
  approved: 'COMPLETED',
  refunded: 'REFUNDED',
  charged_back: 'REFUNDED',
  reinstated: 'COMPLETED',
};

const read = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, 'certificates', name), 'utf8');

/** The gateway's own authority, which stands for those that browsers trust. */
export const gatewayAuthority = (): string => read('ca.pem');

interface NewOrder {
  purchase_units: { custom_id: string; amount: { currency_code: string; value: string } }[];
}

function orderOf({ id, reference, cents, currency, state, refundedCents = 0 }: GatewayPayment): object {
  const worth = (hundredths: number) => ({ currency_code: currency, value: (hundredths / 100).toFixed(2) });
  const amount = worth(cents);
  const status = refundedCents > 0 && state === 'approved' ? 'PARTIALLY_REFUNDED' : CAPTURES[state];
  const captures = [{ id: `cap-${id}`, status, amount }];
  const gone = state === 'refunded' ? cents : refundedCents;
  const refunds = gone > 0 ? [{ id: `ref-${id}`, status: 'COMPLETED', amount: worth(gone) }] : [];
  return {
    id,
    status: 'COMPLETED',
    purchase_units: [
      {
        custom_id: reference,
        amount,
        payee: { merchant_id: ACCOUNT.merchantId },
        payments: { captures, refunds },
      },
    ],
  };
}

/** The gateway's keys are of the sandbox: the other environment refuses them, as PayPal does. */
function token(request: Request, url: URL): Response {
  const ours = `Basic ${btoa(`${ACCOUNT.clientId}:${ACCOUNT.clientSecret}`)}`;
  return url.hostname.includes('sandbox') && request.headers.get('authorization') === ours
    ? Response.json({ access_token: 'gateway-token' })
    : Response.json({ error: 'invalid_client' }, { status: 401 });
}

export const paypalRole: Role = {
  hosts: ['api-m.sandbox.paypal.com', 'api-m.paypal.com', 'api.sandbox.paypal.com'],
  async answer(request, url, books) {
    if (url.pathname === CERTIFICATE) return new Response(`${read('leaf.pem')}${read('ca.pem')}`);
    if (url.pathname === '/v1/oauth2/token') return token(request, url);
    const [, webhook] = /^\/v1\/notifications\/webhooks\/([^/]+)$/.exec(url.pathname) ?? [];
    if (webhook !== undefined) return webhook === ACCOUNT.eventsKey ? Response.json({ id: webhook }) : null;
    if (url.pathname === '/v2/checkout/orders') {
      const { purchase_units }: NewOrder = await request.json();
      const [unit] = purchase_units;
      const page = new URL('https://www.sandbox.paypal.com/checkoutnow');
      page.searchParams.set('token', `${MADE}${unit?.custom_id ?? ''}`);
      page.searchParams.set('reference', unit?.custom_id ?? '');
      page.searchParams.set('cents', String(readCents(unit?.amount.value ?? '') ?? 0));
      page.searchParams.set('currency', unit?.amount.currency_code ?? 'USD');
      return Response.json({ id: 'order', links: [{ rel: 'approve', href: page.href }] }, { status: 201 });
    }
    const [, id] = /^\/v2\/checkout\/orders\/([\w-]+)(?:\/capture)?$/.exec(url.pathname) ?? [];
    const payment = id?.startsWith(MADE)
      ? books.ofReference('paypal', id.slice(MADE.length)).at(-1)
      : books.find('paypal', id ?? '');
    if (payment === undefined && id?.startsWith(MADE)) return Response.json({ id, status: 'CREATED' });
    return payment === undefined ? null : Response.json(orderOf(payment));
  },
  notice({ id, reference, state }) {
    const body = JSON.stringify({
      id: `WH-${crypto.randomUUID()}`,
      event_type: `PAYMENT.CAPTURE.${EVENTS[state]}`,
      resource: {
        id: `cap-${id}`,
        custom_id: reference,
        supplementary_data: { related_ids: { order_id: id } },
      },
    });
    const [transmissionId, time] = [crypto.randomUUID(), new Date().toISOString()];
    const text = signedText({
      transmissionId,
      time,
      webhookId: ACCOUNT.eventsKey,
      body: new TextEncoder().encode(body),
    });
    return {
      query: '',
      headers: {
        'content-type': 'application/json',
        'paypal-transmission-id': transmissionId,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': createSign('RSA-SHA256').update(text).sign(read('leaf-key.pem'), 'base64'),
        'paypal-cert-url': `https://api.sandbox.paypal.com${CERTIFICATE}`,
        'paypal-auth-algo': 'SHA256withRSA',
      },
      body,
    };
  },
};
