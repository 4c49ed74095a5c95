import { useState } from 'react';
import Box from '@mui/material/Box';
import type { CheckoutAnswer, InvoiceAnswer } from '../../../../domain/plans/billing-types.ts';
import { BILLING_WORDS } from '../../../../generated/words/billing.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { DialogStep, StepDialog, DialogChoice } from '../../../ui/dialog/Dialog.tsx';
import { useMoney } from '../../../ui/figure/Money.tsx';
import { RowsSkeleton, ErrorState } from '../../../ui/state/PageStates.tsx';
import { DetailsStep } from '../details/DetailsForm.tsx';
import { SuccessStep } from './PaymentSteps.tsx';
import { useSubscription } from '../useBilling.ts';
import { CheckoutProblem, PaymentChoice, useCheckout } from './Checkout.tsx';

export interface PayDialogProps {
  invoice: InvoiceAnswer;
  onClose(): void;
}

/** How an invoice is paid. One without billing details asks for them first (spec 2 §8). */
export default function PayDialog(props: PayDialogProps) {
  return (
    <StepDialog>
      <PaySteps {...props} />
    </StepDialog>
  );
}

function PaySteps({ invoice, onClose }: PayDialogProps) {
  const { pay, upgrade } = useWords(BILLING_WORDS);
  const money = useMoney();
  const { data, error, refetch } = useSubscription();
  const [details, setDetails] = useState(invoice.billing_information === null);
  const [started, setStarted] = useState<CheckoutAnswer | null>(null);
  const [picked, setPicked] = useState<CheckoutAnswer['provider']>();
  const { busy, failure, start } = useCheckout({
    onReady: setStarted,
    onDetailsMissing: () => setDetails(true),
  });
  if (started !== null) return <SuccessStep checkout={started} onClose={onClose} />;
  if (details)
    return (
      <DetailsStep
        submitLabel={upgrade.details_continue}
        onSaved={() => setDetails(false)}
        onClose={onClose}
      />
    );
  const providers = data?.providers ?? [];
  const provider = picked ?? providers[0];
  return (
    <DialogStep
      title={fill(pay.title, { number: invoice.number })}
      busy={busy}
      onClose={onClose}
      actions={
        <DialogChoice
          busy={busy}
          disabled={provider === undefined}
          confirm={fill(pay.pay_amount, { amount: money(invoice.amount, invoice.currency) })}
          onConfirm={() => provider && start({ provider, invoice_id: invoice.id })}
          onCancel={onClose}
        />
      }
    >
      {data === undefined && error === null && <RowsSkeleton rows={3} height={64} />}
      {data === undefined && error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data !== undefined && providers.length === 0 && <Box>{pay.no_providers}</Box>}
      {providers.length > 0 && (
        <PaymentChoice providers={providers} chosen={provider ?? null} onChoose={setPicked} />
      )}
      {failure && <CheckoutProblem failure={failure} />}
    </DialogStep>
  );
}
