import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { Order } from '../../../../generated/orders/types.ts';
import { Money } from '../../../ui/figure/Money.tsx';

const TOTALS = [
  ['subtotal', 'orders.create.subtotal'],
  ['shipping_cost', 'orders.create.shipping_cost'],
  ['total', 'orders.create.total'],
] as const;

/** What an order's lines add up to, with its shipping. */
export function OrderTotals({ order }: { order: Order }) {
  const translate = useTranslate();
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', gap: 1 }}>
      {TOTALS.map(([source, label]) => {
        const style =
          source === 'total' ? { fontSize: 'var(--text-20)', fontWeight: 700 } : { color: 'text.secondary' };
        return [
          <Box component="dt" key={`${source}-label`} sx={style}>
            {translate(label)}
          </Box>,
          <Box component="dd" key={source} sx={{ m: 0, textAlign: 'right', ...style }}>
            <Money amount={order[source] ?? 0} />
          </Box>,
        ];
      })}
    </Box>
  );
}
