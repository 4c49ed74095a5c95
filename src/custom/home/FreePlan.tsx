import { useDictionary } from '../../i18n/useDictionary.ts';
import { PlanBanner } from '../../shell/premium/PlanBanner.tsx';
import { usePlanState } from '../../shell/plan/usePlanState.ts';
import { HOME_WORDS } from './home-words.ts';

/** On the free plan: what the paid one brings, and the way to it (spec 1 §2). A trial has what it brings. */
export function FreePlan() {
  const { free } = useDictionary(HOME_WORDS);
  const plan = usePlanState();
  if (plan === null || plan.trialDays !== null) return null;
  return <PlanBanner label={free.name} text={free.text} link={free.link} />;
}
