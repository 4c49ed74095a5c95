import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SubscriptionAnswer } from '../../../../domain/plans/billing-types.ts';
import { useRequestUpgrade } from '../../../dataProvider/upgrade-request.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useDates } from '../../../ui/figure/useDates.ts';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import { BILLING_WORDS } from '../billing-words.ts';
import type { PlanSelectionProps } from '../plans/PlanSelection.tsx';
import { useMayPay } from '../useMayPay.ts';
import { useSubscriptionWrite } from './useSubscriptionWrite.ts';

const { Part: PlanSelection, preload } = lazyPopup<PlanSelectionProps>(
  () => import('../plans/PlanSelection.tsx'),
);

/** The one thing to do about the plan, and the quiet way out of it. */
export function PlanActions({ subscription }: { subscription: SubscriptionAnswer }) {
  const requestUpgrade = useRequestUpgrade();
  const { plan: words } = useDictionary(BILLING_WORDS);
  const dates = useDates();
  const mayPay = useMayPay();
  const { busy, change } = useSubscriptionWrite();
  const [open, setOpen] = useState<'plans' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  const { state, next_cut_date, open_invoice_id } = subscription;
  if (!mayPay) return <Box>{words.not_allowed}</Box>;
  const starts = state === 'free' || state === 'trial';
  // What is owed stands in the list of what waits, with its own button.
  const owes = open_invoice_id !== null;
  const label = state === 'active' || owes ? words.change : words.renew;
  const end = next_cut_date === null ? undefined : dates.relative(next_cut_date);
  const overdue = state === 'past_due' || state === 'blocked';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {starts && (
        <Button
          variant={owes ? 'outlined' : 'contained'}
          aria-haspopup="dialog"
          onClick={() => requestUpgrade({ gate: 'plan' })}
        >
          {words.upgrade}
        </Button>
      )}
      {state === 'cancelled' && (
        <Button
          variant="contained"
          loading={busy}
          onClick={() =>
            void change(({ reactivateSubscription }) => reactivateSubscription(), words.reactivated)
          }
        >
          {words.reactivate}
        </Button>
      )}
      {!starts && state !== 'cancelled' && (
        <Button
          variant={state === 'active' || owes ? 'outlined' : 'contained'}
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => setOpen('plans')}
        >
          {label}
        </Button>
      )}
      {!starts && state !== 'cancelled' && (
        <Button disabled={busy} onClick={() => setOpen('cancel')}>
          {words.cancel}
        </Button>
      )}
      {open === 'plans' && <PlanSelection onClose={close} />}
      <ConfirmDialog
        open={open === 'cancel'}
        busy={busy}
        message={overdue || end === undefined ? words.cancel_now : fill(words.cancel_text, { day: end })}
        confirmLabel={words.cancel}
        onConfirm={() =>
          void change(({ cancelSubscription }) => cancelSubscription(), words.cancelled).then(close)
        }
        onCancel={close}
      />
    </Box>
  );
}
