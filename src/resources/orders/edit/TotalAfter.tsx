import Box from '@mui/material/Box';
import type { OrderPreview } from '../../../../domain/orders/edit-preview.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { color } from '../../../theme/color.ts';
import { Figures } from '../../../ui/figure/Figures.tsx';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { EDIT_WORDS } from './edit-words.ts';

interface TotalAfterProps {
  preview: OrderPreview;
  /** True while a newer answer is on its way. */
  waiting: boolean;
}

/**
 * Beside the button: the new total, and what a paid order will lack or give back. Screen readers have it from the
 * section above.
 */
export function TotalAfter({ preview: { total, still_to_pay, to_return }, waiting }: TotalAfterProps) {
  const words = useDictionary(EDIT_WORDS);
  const money = useMoney();
  return (
    <Box aria-hidden sx={{ opacity: waiting ? 0.5 : 1 }}>
      <Box sx={TOTAL}>
        <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>{words.after}</Box>
        <Box sx={{ fontWeight: 700, fontSize: 'var(--text-20)' }}>
          <Figures>{money(total)}</Figures>
        </Box>
      </Box>
      {still_to_pay > 0 && <Box sx={BALANCE}>{fill(words.will_lack, { amount: money(still_to_pay) })}</Box>}
      {to_return > 0 && <Box sx={BALANCE}>{fill(words.will_return, { amount: money(to_return) })}</Box>}
    </Box>
  );
}

const TOTAL = {
  display: { xs: 'flex', sm: 'block' },
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 1,
} as const;

const BALANCE = {
  color: color('warning'),
  fontSize: 'var(--text-14)',
  fontWeight: 500,
  textAlign: { xs: 'right', sm: 'left' },
} as const;
