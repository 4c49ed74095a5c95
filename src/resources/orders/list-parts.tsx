import type { ListParts } from '../../manifest/manifest.ts';
import { CreatedOrder } from './list/CreatedOrder.tsx';
import { OrderCard } from './list/OrderCard.tsx';
import { NumberColumn, OrderRowChat, OrderRowLines, StateColumn } from './list/OrderRow.tsx';
import { OrderSums } from './list/OrderSums.tsx';

const parts: ListParts<'orders'> = {
  Card: OrderCard,
  RowDetail: OrderRowLines,
  RowAction: OrderRowChat,
  columns: { sequence: NumberColumn, order_status_id: StateColumn, shipping_order_status_id: StateColumn },
  Banner: CreatedOrder,
  Summary: OrderSums,
};
export default parts;
