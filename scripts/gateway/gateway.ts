import type { Provider } from '../../domain/payments/provider.ts';
import { Books, type GatewayPayment } from './books.ts';
import { mercadoPagoRole } from './mercado-pago.ts';
import { paypalRole } from './paypal.ts';
import { payuRole } from './payu.ts';
import type { Notice, Role } from './role.ts';
import { wompiRole } from './wompi.ts';

const ROLES: Readonly<Record<Provider, Role>> = {
  wompi: wompiRole,
  payu: payuRole,
  mercado_pago: mercadoPagoRole,
  paypal: paypalRole,
};

/**
 * How the gateway misbehaves: `down` answers 503, `slow` after `delay` milliseconds, `garbage` with half a page, `lies`
 * shows another amount than was paid.
 */
export const FAULTS = ['none', 'down', 'slow', 'garbage', 'lies'] as const;
export type Fault = (typeof FAULTS)[number];

export interface Gateway {
  books: Books;
  fault: Fault;
  /** Milliseconds of `slow`. */
  delay: number;
  /** Answers a call to a provider's own address. */
  fetch(request: Request): Promise<Response>;
  /** The signed report of a payment as it is now, each time another delivery. */
  notice(payment: GatewayPayment): Notice;
}

/** Plays all providers: speaks their protocols, signs like them, and fails or lies on request. Never for real money. */
export function createGateway(): Gateway {
  const books = new Books();
  const gateway: Gateway = {
    books,
    fault: 'none',
    delay: 60_000,
    notice: (payment) => ROLES[payment.provider].notice(payment),
    async fetch(request) {
      const url = new URL(request.url);
      if (gateway.fault === 'down') return new Response('down', { status: 503 });
      if (gateway.fault === 'garbage') return new Response('<html><body>{"data":{"id":', { status: 200 });
      if (gateway.fault === 'slow') await new Promise((resolve) => setTimeout(resolve, gateway.delay));
      const role = Object.values(ROLES).find(({ hosts }) => hosts.includes(url.hostname));
      const answer = await role?.answer(request, url, books);
      if (answer === undefined || answer === null) return new Response('{}', { status: 404 });
      return gateway.fault === 'lies' ? lying(answer) : answer;
    },
  };
  return gateway;
}

/** The same answer with a zero more in every amount. */
async function lying(answer: Response): Promise<Response> {
  const text = await answer.text();
  const body = text.replaceAll(
    /("(?:amount_in_cents|transaction_amount|value)":"?)(\d+)/g,
    (_, name: string, digits: string) => `${name}${digits}0`,
  );
  return new Response(body, { status: answer.status });
}
