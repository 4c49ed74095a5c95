import { useDictionary } from '../../i18n/useDictionary.ts';
import { useMay } from '../../schema/useAccess.ts';
import { PlanBanner } from '../../shell/premium/PlanBanner.tsx';
import { usePlanState } from '../../shell/plan/usePlanState.ts';
import { HOME_WORDS } from './home-words.ts';

/** On the free plan: what the paid one brings, and the way to it (spec 1 §2), for members who may take it. A trial has what it brings. */
export function FreePlan() {
  const { free } = useDictionary(HOME_WORDS);
  const plan = usePlanState();
  const reads = useMay('invoices.read');
  if (!reads || plan === null || plan.trialDays !== null) return null;
  return <PlanBanner label={free.name} text={free.text} link={free.link} />;
}
