import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Order } from '../../../../generated/orders/types.ts';
import { statusEffects } from '../../../../domain/orders/status-effects.ts';
import { fill } from '../../../i18n/fill.ts';
import { fillCount } from '../../../i18n/fill-count.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useIntlLocale } from '../../../i18n/useIntlLocale.ts';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { ORDER_WORDS } from '../order-words.ts';

/** Says before a payment status is set what happens to the stock and to the buyer's money. */
export function StatusEffect({ order, to }: { order: Order; to: number }) {
  const { status: words } = useDictionary(ORDER_WORDS);
  const locale = useIntlLocale();
  const money = useMoney();
  const { stock, heldMoney, labelOnly } = statusEffects(order, to);
  const units = (sentence: 'returns' | 'takes') =>
    order.refunded ? words[`${sentence}_rest`] : fillCount(words[sentence], order.items_count ?? 0, locale);
  const said = [
    stock === null ? '' : units(stock),
    heldMoney > 0 ? fill(words.holds_money, { amount: money(heldMoney) }) : '',
    labelOnly ? words.label_only : '',
  ].filter((sentence) => sentence !== '');
  if (said.length === 0) return null;
  return (
    <Box component="output">
      <Alert severity="info" role="presentation">
        {said.map((sentence) => (
          <div key={sentence}>{sentence}</div>
        ))}
      </Alert>
    </Box>
  );
}
