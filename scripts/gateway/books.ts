import type { PaymentState } from '../../domain/payments/state.ts';
import type { Provider } from '../../domain/payments/provider.ts';

/** A payment at the gateway, whichever provider it plays. */
export interface GatewayPayment {
  id: string;
  provider: Provider;
  reference: string;
  cents: number;
  currency: string;
  state: Exclude<PaymentState, 'unknown'>;
  /** Hundredths that went back of a payment that still holds money. */
  refundedCents?: number;
}

/** What the gateway remembers: payments by their id, and PayPal's orders, which are made before they are paid. */
export class Books {
  readonly #payments = new Map<string, GatewayPayment>();
  #last = 0;

  add(payment: Omit<GatewayPayment, 'id'>): GatewayPayment {
    this.#last += 1;
    const id = `${payment.provider === 'mercado_pago' ? '' : 'gw-'}${1_000_000 + this.#last}`;
    const added = { id, ...payment };
    this.#payments.set(id, added);
    return added;
  }

  find(provider: Provider, id: string): GatewayPayment | undefined {
    const found = this.#payments.get(id);
    return found?.provider === provider ? found : undefined;
  }

  ofReference(provider: Provider, reference: string): GatewayPayment[] {
    return [...this.#payments.values()].filter(
      (payment) => payment.provider === provider && payment.reference === reference,
    );
  }

  change(id: string, state: GatewayPayment['state'], refundedCents = 0): GatewayPayment {
    const found = this.#payments.get(id);
    if (found === undefined) throw new Error(`No payment ${id} at the gateway`);
    found.state = state;
    found.refundedCents = refundedCents;
    return { ...found };
  }
}
