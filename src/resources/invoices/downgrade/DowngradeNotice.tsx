import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { BILLING_WORDS } from '../billing-words.ts';
import { useSubscription, useUsage } from '../useBilling.ts';
import type { DowngradeDialogProps } from './DowngradeDialog.tsx';

const { Part: DowngradeDialog } = lazyPopup<DowngradeDialogProps>(() => import('./DowngradeDialog.tsx'));

/**
 * More lines are on than the plan includes: one chooses which stay (BIL-09). The question opens by itself, except while
 * the plan is blocked: who comes to pay gets all lines back.
 */
export function DowngradeNotice() {
  const { downgrade: words } = useDictionary(BILLING_WORDS);
  const allowed = useAllowed('user-stores')('edit');
  const { data } = useUsage();
  const state = useSubscription().data?.state;
  const [picked, setOpen] = useState<boolean>();
  if (data === undefined || data.whatsapp_lines <= data.included_lines || !allowed) return null;
  const open = picked ?? (state !== undefined && state !== 'blocked');
  const { whatsapp_lines: used, included_lines: most } = data;
  return (
    <>
      <Alert
        severity="warning"
        action={
          <Button color="inherit" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {words.choose}
          </Button>
        }
      >
        {fill(words.notice, { used, most })}
      </Alert>
      {open && <DowngradeDialog most={most} onClose={() => setOpen(false)} />}
    </>
  );
}
