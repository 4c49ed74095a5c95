import Box from '@mui/material/Box';
import type { Customer } from '../../../generated/customers/types.ts';
import { fillCount } from '../../i18n/fill-count.ts';
import { useAppLocale } from '../../i18n/useAppLocale.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { DUPLICATES_WORDS } from './duplicates-words.ts';
import { partText } from './merge-choice.ts';

/** Who becomes one client, each with their orders. */
export function JoinedList({ customers }: { customers: readonly Customer[] }) {
  const words = useDictionary(DUPLICATES_WORDS);
  const locale = useAppLocale();
  return (
    <>
      <Box>{words.confirm_joined}</Box>
      <Box component="ul" aria-label={words.confirm_joined} sx={{ m: 0, mb: 1, pl: 3 }}>
        {customers.map((customer) => (
          <li key={customer.id}>
            {partText(customer, 'name')} · {fillCount(words.orders, customer.quantity ?? 0, locale)}
          </li>
        ))}
      </Box>
    </>
  );
}
