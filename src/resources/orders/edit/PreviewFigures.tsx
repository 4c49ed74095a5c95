import Box from '@mui/material/Box';
import type { OrderPreview, StockMove } from '../../../../domain/orders/edit-preview.ts';
import { fill } from '../../../i18n/fill.ts';
import { fillCount } from '../../../i18n/fill-count.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useIntlLocale } from '../../../i18n/useIntlLocale.ts';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { useNumber } from '../../../ui/figure/useNumber.ts';
import { AmountList, AmountRow } from '../AmountList.tsx';
import { EDIT_WORDS } from './edit-words.ts';

/** The new total beside the old one, what was paid already, and what moves on the shelves. */
export function PreviewFigures({ preview }: { preview: OrderPreview }) {
  const words = useDictionary(EDIT_WORDS);
  const money = useMoney();
  const { total_before: before, total, paid, refunded, still_to_pay, to_return, stock } = preview;
  const difference = total - before;
  const settled = [
    paid > 0 ? fill(words.paid, { amount: money(paid) }) : '',
    refunded > 0 ? fill(words.refunded, { amount: money(refunded) }) : '',
    still_to_pay > 0 ? fill(words.still, { amount: money(still_to_pay) }) : '',
    to_return > 0 ? fill(words.to_return, { amount: money(to_return) }) : '',
  ].filter((sentence) => sentence !== '');
  return (
    <>
      <AmountList>
        <AmountRow label={words.before} amount={money(before)} />
        <AmountRow label={words.difference} amount={`${difference > 0 ? '+' : ''}${money(difference)}`} />
        <AmountRow label={words.after} amount={money(total)} weight="strong" />
      </AmountList>
      {settled.length > 0 && <Box sx={{ fontWeight: 500 }}>{settled.join(' ')}</Box>}
      <StockMoves moves={stock} />
    </>
  );
}

function StockMoves({ moves }: { moves: readonly StockMove[] }) {
  const words = useDictionary(EDIT_WORDS);
  const locale = useIntlLocale();
  const number = useNumber();
  if (moves.length === 0) return <Box sx={{ color: 'text.secondary' }}>{words.stays}</Box>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere' }}>
      {moves.map(({ product_id, product_variant_id, name, delta, left }) => (
        <li key={`${product_id}.${product_variant_id}`}>
          {fillCount(delta > 0 ? words.returns : words.takes, Math.abs(delta), locale, {
            name,
            left: number(left),
          })}
        </li>
      ))}
    </Box>
  );
}
