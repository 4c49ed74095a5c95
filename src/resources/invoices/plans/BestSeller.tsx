import type { PlanAnswer } from '../../../../domain/plans/billing-types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { StatusChip } from '../../../ui/chip/StatusChip.tsx';
import { BILLING_WORDS } from '../billing-words.ts';

/** 'El más vendido', with its discount; absent on the other plans (spec 2 §9). */
export function BestSeller({ plan }: { plan: PlanAnswer }) {
  const { plans: words } = useDictionary(BILLING_WORDS);
  const { best_seller, discount_percent } = plan;
  if (!best_seller) return null;
  const label = discount_percent === null ? words.best : fill(words.best_off, { percent: discount_percent });
  return <StatusChip label={label} tone="success" />;
}
