import Box from '@mui/material/Box';
import type { Order } from '../../../generated/orders/types.ts';
import { paidOf, refundable } from '../../../domain/orders/refunds.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { color } from '../../theme/color.ts';
import { Money } from '../../ui/figure/Money.tsx';
import { facts } from '../../ui/text/facts.ts';
import { quiet } from '../../ui/text/quiet.ts';
import { ORDER_WORDS } from './order-words.ts';

interface OrderKeptProps {
  order: Order;
  /** Says first what was paid, where no total stands beside it. */
  withPaid?: boolean;
}

/** What went back to the buyer, and what the store keeps. Absent where nothing went back, and where nothing stays. */
export function OrderKept({ order, withPaid = false }: OrderKeptProps) {
  const words = useDictionary(ORDER_WORDS);
  const refunded = order.refunded ?? 0;
  const kept = refundable(order);
  if (refunded === 0 || kept === 0) return null;
  return (
    <Box sx={{ ...quiet, ...facts, fontWeight: 400, lineHeight: 1.5 }}>
      {withPaid && (
        <span>
          {words.paid} <Money amount={paidOf(order)} />
        </span>
      )}
      <span>
        {words.refunded} <Money amount={-refunded} />
      </span>
      <Box component="span" sx={{ color: color('text'), fontWeight: 500 }}>
        {words.kept} <Money amount={kept} />
      </Box>
    </Box>
  );
}
