import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { judge } from '../../../domain/access/access.ts';
import { PAYMENT_WAYS, type PaymentWay } from '../../../domain/orders/order-payments.ts';
import {
  ORDER_STATUS,
  SHIPPING_STATUS,
  STATUS_TYPE,
  statusPermissions,
  type StatusStep,
} from '../../../domain/orders/statuses.ts';
import type { Order } from '../../../generated/orders/types.ts';
import type { OrdersShowWords } from '../../../generated/words/orders-show.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import type { ListFilter } from '../../../domain/lists/list-query.ts';
import type { ChoiceCounts } from '../../manifest/manifest.ts';
import { recordKey } from '../../dataProvider/query-cache.ts';
import { putRecords } from '../../dataProvider/put-records.ts';
import { useRecordsById } from '../../schema/record-hooks.ts';
import { useAccess, useAllowed, useMayLookUp } from '../../schema/useAllowed.ts';

/** The word for the step that sets a status. */
export const NEXT_WORDS = new Map<number, keyof OrdersShowWords['next']>([
  [ORDER_STATUS.paid, 'paid'],
  [SHIPPING_STATUS.prepared, 'prepared'],
  [SHIPPING_STATUS.dispatched, 'dispatched'],
]);

/** Shows the order that a write has answered wherever it stands, so that nobody waits for another read of it. */
export function putOrder(queries: QueryClient, order: Order): void {
  putRecords(queries, 'orders', [order], []);
  queries.setQueriesData<Order>({ queryKey: recordKey('orders', order.id) }, order);
}

/** Has a new order ready for its page, which nobody has opened yet. */
export function startOrder(queries: QueryClient, order: Order): void {
  queries.setQueryData<Order>(recordKey('orders', order.id), order);
}

/** Resources that a write of an order changes besides itself: stock, and totals of the client. */
const TOUCHED = ['orders', 'products', 'customers'];

/** Reads again what a write of an order has changed. Nobody waits for it: on a slow network that takes long. */
export function refreshOrders(queries: QueryClient): void {
  for (const resource of TOUCHED) void queries.invalidateQueries({ queryKey: [resource] });
}

/** The order as it is stored, which the API puts into the refusal of a stale write. */
export function isStoredOrder(current: unknown): current is Order {
  return (
    typeof current === 'object' && current !== null && 'version' in current && 'order_details' in current
  );
}

/** The field of each type of status (spec 2 §4). */
export const STATUS_FIELDS = {
  [STATUS_TYPE.payment]: 'order_status_id',
  [STATUS_TYPE.shipping]: 'shipping_order_status_id',
} as const;

/** The query for the proofs of an order. */
export function proofsKey(orderId: number) {
  return ['orders', 'proofs', orderId];
}

/** The query for the refunds of an order; not sent while it has none. */
export function refundsQuery(provider: AppDataProvider, { id, refunded }: Pick<Order, 'id' | 'refunded'>) {
  return {
    queryKey: ['orders', 'refunds', id],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await provider.loadOrderCalls()).orderRefunds(id, signal),
    enabled: (refunded ?? 0) > 0,
  };
}

/** The refunds of an order; not asked for while it has none. Follows changes made elsewhere. */
export function useRefunds(order: Order) {
  const query = refundsQuery(useDataProvider<AppDataProvider>(), order);
  const { data, error, refetch } = useQuery(query);
  return { refunds: query.enabled ? data : [], error, refetch };
}

/** The first picture of each product that still exists, for users who may read or look up products. */
export function useLinePictures(
  lines: readonly { product_id: number | null }[],
): ReadonlyMap<number, string> {
  const enabled = useMayLookUp('products');
  const ids = [...new Set(lines.flatMap(({ product_id }) => product_id ?? []))];
  const products = useRecordsById('products', ids, { enabled });
  return new Map(
    products.flatMap(({ id, product_images: [first] }) => (first ? [[id, first.picture_url] as const] : [])),
  );
}

/** The ways in the store's own order; undefined until it is known, so that no button moves below a finger. */
export function useWays(): readonly PaymentWay[] | undefined {
  const provider = useDataProvider<AppDataProvider>();
  const { data, isPending } = useQuery({
    queryKey: ['orders', 'payment-ways'],
    queryFn: async ({ signal }) => (await provider.loadOrderCalls()).paymentWays(signal),
  });
  if (isPending) return undefined;
  return data?.map(({ way }) => way) ?? PAYMENT_WAYS;
}

/** Whether this member may give money of an order back. */
export function useMayRefund(): boolean {
  const access = useAccess();
  return access !== null && judge(access, { permission: 'orders.refund' }) === 'allowed';
}

/** Whether this member may say that money of a buyer has arrived, and decide on proofs of it. */
export function useMayMarkPaid(): boolean {
  const access = useAccess();
  return access !== null && judge(access, { permission: 'orders.mark_paid' }) === 'allowed';
}

/** Whether this member may set a status of an order; `from` is its status now, undefined for a new order. */
export function useMaySetStatus(): (step: StatusStep, from: number | undefined) => boolean {
  const access = useAccess();
  const mayEdit = useAllowed('orders')('edit');
  return ({ type, status }, from) => {
    const needed = type === STATUS_TYPE.payment ? statusPermissions(from, status) : [];
    return (
      mayEdit && needed.every((permission) => access !== null && judge(access, { permission }) === 'allowed')
    );
  };
}

/** Whether the user may agree on prices and discounts with a buyer. The server checks it again. */
export function useMayAgree(): boolean {
  const access = useAccess();
  return access !== null && judge(access, { permission: 'orders.edit_price' }) === 'allowed';
}

/** Orders of each status, for the filters. */
export async function statusCounts(provider: AppDataProvider, filter: ListFilter): Promise<ChoiceCounts> {
  const { orderCounters } = await provider.loadFigureCalls();
  const { order_status_counter, order_shipping_counter } = await orderCounters(undefined, filter);
  const byId = (counts: typeof order_status_counter) =>
    new Map(counts.flatMap(({ id, quantity }) => (quantity === null ? [] : [[id, quantity] as const])));
  return {
    order_status_id: byId(order_status_counter),
    shipping_order_status_id: byId(order_shipping_counter),
  };
}
