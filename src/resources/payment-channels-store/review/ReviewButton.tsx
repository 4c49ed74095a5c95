import { useState } from 'react';
import Button from '@mui/material/Button';
import type { DoubtfulPayment } from '../../../dataProvider/payment-channel-calls.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { PROVIDER_WORDS } from '../provider-words.ts';
import { reviewDialogPart } from './review-dialog-part.ts';
import { useMayReview } from './useMayReview.ts';

interface ReviewButtonProps {
  payment: DoubtfulPayment;
  /** Id of the text that says which payment it is. */
  describedBy?: string;
}

/** Opens the question whether this payment has been reviewed. Absent for members who may not say so. */
export function ReviewButton({ payment, describedBy }: ReviewButtonProps) {
  const words = useDictionary(PROVIDER_WORDS);
  const mayReview = useMayReview();
  const [open, setOpen] = useState(false);
  if (!mayReview) return null;
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        onPointerEnter={reviewDialogPart.preload}
        onFocus={reviewDialogPart.preload}
        onClick={() => setOpen(true)}
        sx={{ flex: 'none', minHeight: 'var(--target)' }}
      >
        {words.mark}
      </Button>
      {open && <reviewDialogPart.Part payment={payment} onClose={() => setOpen(false)} />}
    </>
  );
}
