import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useDates } from '../../../ui/figure/useDates.ts';
import { CUSTOMER_DATA_WORDS } from './customer-data-words.ts';

/** Why a client has no name and no phone any more, and since when. */
export function ErasedNotice({ at }: { at: string }) {
  const { page: words } = useDictionary(CUSTOMER_DATA_WORDS);
  const { date } = useDates();
  return (
    <Alert severity="info">
      <AlertTitle>{fill(words.erased_on, { date: date(at) })}</AlertTitle>
      {words.erased_why}
    </Alert>
  );
}
