import { useState } from 'react';
import Button from '@mui/material/Button';
import { judge } from '../../../../domain/access/access.ts';
import type { DoubtfulPayment } from '../../../dataProvider/payment-channel-calls.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useAccess } from '../../../schema/useAccess.ts';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import { PROVIDER_WORDS } from '../provider-words.ts';
import type { ReviewDialogProps } from './ReviewDialog.tsx';

const reviewDialogPart = lazyPopup<ReviewDialogProps>(() => import('./ReviewDialog.tsx'));

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

/** Whether this member may mark doubtful payments as reviewed. */
function useMayReview(): boolean {
  const access = useAccess();
  return access !== null && judge(access, { permission: 'orders.write', allBranches: true }) === 'allowed';
}
