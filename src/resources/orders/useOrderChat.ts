import {
  chatStage,
  orderMessage,
  type ChatStage,
  type OrderMessage,
} from '../../../domain/orders/order-message.ts';
import { amountDue, paidOf, restToPay, toReturn, type OrderMoney } from '../../../domain/orders/refunds.ts';
import { shipmentText, trackingLink, type Shipment } from '../../../domain/orders/shipment.ts';
import { lineTotal, type PricedLine } from '../../../domain/orders/totals.ts';
import { accountLines } from '../../../domain/payments/transfer-texts.ts';
import { whatsAppLink } from '../../../domain/phones/phone.ts';
import type { CurrentStore } from '../../../domain/identity/session-info.ts';
import type { Order } from '../../../generated/orders/types.ts';
import { ORDER_CHAT_WORDS } from '../../../generated/words/order-chat.ts';
import { ORDERS_SHOW_WORDS } from '../../../generated/words/orders-show.ts';
import { useStore } from '../../authProvider/useSession.ts';
import { fill, fillCount, useIntlLocale, useWords } from '../../i18n/words.ts';
import { useDates } from '../../ui/figure/DateText.tsx';
import { useMoney } from '../../ui/figure/Money.tsx';

/** What a text may say of an order. */
export interface TextedOrder extends OrderMoney, Shipment {
  sequence: number | null;
  customer: { first_name: string | null } | null;
  order_details: readonly (PricedLine & { name: string | null })[];
  discount: number | null;
  shipping_cost: number | null;
}

export interface OrderChat {
  /** A chat whose text waits to be sent. */
  href: string;
  /** What the text does: 'Enviar cómo pagar'. */
  action: string;
  /** The same with WhatsApp. */
  description: string;
}

/** The chat with the buyer that an order in this state asks for. Undefined without a valid number. */
export function useOrderChat(order: Order): OrderChat | undefined {
  const words = useWords(ORDER_CHAT_WORDS);
  const store = useStore();
  const write = useOrderText();
  const stage = chatStage(order, useDates());
  const own = stage === null ? null : store?.chat[stage];
  const href = whatsAppLink(order.customer?.phone_number, write(order, own ?? words.texts[stage ?? 'over']));
  if (href === undefined) return undefined;
  const action = words.actions[actionOf(stage, store)];
  return { href, action, description: fill(words.describe, { action }) };
}

/** Without an account to pay to, what is sent is the order. */
function actionOf(stage: ChatStage | null, store: CurrentStore | null): ChatStage | 'order' | 'over' {
  if (stage === 'pay' && store?.chat.transfer == null) return 'order';
  return stage ?? 'over';
}

/** Puts an order into a text with parts in braces. */
export function useOrderText(): (order: TextedOrder, text: string) => string {
  const words = useWords(ORDERS_SHOW_WORDS);
  const chat = useWords(ORDER_CHAT_WORDS);
  const locale = useIntlLocale();
  const money = useMoney();
  const store = useStore();
  return (order, text) => {
    const { customer, sequence, order_details, total } = order;
    const due = amountDue(order);
    const parts: OrderMessage['parts'] = {
      name: customer?.first_name ?? '',
      store: store?.name ?? '',
      order: String(sequence ?? ''),
      summary: summaryOf(order).join('\n'),
      total: money(total ?? 0),
      due: due > 0 ? money(due) : '',
      paid: money(paidOf(order)),
      how_to_pay: due > 0 ? transferOf(store).join('\n') : '',
      shipment: shipmentText(order),
      tracking: trackingLink(order) ?? '',
    };
    return orderMessage({
      text,
      parts,
      lines: order_details.map((line) => `${line.quantity} × ${line.name ?? ''}: ${money(lineTotal(line))}`),
      more: (count) => fillCount(words.more, count, locale),
    });
  };

  function summaryOf(order: TextedOrder): string[] {
    const { discount, shipping_cost, total, refunded } = order;
    const [missing, over] = [restToPay(order), toReturn(order)];
    const said = { paid: money(paidOf(order)), amount: money(missing > 0 ? missing : over) };
    return [
      ...(discount ? [fill(words.discount, { discount: money(discount) })] : []),
      ...(shipping_cost ? [fill(words.shipping_cost, { amount: money(shipping_cost) })] : []),
      fill(words.total, { total: money(total ?? 0) }),
      ...(missing > 0 ? [fill(words.paid_missing, said)] : []),
      ...(over > 0 ? [fill(words.paid_over, said)] : []),
      ...(refunded ? [fill(words.returned, { amount: money(refunded) })] : []),
    ];
  }

  /** What a buyer reads of a transfer, as the store wrote it, with the address of its QR code. */
  function transferOf(of: CurrentStore | null): string[] {
    if (of?.chat.transfer == null) return [];
    const { title, description, instructions, qrImage } = of.chat.transfer;
    const accounts = accountLines(of.chat.transfer, (what, value) => fill(chat.accounts[what], { value }));
    const code = qrImage && fill(chat.qr, { link: new URL(qrImage, location.origin).href });
    return [...accounts, ...[title, description, instructions, code].flatMap((part) => (part ? [part] : []))];
  }
}
