import { orderMessage } from '../../../domain/orders/order-message.ts';
import { paidOf, stillToPay, toReturn } from '../../../domain/orders/refunds.ts';
import { shipmentText, trackingLink } from '../../../domain/orders/shipment.ts';
import { lineTotal } from '../../../domain/orders/totals.ts';
import { whatsAppLink } from '../../../domain/phones/phone.ts';
import type { Order } from '../../../generated/orders/types.ts';
import { ORDERS_SHOW_WORDS } from '../../../generated/words/orders-show.ts';
import { useStore } from '../../authProvider/useSession.ts';
import { fill, fillCount, useIntlLocale, useWords } from '../../i18n/words.ts';
import { useMoney } from '../../ui/figure/Money.tsx';

/** A chat with the buyer that already says who writes, and what they ordered. Undefined without a valid number. */
export function useOrderChat(order: Order): string | undefined {
  const { customer, sequence, order_details, discount, shipping_cost, total, refunded } = order;
  const words = useWords(ORDERS_SHOW_WORDS);
  const locale = useIntlLocale();
  const money = useMoney();
  const store = useStore()?.name ?? '';
  const [missing, over] = [stillToPay(order), toReturn(order)];
  const said = { paid: money(paidOf(order)), amount: money(missing > 0 ? missing : over) };
  const parcel = shipmentText(order);
  const link = trackingLink(order);
  const text = orderMessage({
    greeting: fill(words.greeting, {
      name: customer?.first_name ?? '',
      store,
      sequence: String(sequence ?? ''),
    }),
    lines: order_details.map((line) => `${line.quantity} × ${line.name ?? ''}: ${money(lineTotal(line))}`),
    ...(discount && { discount: fill(words.discount, { discount: money(discount) }) }),
    ...(shipping_cost && { shipping: fill(words.shipping_cost, { amount: money(shipping_cost) }) }),
    total: fill(words.total, { total: money(total ?? 0) }),
    balance: [
      ...(missing > 0 ? [fill(words.paid_missing, said)] : []),
      ...(over > 0 ? [fill(words.paid_over, said)] : []),
      ...(refunded ? [fill(words.returned, { amount: money(refunded) })] : []),
    ],
    shipment: [
      ...(parcel === '' ? [] : [fill(words.shipment, { shipment: parcel })]),
      ...(link === null ? [] : [fill(words.track, { link })]),
    ],
    more: (count) => fillCount(words.more, count, locale),
  });
  return whatsAppLink(customer?.phone_number, text);
}
