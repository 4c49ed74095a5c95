import { PLAN_FEATURES } from '../../../../domain/access/features.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { PlanBanner } from '../../../shell/premium/PlanBanner.tsx';
import { BRANCH_WORDS } from '../branch-words.ts';
import { useLines } from '../useLines.ts';

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
