import { STATUS_TYPE } from '../../../../domain/orders/statuses.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { useListDescriptor } from '../../../schema/useListDescriptor.ts';
import { STATUS_FIELDS } from '../status/status-fields.ts';
import { OrderStatus } from '../status/OrderStatus.tsx';

interface OrderStateProps {
  order: Order;
  /** 1 payment, 2 shipping. */
  type: keyof typeof STATUS_FIELDS;
}

/** Both states of an order; each opens the sheet that changes it. */
export function OrderStates({ order }: { order: Order }) {
  return Object.values(STATUS_TYPE).map((type) => <OrderState key={type} order={order} type={type} />);
}

/** One state in a list. */
export function OrderState({ order, type }: OrderStateProps) {
  const field = useListDescriptor().fields[STATUS_FIELDS[type]];
  return (
    field && <OrderStatus field={field} type={type} orderId={order.id} status={order[STATUS_FIELDS[type]]} />
  );
}
