import type { Books, GatewayPayment } from './books.ts';

/** A notification as a provider sends it: what follows the address of the store, and how. */
export interface Notice {
  query: string;
  headers: Record<string, string>;
  body: string;
}

/** One provider, played. */
export interface Role {
  hosts: readonly string[];
  /** Answers a call of its API; null for one that it does not have. */
  answer(request: Request, url: URL, books: Books): Promise<Response | null>;
  notice(payment: GatewayPayment): Notice;
}
