import type { PublicKeyAt, Send } from '../../domain/payments/contract.ts';

/** The way to the payment providers: their hosts and no others, with bounds on time and size. */
export interface PaymentNetwork {
  /** Rejects when no whole answer came in time, or for a host that is no provider's. */
  send: Send;
  publicKeyAt: PublicKeyAt;
  /** Where a buyer's browser finds an address of a provider; another one where a local gateway stands for them. */
  buyerAddress(url: string): string;
}
