import Box from '@mui/material/Box';
import type { SubscriptionAnswer, Usage } from '../../../../domain/plans/billing-types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { StatusChip } from '../../../ui/chip/StatusChip.tsx';
import { useDates } from '../../../ui/figure/useDates.ts';
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import type { Tone } from '../../../theme/color.ts';
import { quiet } from '../../../ui/text/quiet.ts';
import { BILLING_WORDS } from '../billing-words.ts';
import { useSubscription, useUsage } from '../useBilling.ts';
import { PlanActions } from './PlanActions.tsx';
import { RenewSetting } from './RenewSetting.tsx';
import { UsageBar } from './UsageBar.tsx';

const TONES: Readonly<Record<SubscriptionAnswer['state'], Tone>> = {
  free: 'neutral',
  trial: 'info',
  active: 'success',
  near_expiry: 'warning',
  past_due: 'danger',
  blocked: 'danger',
  cancelled: 'neutral',
};

/** The plan with its state, how much of it is in use, and the one thing to do. */
export function PlanAndUsage() {
  const { plan: words } = useDictionary(BILLING_WORDS);
  const subscription = useSubscription();
  const usage = useUsage();
  if (subscription.data === undefined || usage.data === undefined) {
    const error = subscription.error ?? usage.error;
    const retry = () => void Promise.all([subscription.refetch(), usage.refetch()]);
    return (
      <SectionCard title={words.title}>
        {error === null ? (
          <RowsSkeleton rows={3} height={48} />
        ) : (
          <ErrorState error={error} onRetry={retry} />
        )}
      </SectionCard>
    );
  }
  return <Plan subscription={subscription.data} usage={usage.data} />;
}

function Plan({ subscription, usage }: { subscription: SubscriptionAnswer; usage: Usage }) {
  const { plan: words, plans } = useDictionary(BILLING_WORDS);
  const dates = useDates();
  const { plan_name, frequency, state, next_cut_date, trial_ended_at } = subscription;
  const name = plans.names[plan_name];
  const ends = state === 'trial' ? trial_ended_at : next_cut_date;
  // Without limit in practice: the plan's number is there for the machine.
  const endless = plan_name === 'pro' || state === 'trial';
  return (
    <SectionCard title={words.title}>
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box sx={{ fontSize: 'var(--text-20)', fontWeight: 700 }}>
            {frequency === null ? name : `${name} · ${plans.frequencies[frequency]}`}
          </Box>
          <StatusChip label={words.states[state]} tone={TONES[state]} />
        </Box>
        {state !== 'free' && ends !== null && (
          <Box sx={quiet}>{fill(words.ends[state], { day: dates.relative(ends) })}</Box>
        )}
        {state === 'free' && <Box sx={quiet}>{words.free_text}</Box>}
      </div>
      <UsageBar
        label={words.products}
        used={usage.published_products}
        most={endless ? null : usage.max_products}
      />
      <UsageBar label={words.lines} used={usage.whatsapp_lines} most={usage.included_lines} />
      <RenewSetting subscription={subscription} />
      <PlanActions subscription={subscription} />
    </SectionCard>
  );
}
