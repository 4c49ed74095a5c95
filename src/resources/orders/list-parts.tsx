import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isObject } from '../../../domain/json/is-object.ts';
import type { ListParts } from '../../manifest/manifest.ts';
import { lazyPart, Optional } from '../../ui/lazy/lazy-popup.tsx';
import { OrderCard } from './list/OrderCard.tsx';
import { NumberColumn, OrderRowChat, OrderRowLines, StateColumn } from './list/OrderRow.tsx';
import { OrderSums } from './list/OrderSums.tsx';
import { useNotedState } from './noted/noted-orders.ts';

const { Part: CreatedOrder } = lazyPart<object>(() => import('./list/CreatedOrder.tsx'));
const { Part: NotedOrders } = lazyPart<object>(() => import('./noted/NotedOrders.tsx'));

/** The order that was just made, and those that only this device has. */
function OrdersBanner() {
  const { orders } = useNotedState();
  const { state } = useLocation();
  // It takes the order from the move that opened the list, and shows it until it is closed.
  const [created, setCreated] = useState(false);
  if (!created && isObject(state) && 'created' in state) setCreated(true);
  return (
    <>
      {created && (
        <Optional>
          <CreatedOrder />
        </Optional>
      )}
      {orders.length > 0 && (
        <Optional>
          <NotedOrders />
        </Optional>
      )}
    </>
  );
}

const parts: ListParts<'orders'> = {
  Card: OrderCard,
  RowDetail: OrderRowLines,
  RowAction: OrderRowChat,
  columns: { sequence: NumberColumn, order_status_id: StateColumn, shipping_order_status_id: StateColumn },
  Banner: OrdersBanner,
  Summary: OrderSums,
};
export default parts;
