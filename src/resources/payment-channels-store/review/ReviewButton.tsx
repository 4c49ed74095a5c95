import { useState } from 'react';
import Button from '@mui/material/Button';
import { judge } from '../../../../domain/access/access.ts';
import { PAYMENT_PROVIDERS_WORDS } from '../../../../generated/words/payment-providers.ts';
import type { DoubtfulPayment } from '../../../dataProvider/payment-channel-calls.ts';
import { useWords } from '../../../i18n/words.ts';
import { useAccess } from '../../../schema/useAllowed.ts';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import type { ReviewDialogProps } from './ReviewDialog.tsx';

const reviewDialogPart = lazyPopup<ReviewDialogProps>(() => import('./ReviewDialog.tsx'));

interface ReviewButtonProps {
  payment: DoubtfulPayment;
  /** Id of the text that says which payment it is. */
  describedBy?: string;
}

/** Opens the question whether this payment has been reviewed. Absent for members who may not say so. */
export function ReviewButton({ payment, describedBy }: ReviewButtonProps) {
  const words = useWords(PAYMENT_PROVIDERS_WORDS);
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
        {...reviewDialogPart.preloading}
        onClick={() => setOpen(true)}
        sx={{ flex: 'none', minHeight: 'var(--target)' }}
      >
        {words.mark}
      </Button>
      {open && <reviewDialogPart.Part payment={payment} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Whether this member may mark doubtful payments as reviewed. */
function useMayReview(): boolean {
  const access = useAccess();
  return (
    access !== null && judge(access, { permission: 'orders.mark_paid', allBranches: true }) === 'allowed'
  );
}
