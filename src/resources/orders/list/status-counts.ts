import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import type { ChoiceCounts } from '../../../generator/manifest/manifest.ts';

/** Orders of each status, for the filters. */
export async function statusCounts(provider: AppDataProvider): Promise<ChoiceCounts> {
  const { orderCounters } = await provider.loadFigureCalls();
  const { order_status_counter, order_shipping_counter } = await orderCounters();
  const byId = (counts: typeof order_status_counter) =>
    new Map(counts.map(({ id, quantity }) => [id, quantity] as const));
  return {
    order_status_id: byId(order_status_counter),
    shipping_order_status_id: byId(order_shipping_counter),
  };
}
