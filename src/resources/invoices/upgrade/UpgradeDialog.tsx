import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { CheckoutAnswer } from '../../../../domain/plans/billing-types.ts';
import { forgetSelectedPlan, selectedPlan } from '../../../dataProvider/selected-plan.ts';
import type { UpgradeRequest } from '../../../dataProvider/upgrade-request.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useMay } from '../../../schema/useAccess.ts';
import { DialogStep, StepDialog } from '../../../ui/dialog/StepDialog.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { BILLING_WORDS } from '../billing-words.ts';
import { DetailsStep } from '../details/DetailsStep.tsx';
import { usePlans, useSubscription } from '../useBilling.ts';
import { AlreadyPro } from './AlreadyPro.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { PlansStep } from './PlansStep.tsx';
import { SuccessStep } from './SuccessStep.tsx';
import { usePromise } from './usePromise.ts';

export interface UpgradeDialogProps {
  request: UpgradeRequest;
  onClose(): void;
}

type Step = 'plans' | 'payment' | 'details';

/** From a gate of the plan to a larger one: what it brings, how it is paid, and what follows (BIL-05). */
export default function UpgradeDialog(props: UpgradeDialogProps) {
  const reads = useMay('invoices.read');
  return <StepDialog>{reads ? <UpgradeSteps {...props} /> : <AskOwner {...props} />}</StepDialog>;
}

/** For members who may not read the plans: what is missing, and whom to ask for it. */
function AskOwner({ request, onClose }: UpgradeDialogProps) {
  const { upgrade } = useDictionary(BILLING_WORDS);
  const translate = useTranslate();
  const promise = usePromise(request);
  return (
    <DialogStep
      title={promise}
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('app.close')}</Button>}
    >
      {upgrade.not_allowed}
    </DialogStep>
  );
}

function UpgradeSteps({ request, onClose }: UpgradeDialogProps) {
  const { upgrade } = useDictionary(BILLING_WORDS);
  const translate = useTranslate();
  const promise = usePromise(request);
  const plans = usePlans();
  const subscription = useSubscription();
  const [step, setStep] = useState<Step>('plans');
  // Who chose the monthly plan on the way in reads it first.
  const [annual, setAnnual] = useState(() => selectedPlan() !== 'monthly');
  const [started, setStarted] = useState<CheckoutAnswer | null>(null);
  const toPlans = () => setStep('plans');
  const toPayment = () => setStep('payment');
  if (plans.data === undefined || subscription.data === undefined) {
    const error = plans.error ?? subscription.error;
    const retry = () => void Promise.all([plans.refetch(), subscription.refetch()]);
    return (
      <DialogStep
        title={promise}
        onClose={onClose}
        actions={<Button onClick={onClose}>{translate('app.close')}</Button>}
      >
        {error === null ? (
          <RowsSkeleton rows={4} height={64} />
        ) : (
          <ErrorState error={error} onRetry={retry} />
        )}
      </DialogStep>
    );
  }
  if (started !== null) return <SuccessStep checkout={started} onClose={onClose} />;
  if (subscription.data.state === 'active') return <AlreadyPro onClose={onClose} />;
  const offered = plans.data.filter(({ plan_name }) => plan_name === 'pro');
  const frequency = annual ? 'annual' : 'monthly';
  const plan = offered.find((one) => one.frequency === frequency) ?? offered[0];
  if (step === 'plans' || plan === undefined)
    return (
      <PlansStep
        title={promise}
        plans={plans.data}
        chosen={plan}
        annual={annual}
        onAnnual={setAnnual}
        onContinue={toPayment}
        onClose={onClose}
      />
    );
  if (step === 'details')
    return (
      <DetailsStep
        submitLabel={upgrade.details_continue}
        onBack={toPayment}
        onSaved={toPayment}
        onClose={onClose}
      />
    );
  return (
    <PaymentStep
      plan={plan}
      country={plans.country}
      stale={plans.stale}
      providers={subscription.data.providers}
      onBack={toPlans}
      onDetailsMissing={() => setStep('details')}
      onStarted={(checkout) => {
        forgetSelectedPlan();
        setStarted(checkout);
      }}
      onClose={onClose}
    />
  );
}
