import { notificationPath } from '../../domain/payments/provider.ts';
import type { GatewayPayment } from './books.ts';
import type { Gateway } from './gateway.ts';

/** How reports are sent: each so often, in mixed order, after a pause in milliseconds. */
export interface Delivery {
  times: number;
  shuffled: boolean;
  delay: number;
}

export interface Receiver {
  /** Origin of Tendero. */
  origin: string;
  storeId: number;
}

/**
 * Reports states of a payment, one after another as they happened or in mixed order. What the provider answers when it
 * is asked is the last of them. Returns the statuses of the answers.
 */
export async function deliver(
  gateway: Gateway,
  payment: GatewayPayment,
  states: readonly GatewayPayment['state'][],
  { origin, storeId }: Receiver,
  { times, shuffled, delay }: Delivery,
): Promise<number[]> {
  const notices = states.map((state) => gateway.notice({ ...payment, state }));
  const last = states.at(-1);
  if (last !== undefined) gateway.books.change(payment.id, last);
  const repeated = Array.from({ length: times }, () => notices).flat();
  const ordered = shuffled ? repeated.toReversed() : repeated;
  await new Promise((resolve) => setTimeout(resolve, delay));
  const answers: number[] = [];
  for (const { query, headers, body } of ordered) {
    const address = `${origin}/api/v1${notificationPath(payment.provider, storeId)}${query}`;
    const { status } = await fetch(address, { method: 'POST', headers, body });
    answers.push(status);
  }
  return answers;
}
