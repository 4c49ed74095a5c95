import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { BillingInformation } from '../../../../domain/plans/billing-types.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { BILLING_WORDS } from '../billing-words.ts';
import { DetailsFacts } from '../details/DetailsFacts.tsx';
import type { DetailsDialogProps } from '../details/DetailsDialog.tsx';
import { useBillingInformation } from '../useBilling.ts';
import { useMayPay } from '../useMayPay.ts';

const { Part: DetailsDialog, preload } = lazyPopup<DetailsDialogProps>(
  () => import('../details/DetailsDialog.tsx'),
);

/** To whom the invoices are made out. */
export function DetailsCard() {
  const { details } = useDictionary(BILLING_WORDS);
  const { data, error, refetch } = useBillingInformation();
  return (
    <SectionCard title={details.title}>
      {data === undefined && error === null && <RowsSkeleton rows={2} height={24} />}
      {data === undefined && error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === null && <Box sx={quiet}>{details.none}</Box>}
      {data && <DetailsFacts details={data} />}
      {data !== undefined && <EditDetails stored={data} />}
    </SectionCard>
  );
}

function EditDetails({ stored }: { stored: BillingInformation | null }) {
  const { details } = useDictionary(BILLING_WORDS);
  const mayPay = useMayPay();
  const [open, setOpen] = useState(false);
  if (!mayPay) return null;
  return (
    <Box>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        {stored === null ? details.add : details.edit}
      </Button>
      {open && <DetailsDialog stored={stored} onClose={() => setOpen(false)} />}
    </Box>
  );
}
