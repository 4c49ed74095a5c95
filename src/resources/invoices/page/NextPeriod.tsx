import { planOf, soldInstead } from '../../../../domain/plans/catalogue.ts';
import type { PlanAnswer, SubscriptionAnswer } from '../../../../domain/plans/billing-types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { NativeSelect } from '../../../ui/input/NativeSelect.tsx';
import { BILLING_WORDS } from '../billing-words.ts';
import { usePlans } from '../useBilling.ts';
import { useSubscriptionWrite } from './useSubscriptionWrite.ts';

/** The period that the next renewal buys, with its price: another one is paid from then on (decision 54). */
export function NextPeriod({ subscription }: { subscription: SubscriptionAnswer }) {
  const { plan: words, plans: names } = useDictionary(BILLING_WORDS);
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
