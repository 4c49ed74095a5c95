import Box from '@mui/material/Box';
import type { Order } from '../../../generated/orders/types.ts';
import { stillToPay, toReturn } from '../../../domain/orders/refunds.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { color } from '../../theme/color.ts';
import { useMoney } from '../../ui/figure/useMoney.ts';
import { ORDER_WORDS } from './order-words.ts';

/** Of an order that was edited after it was paid: what is missing, or what goes back. Absent where both agree. */
export function OrderBalance({ order }: { order: Order }) {
  const words = useDictionary(ORDER_WORDS);
  const money = useMoney();
  const [missing, over] = [stillToPay(order), toReturn(order)];
  if (missing === 0 && over === 0) return null;
  return (
    <Box sx={{ color: color('warning'), fontSize: 'var(--text-14)', fontWeight: 500 }}>
      {missing > 0
        ? fill(words.missing, { amount: money(missing) })
        : fill(words.over, { amount: money(over) })}
    </Box>
  );
}
