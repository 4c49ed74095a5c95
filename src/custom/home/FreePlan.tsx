import { useDictionary } from '../../i18n/useDictionary.ts';
import { PlanBanner } from '../../shell/premium/PlanBanner.tsx';
import { HOME_WORDS } from './home-words.ts';

/** On the free plan: what the paid one brings, and the way to it (spec 1 §2). */
export function FreePlan() {
  const { free } = useDictionary(HOME_WORDS);
  return <PlanBanner label={free.name} text={free.text} link={free.link} />;
}
