import { isProvider, type Provider } from '../../domain/payments/provider.ts';
import { readCents } from '../../domain/payments/cents.ts';
import type { GatewayPayment } from './books.ts';
import { deliver, type Receiver } from './deliver.ts';
import { FAULTS, type Gateway } from './gateway.ts';
import { gatewayAuthority } from './paypal.ts';

const STATES: readonly GatewayPayment['state'][] = [
  'pending',
  'declined',
  'approved',
  'refunded',
  'charged_back',
  'reinstated',
];

/** Hosts at which buyers pay, and whose they are. */
const CHECKOUTS: ReadonlyMap<string, Provider> = new Map([
  ['checkout.wompi.co', 'wompi'],
  ['sandbox.checkout.payulatam.com', 'payu'],
  ['sandbox.mercadopago.com.co', 'mercado_pago'],
  ['www.sandbox.paypal.com', 'paypal'],
]);

/**
 * The gateway as a web server. `/<host>/<path>` is that host's own address. A checkout shows what is to be paid, with a
 * link for each end. `/faults/<fault>` makes the APIs misbehave.
 */
export async function atDesk(gateway: Gateway, request: Request, receiver: Receiver): Promise<Response> {
  const url = new URL(request.url);
  const [, first = '', ...rest] = url.pathname.split('/');
  if (first === 'authority.pem') return new Response(gatewayAuthority());
  if (first === 'faults') {
    gateway.fault = FAULTS.find((fault) => fault === rest[0]) ?? 'none';
    return new Response(`The APIs: ${gateway.fault}\n`);
  }
  if (first === 'pay') return pay(gateway, url.searchParams, receiver);
  const provider = CHECKOUTS.get(first);
  if (provider !== undefined) return checkout(provider, await asked(request, url));
  const real = new URL(`/${rest.join('/')}${url.search}`, `https://${first}`);
  const body = request.method === 'GET' ? {} : { body: await request.text() };
  return gateway.fetch(new Request(real, { method: request.method, headers: request.headers, ...body }));
}

interface Asked {
  reference: string;
  cents: string;
  currency: string;
}

/** What a checkout was opened with: in its address, or in PayU's form. */
async function asked(request: Request, url: URL): Promise<Asked> {
  const sent = request.method === 'POST' ? new URLSearchParams(await request.text()) : url.searchParams;
  const at = (...names: string[]): string => names.map((name) => sent.get(name)).find(Boolean) ?? '';
  const amount = readCents(at('amount'));
  return {
    reference: at('reference', 'referenceCode'),
    cents: amount === null ? at('cents', 'amount-in-cents') : String(amount),
    currency: at('currency'),
  };
}

function checkout(provider: Provider, { reference, cents, currency }: Asked): Response {
  const links = STATES.map((state) => {
    const query = new URLSearchParams({ provider, reference, cents, currency, state });
    return `<li><a href="/pay?${query.toString().replaceAll('&', '&amp;')}">${state}</a></li>`;
  });
  const page = `<!doctype html><meta charset="utf-8"><title>Gateway</title><h1>${provider}</h1><ul>${links.join('')}</ul>`;
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** `times`, `shuffled`, `delay` and several `state` play a provider that repeats, mixes and waits. */
async function pay(gateway: Gateway, query: URLSearchParams, receiver: Receiver): Promise<Response> {
  const provider = query.get('provider') ?? '';
  const states = STATES.filter((state) => query.getAll('state').includes(state));
  const [first] = states;
  if (!isProvider(provider) || first === undefined)
    return new Response('Unknown provider or state', { status: 400 });
  const payment = gateway.books.add({
    provider,
    reference: query.get('reference') ?? '',
    cents: Number(query.get('cents')),
    currency: query.get('currency') ?? 'COP',
    state: first,
  });
  const answers = await deliver(gateway, payment, states, receiver, {
    times: Number(query.get('times') ?? 1),
    shuffled: query.has('shuffled'),
    delay: Number(query.get('delay') ?? 0),
  });
  return Response.json({ payment: payment.id, answers });
}
