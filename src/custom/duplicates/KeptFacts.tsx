import Box from '@mui/material/Box';
import type { Customer } from '../../../generated/customers/types.ts';
import { fill } from '../../i18n/fill.ts';
import { fillCount } from '../../i18n/fill-count.ts';
import { useAppLocale } from '../../i18n/useAppLocale.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { Money } from '../../ui/figure/Money.tsx';
import { useDates } from '../../ui/figure/useDates.ts';
import { quiet } from '../../ui/text/quiet.ts';
import { DUPLICATES_WORDS } from './duplicates-words.ts';
import { partText } from './merge-choice.ts';

/** What helps to decide who stays: name, purchases, and since when they are known. */
export function KeptFacts({ customer }: { customer: Customer }) {
  const words = useDictionary(DUPLICATES_WORDS);
  const locale = useAppLocale();
  const { relative } = useDates();
  return (
    <>
      <Box component="span" sx={{ display: 'block', fontWeight: 500 }}>
        {partText(customer, 'name')}
      </Box>
      <Box component="span" sx={{ ...quiet, display: 'block' }}>
        {fillCount(words.orders, customer.quantity ?? 0, locale)} · <Money amount={customer.total ?? 0} /> ·{' '}
        {fill(words.since, { date: relative(customer.created_at) })}
      </Box>
    </>
  );
}
