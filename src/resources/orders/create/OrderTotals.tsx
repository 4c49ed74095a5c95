import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { readLines } from '../../../../domain/orders/order-lines.ts';
import { orderTotal, subtotal } from '../../../../domain/orders/totals.ts';
import { Figures } from '../../../ui/figure/Figures.tsx';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import type { OrderAmounts } from './manual-order.ts';

/** Subtotal, Costos de envío and Total; screen readers announce their changes. */
export function OrderTotals() {
  const translate = useTranslate();
  const amounts = useOrderAmounts();
  const rows = [
    ['orders.create.subtotal', amounts.subtotal],
    ['orders.create.shipping_cost', amounts.shipping],
  ] as const;
  return (
    <Box
      component="dl"
      aria-live="polite"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        gap: 1,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {rows.map(([key, amount]) => (
        <Row key={key} label={translate(key)} amount={amount} />
      ))}
      <Row label={translate('orders.create.total')} amount={amounts.total} strong />
    </Box>
  );
}

function Row({ label, amount, strong = false }: { label: string; amount: string; strong?: boolean }) {
  const style = strong ? { fontSize: 'var(--text-20)', fontWeight: 700 } : { color: 'text.secondary' };
  return (
    <>
      <Box component="dt" sx={style}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, textAlign: 'right', ...style }}>
        {amount}
      </Box>
    </>
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

/** The formatted amounts of the order, as far as they can be computed. */
function useOrderAmounts(): { subtotal: string; shipping: string; total: string } {
  const [details, cost] = useWatch<OrderAmounts, ['order_details', 'shipping_cost']>({
    name: ['order_details', 'shipping_cost'],
  });
  const money = useMoney();
  const lines = readLines(details).filter(({ quantity }) => Number.isSafeInteger(quantity));
  const shipping = typeof cost === 'number' ? cost : 0;
  return {
    subtotal: money(subtotal(lines)),
    shipping: money(shipping),
    total: money(orderTotal(lines, shipping)),
  };
}
