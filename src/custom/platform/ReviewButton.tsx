import { useState } from 'react';
import Button from '@mui/material/Button';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { PLATFORM_WORDS } from './platform-words.ts';
import { ReviewDialog, type ToReview } from './ReviewDialog.tsx';

/** Opens the question whether a person has looked. */
export function ReviewButton({ money }: { money: ToReview }) {
  const { review: words } = useDictionary(PLATFORM_WORDS);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={fill(words.look_named, { what: money.what })}
        onClick={() => setOpen(true)}
      >
        {words.look}
      </Button>
      {open && <ReviewDialog money={money} onClose={() => setOpen(false)} />}
    </>
  );
}
