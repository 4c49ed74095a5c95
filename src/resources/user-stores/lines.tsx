import { PLAN_FEATURES } from '../../../domain/access/features.ts';
import { planLimit } from '../../../domain/plans/limits.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useAccess } from '../../schema/useAccess.ts';
import { PlanBanner } from '../../shell/premium/PlanBanner.tsx';
import { BRANCH_WORDS } from './branch-words.ts';
import { useBranches } from './useBranches.ts';

/** How many lines the plan has, and how many the store uses; undefined while unknown or without limit. */
export function useLines(): { most: number | undefined; used: number | undefined; full: boolean } {
  const access = useAccess();
  const { branches } = useBranches();
  const most = access === null ? undefined : planLimit(access.features, 'max_lines');
  const used = branches?.length;
  return { most, used, full: most !== undefined && used !== undefined && used >= most };
}

/** On the free plan: what the paid one brings. On the paid one: that no line is left. */
export function LinesNotice() {
  const words = useDictionary(BRANCH_WORDS);
  const { most, full } = useLines();
  if (most === PLAN_FEATURES.free.max_lines)
    return (
      <PlanBanner
        label={words.free_title}
        text={fill(words.free_text, { most: PLAN_FEATURES.pro.max_lines })}
        link={words.upgrade}
        gate="max_lines"
      />
    );
  return full && most !== undefined ? <div>{fill(words.full, { most })}</div> : null;
}
