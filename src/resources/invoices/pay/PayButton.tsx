import { useState } from 'react';
import Button from '@mui/material/Button';
import type { InvoiceAnswer } from '../../../../domain/plans/billing-types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import { BILLING_WORDS } from '../billing-words.ts';
import { useMayPay } from '../useMayPay.ts';
import type { PayDialogProps } from './PayDialog.tsx';

const { Part: PayDialog, preload } = lazyPopup<PayDialogProps>(() => import('./PayDialog.tsx'));

/** Pays an invoice that is pending or overdue (BIL-03); absent for any other. */
export function PayButton({ invoice }: { invoice: InvoiceAnswer }) {
  const { pay } = useDictionary(BILLING_WORDS);
  const mayPay = useMayPay();
  const [open, setOpen] = useState(false);
  if (!invoice.payable || !mayPay) return null;
  return (
    <>
      <Button
        variant="contained"
        aria-haspopup="dialog"
        aria-label={fill(pay.pay_named, { number: invoice.number })}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        {pay.pay}
      </Button>
      {open && <PayDialog invoice={invoice} onClose={() => setOpen(false)} />}
    </>
  );
}
