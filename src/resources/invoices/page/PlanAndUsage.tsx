import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import type { PlanAnswer, SubscriptionAnswer, Usage } from '../../../../domain/plans/billing-types.ts';
import { planOf, soldInstead } from '../../../../domain/plans/catalogue.ts';
import { BILLING_WORDS } from '../../../../generated/words/billing.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { useRequestUpgrade } from '../../../dataProvider/upgrade-request.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { color, type Tone, quiet } from '../../../theme/styles.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { StatusChip } from '../../../ui/chip/StatusChip.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useDates } from '../../../ui/figure/DateText.tsx';
import { useMoney, useNumber } from '../../../ui/figure/Money.tsx';
import { failureSentence, useWrite } from '../../../ui/form/useWrite.ts';
import { NativeSelect } from '../../../ui/input/NativeSelect.tsx';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import { RowsSkeleton, ErrorState } from '../../../ui/state/PageStates.tsx';
import { RenewSwitch } from '../pay/Checkout.tsx';
import type { PlanSelectionProps } from '../plans/PlanSelection.tsx';
import { useBillingRefresh, useMayPay, usePlans, useSubscription, useUsage } from '../useBilling.ts';

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
  const { plan: words } = useWords(BILLING_WORDS);
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
  const { plan: words, plans } = useWords(BILLING_WORDS);
  const dates = useDates();
  const { plan_name, frequency, state, next_cut_date, trial_ended_at } = subscription;
  // The days of a plan that ends are over before the hourly job writes so.
  const free = state === 'free';
  const name = plans.names[free ? 'free' : plan_name];
  const { trial_refused } = subscription;
  const refused =
    trial_refused === null ? null : trial_refused === 'phone' ? words.tried_phone : words.tried_document;
  const ends = state === 'trial' ? trial_ended_at : next_cut_date;
  // Without limit in practice: the plan's number is there for the machine.
  const endless = !free && (plan_name === 'pro' || state === 'trial');
  return (
    <SectionCard title={words.title}>
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box sx={{ fontSize: 'var(--text-20)', fontWeight: 700 }}>
            {free || frequency === null ? name : `${name} · ${plans.frequencies[frequency]}`}
          </Box>
          <StatusChip label={words.states[state]} tone={TONES[state]} />
        </Box>
        {!free && ends !== null && (
          <Box sx={quiet}>{fill(words.ends[state], { day: dates.relative(ends) })}</Box>
        )}
        {free && <Box sx={quiet}>{words.free_text}</Box>}
        {free && refused !== null && <Box sx={quiet}>{refused}</Box>}
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

/** Whether a paid plan renews by itself, and for which period; absent where there is nothing to renew. */
function RenewSetting({ subscription }: { subscription: SubscriptionAnswer }) {
  const { plan: words } = useWords(BILLING_WORDS);
  const { busy, change } = useSubscriptionWrite();
  const mayPay = useMayPay();
  const { state, auto_renew } = subscription;
  if (!mayPay || (state !== 'active' && state !== 'near_expiry')) return null;
  return (
    <>
      <RenewSwitch
        on={auto_renew}
        busy={busy}
        onChange={(on) =>
          void change(
            ({ changeSubscription }) => changeSubscription({ auto_renew: on }),
            on ? words.renew_on : words.renew_off,
          )
        }
      />
      {auto_renew && <NextPeriod subscription={subscription} />}
    </>
  );
}

/** The period that the next renewal buys, with its price: another one is paid from then on (decision 54). */
function NextPeriod({ subscription }: { subscription: SubscriptionAnswer }) {
  const { plan: words, plans: names } = useWords(BILLING_WORDS);
  const money = useMoney();
  const { data = [], country } = usePlans();
  const { change } = useSubscriptionWrite();
  const { plan_id, next_plan_id } = subscription;
  const kept = planOf(next_plan_id ?? plan_id);
  const next = kept === undefined ? null : soldInstead(kept, country);
  const paid = data.filter(({ frequency }) => frequency !== null);
  // A plan that is offered no more is renewed all the same: there is nothing to compare it with.
  if (next === null || !paid.some(({ id }) => id === next.id)) return null;
  const periodOf = ({ frequency }: PlanAnswer) => (frequency === null ? '' : names.frequencies[frequency]);
  return (
    <NativeSelect
      label={words.next}
      value={next.id}
      options={paid.map((plan) => ({
        value: plan.id,
        label: fill(words.next_option, {
          plan: fill(names.named, { plan: names.names[plan.plan_name], period: periodOf(plan) }),
          amount: money(plan.base_price, plan.currency),
        }),
      }))}
      onChange={(id) => {
        const chosen = paid.find((plan) => plan.id === Number(id));
        if (chosen === undefined) return;
        void change(
          ({ changeSubscription }) => changeSubscription({ next_plan_id: chosen.id }),
          fill(words.next_set, { period: periodOf(chosen) }),
        );
      }}
    />
  );
}

interface UsageBarProps {
  label: string;
  used: number;
  /** What the plan includes; null without limit. */
  most: number | null;
}

/** `Productos publicados 12 de 20`, with a bar that shows the same. */
function UsageBar({ label, used, most }: UsageBarProps) {
  const { plan: words } = useWords(BILLING_WORDS);
  const number = useNumber();
  const share = most === null ? 0 : Math.min(1, most === 0 ? 1 : used / most);
  const text =
    most === null
      ? fill(words.used_endless, { used: number(used) })
      : fill(words.used, { used: number(used), most: number(most) });
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <span>{label}</span>
        <Box
          component="span"
          sx={{ fontWeight: 500, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
        >
          {text}
        </Box>
      </Box>
      {most !== null && (
        <Box
          aria-hidden
          sx={{ mt: 0.5, height: 8, borderRadius: 'var(--radius-chip)', backgroundColor: color('skeleton') }}
        >
          <Box
            sx={{
              width: `${share * 100}%`,
              height: '100%',
              borderRadius: 'inherit',
              backgroundColor: color(used >= most ? 'warning' : 'primary'),
            }}
          />
        </Box>
      )}
    </div>
  );
}

const { Part: PlanSelection, preloading } = lazyPopup<PlanSelectionProps>(
  () => import('../plans/PlanSelection.tsx'),
);

/** The one thing to do about the plan, and the quiet way out of it. */
function PlanActions({ subscription }: { subscription: SubscriptionAnswer }) {
  const requestUpgrade = useRequestUpgrade();
  const { plan: words } = useWords(BILLING_WORDS);
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
          {...preloading}
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

type Calls = Awaited<ReturnType<AppDataProvider['loadBillingCalls']>>;

/** Changes the subscription, reads it again, and says what happened. */
function useSubscriptionWrite() {
  const dataProvider = useDataProvider<AppDataProvider>();
  const refresh = useBillingRefresh();
  const notify = useNotify();
  const translate = useTranslate();
  const { busy, run } = useWrite();
  const change = (write: (calls: Calls) => Promise<unknown>, done: string): Promise<void> =>
    run(async () => write(await dataProvider.loadBillingCalls()), {
      onDone: async () => {
        await refresh();
        notify(done, { type: 'success' });
      },
      onFailure: (failure) => notify(failureSentence(translate, failure), { type: 'error' }),
    });
  return { busy, change };
}
