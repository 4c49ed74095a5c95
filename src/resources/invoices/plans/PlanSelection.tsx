import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { CheckoutAnswer, PlanAnswer } from '../../../../domain/plans/billing-types.ts';
import { forgetSelectedPlan, selectedPlan } from '../../../dataProvider/selected-plan.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { DialogStep, StepDialog } from '../../../ui/dialog/StepDialog.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { BILLING_WORDS } from '../billing-words.ts';
import { DetailsStep } from '../details/DetailsStep.tsx';
import { PaymentStep } from '../upgrade/PaymentStep.tsx';
import { SuccessStep } from '../upgrade/SuccessStep.tsx';
import { usePlans, useSubscription } from '../useBilling.ts';
import { SelectPlanStep } from './SelectPlanStep.tsx';

export interface PlanSelectionProps {
  onClose(): void;
}

/** Choosing a plan, then the details, then the total and the provider's page (BIL-06). */
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
  const [country, setCountry] = useState<string>();
  const plans = usePlans(country);
  const subscription = useSubscription();
  if (plans.data !== undefined && subscription.data !== undefined)
    return (
      <Steps
        plans={plans.data}
        providers={subscription.data.providers}
        current={subscription.data.plan_id}
        country={plans.country}
        stale={plans.stale}
        billed={plans.billed}
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
  /** Whose prices these are. */
  country: string;
  stale: boolean;
  /** The country of the billing details; null before there are any. */
  billed: string | null;
  onCountry(country: string): void;
}

function Steps({ plans, providers, current, country, stale, billed, onCountry, onClose }: StepsProps) {
  const { plans: words, upgrade } = useDictionary(BILLING_WORDS);
  // Who chose the monthly plan on the way in goes on to the details (spec 2 §4).
  const [chosen, setChosen] = useState(() =>
    selectedPlan() === 'monthly' ? plans.find(({ frequency }) => frequency === 'monthly')?.id : undefined,
  );
  const [paying, setPaying] = useState(false);
  const [started, setStarted] = useState<CheckoutAnswer | null>(null);
  if (started !== null) return <SuccessStep checkout={started} onClose={onClose} />;
  // By its id: the details may have brought the prices of another country, or its end.
  const plan = plans.find(({ id }) => id === chosen);
  if (plan === undefined)
    return (
      <SelectPlanStep
        plans={plans}
        current={current}
        country={country}
        billed={billed}
        payable={providers.length > 0}
        onCountry={onCountry}
        onBuy={({ id }) => setChosen(id)}
        onClose={onClose}
      />
    );
  const back = () => {
    setChosen(undefined);
    setPaying(false);
  };
  const toDetails = () => setPaying(false);
  if (!paying)
    return (
      <DetailsStep
        country={country}
        submitLabel={upgrade.details_continue}
        onBack={back}
        onSaved={() => setPaying(true)}
        onClose={onClose}
      />
    );
  return (
    <PaymentStep
      plan={plan}
      country={country}
      stale={stale}
      providers={providers}
      submitLabel={words.confirm}
      onBack={toDetails}
      onDetailsMissing={toDetails}
      onStarted={(checkout) => {
        forgetSelectedPlan();
        setStarted(checkout);
      }}
      onClose={onClose}
    />
  );
}
