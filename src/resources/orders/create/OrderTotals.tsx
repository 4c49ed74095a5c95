import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { isLineQuantity, readLines } from '../../../../domain/orders/order-lines.ts';
import { discountAmount } from '../../../../domain/orders/discount.ts';
import { orderTotal, subtotal } from '../../../../domain/orders/totals.ts';
import { Figures } from '../../../ui/figure/Money.tsx';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { AmountList, AmountRow } from '../AmountList.tsx';
import type { OrderAmounts } from './manual-order.ts';

/** Subtotal, Costos de envío and Total; screen readers announce their changes. */
export function OrderTotals() {
  const translate = useTranslate();
  const amounts = useOrderAmounts();
  const rows = [
    ['orders.create.subtotal', amounts.subtotal],
    ...(amounts.discount === undefined ? [] : [['orders.create.discount', amounts.discount] as const]),
    ['orders.create.shipping_cost', amounts.shipping],
  ] as const;
  return (
    <AmountList live>
      {rows.map(([key, amount]) => (
        <AmountRow key={key} label={translate(key)} amount={amount} />
      ))}
      <AmountRow label={translate('orders.create.total')} amount={amounts.total} weight="strong" />
    </AmountList>
  );
}

/** The total again, visual only, beside the button that creates the order. */
export function OrderTotal() {
  const { total } = useOrderAmounts();
  return (
    <Box aria-hidden sx={{ fontWeight: 700, fontSize: 'var(--text-20)' }}>
      <Figures>{total}</Figures>
    </Box>
  );
}

/** Stands for an amount of values that the order cannot have; their field says why. */
const NONE = '–';

/** The formatted amounts of the order, as far as they can be computed. */
function useOrderAmounts(): { subtotal: string; discount?: string; shipping: string; total: string } {
  const [details, cost, amount, percent] = useWatch<
    OrderAmounts,
    ['order_details', 'shipping_cost', 'discount', 'discount_percent']
  >({ name: ['order_details', 'shipping_cost', 'discount', 'discount_percent'] });
  const money = useMoney();
  const typed = readLines(details);
  const lines = typed.filter(({ quantity }) => isLineQuantity(quantity));
  const shipping = amountOf(cost);
  const sum = subtotal(lines);
  const discount = discountAmount(lines, {
    discount: amountOf(amount),
    discount_percent: typeof percent === 'number' ? percent : null,
  });
  const summed = lines.length === typed.length;
  const valid = summed && discount <= sum;
  return {
    ...(discount > 0 && { discount: valid ? money(-discount) : NONE }),
    subtotal: summed ? money(sum) : NONE,
    shipping: money(shipping),
    total: valid ? money(orderTotal(lines, shipping, discount)) : NONE,
  };
}

/** Text that is no amount yet counts as nothing. */
function amountOf(value: number | string | null | undefined): number {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : 0;
}
