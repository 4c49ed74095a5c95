import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { CheckoutAnswer, PlanAnswer } from '../../../../domain/plans/billing-types.ts';
import { paymentTypeOf } from '../../../../domain/plans/payment-types.ts';
import { forgetSelectedPlan, selectedPlan } from '../../../dataProvider/selected-plan.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { DialogStep, StepDialog } from '../../../ui/dialog/StepDialog.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { BILLING_WORDS } from '../billing-words.ts';
import { DetailsStep } from '../details/DetailsStep.tsx';
import { useCheckout } from '../pay/useCheckout.ts';
import { PaymentStep } from '../upgrade/PaymentStep.tsx';
import { SuccessStep } from '../upgrade/SuccessStep.tsx';
import { useBillingCountry, usePlans, useSubscription } from '../useBilling.ts';
import { SelectPlanStep } from './SelectPlanStep.tsx';

export interface PlanSelectionProps {
  onClose(): void;
}

/** Choosing a plan, then the details, then the provider's page (BIL-06). */
export default function PlanSelection(props: PlanSelectionProps) {
  return (
    <StepDialog>
      <LoadedPlans {...props} />
    </StepDialog>
  );
}

function LoadedPlans({ onClose }: PlanSelectionProps) {
  const { plans: words } = useDictionary(BILLING_WORDS);
  const translate = useTranslate();
  const own = useBillingCountry();
  const [country, setCountry] = useState(own);
  const plans = usePlans(country);
  const subscription = useSubscription();
  if (plans.data !== undefined && subscription.data !== undefined)
    return (
      <Steps
        plans={plans.data}
        providers={subscription.data.providers}
        current={subscription.data.plan_id}
        country={country}
        onCountry={setCountry}
        onClose={onClose}
      />
    );
  const error = plans.error ?? subscription.error;
  const retry = () => void Promise.all([plans.refetch(), subscription.refetch()]);
  return (
    <DialogStep
      title={words.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('app.close')}</Button>}
    >
      {error === null ? <RowsSkeleton rows={3} height={96} /> : <ErrorState error={error} onRetry={retry} />}
    </DialogStep>
  );
}

interface StepsProps extends PlanSelectionProps {
  plans: readonly PlanAnswer[];
  providers: readonly CheckoutAnswer['provider'][];
  /** The plan that the store has. */
  current: number;
  country: string;
  onCountry(country: string): void;
}

function Steps({ plans, providers, current, country, onCountry, onClose }: StepsProps) {
  const { plans: words } = useDictionary(BILLING_WORDS);
  // Who chose the monthly plan on the way in goes on to the details (spec 2 §4).
  const [chosen, setChosen] = useState(() =>
    selectedPlan() === 'monthly' ? plans.find(({ frequency }) => frequency === 'monthly') : undefined,
  );
  const [paying, setPaying] = useState(false);
  const [started, setStarted] = useState<CheckoutAnswer | null>(null);
  const { failure, start } = useCheckout({
    onReady: (answer) => {
      forgetSelectedPlan();
      setStarted(answer);
    },
    onDetailsMissing: () => setPaying(false),
  });
  const back = () => {
    setChosen(undefined);
    setPaying(false);
  };
  if (started !== null) return <SuccessStep checkout={started} onClose={onClose} />;
  if (chosen === undefined)
    return (
      <SelectPlanStep
        plans={plans}
        current={current}
        country={country}
        onCountry={onCountry}
        onBuy={setChosen}
        onClose={onClose}
      />
    );
  if (paying && failure !== null)
    return (
      <PaymentStep
        plan={chosen}
        providers={providers}
        problem={failure}
        onBack={back}
        onDetailsMissing={() => setPaying(false)}
        onStarted={setStarted}
        onClose={onClose}
      />
    );
  const pay = () => {
    const type = paymentTypeOf(chosen);
    const provider = providers.find((one) => one === 'mercado_pago') ?? providers[0];
    if (type === undefined || provider === undefined) return;
    setPaying(true);
    start({
      provider,
      plan_id: chosen.id,
      plan_payment_type_id: type.id,
      auto_renew: provider !== 'whatsapp',
    });
  };
  return <DetailsStep submitLabel={words.confirm} onBack={back} onSaved={pay} onClose={onClose} />;
}
