import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { CUSTOMER_DATA_WORDS } from '../../../../generated/words/customer-data.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { useDates } from '../../../ui/figure/DateText.tsx';

/** Why a client has no name and no phone any more, and since when. */
export function ErasedNotice({ at }: { at: string }) {
  const { page: words } = useWords(CUSTOMER_DATA_WORDS);
  const { date } = useDates();
  return (
    <Alert severity="info">
      <AlertTitle>{fill(words.erased_on, { date: date(at) })}</AlertTitle>
      {words.erased_why}
    </Alert>
  );
}
