import type { FormDescriptor } from '../../../../domain/schema/descriptors.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { FactsCard } from '../../../generator/show/FactsCard.tsx';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { ORDER_WORDS } from '../order-words.ts';

/** The summary says these already. */
const SAID: ReadonlySet<string> = new Set<keyof NonNullable<Order['customer']>>(['first_name', 'last_name']);

/** How to reach the buyer, who they are on paper, and the registered client. */
export function OrderBuyer({ order, descriptor }: { order: Order; descriptor: FormDescriptor }) {
  const words = useDictionary(ORDER_WORDS);
  const { customer, customer_id } = descriptor.fields;
  const rest = new Map<string, unknown>(Object.entries(order.customer ?? {}));
  const items = customer?.items?.filter(({ source }) => !SAID.has(source) && rest.get(source) !== null);
  const known = items?.some(({ source }) => rest.has(source) && source !== 'id');
  return (
    <FactsCard
      title={words.client}
      fields={[customer && known && items ? { ...customer, items } : undefined, customer_id]}
      record={order}
    />
  );
}
