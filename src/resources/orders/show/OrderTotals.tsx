import { useTranslate } from 'ra-core';
import type { Order } from '../../../../generated/orders/types.ts';
import { paidOf, refundable, stillToPay, toReturn } from '../../../../domain/orders/refunds.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { ORDER_WORDS } from '../order-words.ts';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { AmountList, AmountRow } from '../AmountList.tsx';

const TOTALS = [
  ['subtotal', 'orders.create.subtotal'],
  ['discount', 'orders.create.discount'],
  ['shipping_cost', 'orders.create.shipping_cost'],
  ['total', 'orders.create.total'],
] as const;

/** What an order's lines add up to, with its shipping. Below it what is still to be paid, and what went back. */
export function OrderTotals({ order }: { order: Order }) {
  const translate = useTranslate();
  const words = useDictionary(ORDER_WORDS);
  const money = useMoney();
  const [still, over] = [stillToPay(order), toReturn(order)];
  const row = (label: string, amount: number, shown: boolean) => (shown ? [[label, amount] as const] : []);
  const refunded = order.refunded ?? 0;
  const rest = [
    ...row(words.paid, paidOf(order), still > 0 || over > 0 || refunded > 0),
    ...row(words.refunded, -refunded, refunded > 0),
    ...row(words.kept, refundable(order), refunded > 0),
    ...row(words.still, still, still > 0),
    ...row(words.to_return, over, over > 0),
  ];
  return (
    <AmountList>
      {TOTALS.filter(([source]) => source !== 'discount' || Boolean(order.discount)).map(
        ([source, label]) => (
          <AmountRow
            key={source}
            label={translate(label)}
            amount={money((order[source] ?? 0) * (source === 'discount' ? -1 : 1))}
            weight={source === 'total' ? 'strong' : 'quiet'}
          />
        ),
      )}
      {rest.map(([label, amount]) => (
        <AmountRow key={label} label={label} amount={money(amount)} weight="plain" />
      ))}
    </AmountList>
  );
}
