import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { fillCount } from '../../i18n/fill-count.ts';
import { useAppLocale } from '../../i18n/useAppLocale.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { PLATFORM_WORDS } from './platform-words.ts';
import { useToReview } from './useToReview.ts';

/** Money waits for a person: the way to it, from wherever on the page they are. Absent where none does. */
export function ReviewNotice({ onOpen }: { onOpen(): void }) {
  const { review: words } = useDictionary(PLATFORM_WORDS);
  const locale = useAppLocale();
  const waiting = useToReview();
  if (waiting === undefined || waiting === 0) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 1.5, alignItems: 'center' }}
      action={
        <Button color="inherit" onClick={onOpen}>
          {words.open}
        </Button>
      }
    >
      {fillCount(words.waiting, waiting, locale)}
    </Alert>
  );
}
