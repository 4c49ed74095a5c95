import Box from '@mui/material/Box';
import { amountDue } from '../../../../domain/orders/due.ts';
import { paidOf, refundable } from '../../../../domain/orders/refunds.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { ORDER_WORDS } from '../order-words.ts';
import { PRINT_WORDS } from './print-words.ts';
import type { PrintDocument } from './print-request.ts';

/** What the lines add up to, what is paid, and what is still to be collected. A packing slip says the last alone. */
export function SheetTotals({ order, document }: { order: Order; document: PrintDocument }) {
  const words = useDictionary(PRINT_WORDS);
  const { paid, still } = useDictionary(ORDER_WORDS);
  const money = useMoney();
  const total = order.total ?? 0;
  const due = amountDue(order);
  const row = (label: string, amount: number, shown = true, strong = false) =>
    shown ? [{ label, amount: money(amount), strong }] : [];
  const collected = row(still, due, due > 0, true);
  const rows =
    document === 'slip'
      ? collected
      : [
          ...row(words.subtotal, order.subtotal ?? 0),
          ...row(words.discount, -(order.discount ?? 0), Boolean(order.discount)),
          ...row(words.shipping, order.shipping_cost ?? 0),
          ...row(words.total, total, true, true),
          ...row(paid, paidOf(order), paidOf(order) > 0),
          ...row(words.refunded, -(order.refunded ?? 0), Boolean(order.refunded)),
          ...row(words.kept, refundable(order), Boolean(order.refunded)),
          ...collected,
        ];
  if (rows.length === 0) return null;
  return (
    <Box component="dl" sx={LIST}>
      {rows.map(({ label, amount, strong }) => (
        <Box key={label} sx={{ ...ROW, ...(strong && { fontWeight: 700, fontSize: '1.15em' }) }}>
          <dt>{label}</dt>
          <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap' }}>
            {amount}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const LIST = { m: 0, ml: 'auto', width: '100%', maxWidth: '80mm', breakInside: 'avoid' } as const;
const ROW = { display: 'flex', justifyContent: 'space-between', gap: '4mm' } as const;
