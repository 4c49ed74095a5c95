import type { PaymentsWorld } from '../../api/payments/payments-world.ts';
import { stillToPay, type OrderMoney } from '../../../domain/orders/refunds.ts';
import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';
import type { Order } from '../../api/orders/shop.ts';
import type { GatewayPayment } from '../../../scripts/gateway/books.ts';
import type { TestAnswer } from '../client.ts';
import type { Step } from './steps.ts';

/** One that reports parts that go back, disputes, and disputes that were won. */
export const PROVIDER = 'mercado_pago';
/** A payment by a link, and how its buyer pays once more by it. */
export interface Charged {
  payment: GatewayPayment;
  pay(state: GatewayPayment['state']): GatewayPayment;
}

const STATES = ['approved', 'approved', 'approved', 'declined'] as const;

/**
 * A buyer pays an order by its link, and the provider reports it, up to three times at once. It says so before the
 * order's next change or behind it: other clients work on the same order.
 * @param link the call that makes the link
 */
export async function charge(
  { shop, ...world }: PaymentsWorld,
  step: Step,
  order: Order,
  link: () => Promise<TestAnswer<{ reference: string }>>,
): Promise<Charged | null> {
  const made = await link();
  if (made.status !== 201) return null;
  const { body: current } = await shop.owner.get<Order & OrderMoney>(`${shop.base}/orders/${order.id}`);
  const { reference } = made.body;
  const isPaid = current.order_status_id === ORDER_STATUS.paid;
  const paid = { ...order, total: isPaid ? stillToPay(current) : (current.total ?? order.total) };
  const state = STATES[step.at % STATES.length] ?? 'approved';
  const at = { url: '', payment_channel_id: 0, expires_at: '', reference };
  const pay = (end: GatewayPayment['state']) => world.pay(PROVIDER, at, paid, { state: end });
  const payment = pay(state);
  await Promise.all(Array.from({ length: 1 + (step.units % 3) }, () => world.report(payment)));
  await world.work();
  return { payment, pay };
}
