import type { PaymentsWorld } from '../../api/payments/payments-world.ts';
import { stillToPay, type OrderMoney } from '../../../domain/orders/refunds.ts';
import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';
import type { Order } from '../../api/orders/shop.ts';
import type { TestAnswer } from '../client.ts';
import type { Step } from './steps.ts';

export const PROVIDER = 'wompi';
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
): Promise<void> {
  const made = await link();
  if (made.status !== 201) return;
  const { body: current } = await shop.owner.get<Order & OrderMoney>(`${shop.base}/orders/${order.id}`);
  const { reference } = made.body;
  const isPaid = current.order_status_id === ORDER_STATUS.paid;
  const paid = { ...order, total: isPaid ? stillToPay(current) : (current.total ?? order.total) };
  const state = STATES[step.at % STATES.length] ?? 'approved';
  const at = { url: '', payment_channel_id: 0, expires_at: '', reference };
  const payment = world.pay(PROVIDER, at, paid, { state });
  await Promise.all(Array.from({ length: 1 + (step.units % 3) }, () => world.report(payment)));
  await world.work();
}
