import { addDays, monthOf } from '../dates/day.ts';

/** Days from and to, inclusive, as `YYYY-MM-DD`. */
export type DayRange = [from: string, to: string];

export interface DatePreset {
  /** Key of its word under `filters`. */
  key: 'today' | 'yesterday' | 'last_7' | 'last_30' | 'this_month' | 'last_month';
  range(today: string): DayRange;
}

/**
 * Spec 2 §9: today, yesterday, last 7 days, last 30 days; today counts among them. Shops also count by months. A month is
 * whole, so that it is another range than a day or a week of it.
 */
export const DATE_PRESETS: readonly DatePreset[] = [
  { key: 'today', range: (today) => [today, today] },
  { key: 'yesterday', range: (today) => [addDays(today, -1), addDays(today, -1)] },
  { key: 'last_7', range: (today) => [addDays(today, -6), today] },
  { key: 'last_30', range: (today) => [addDays(today, -29), today] },
  { key: 'this_month', range: (today) => monthOf(today) },
  { key: 'last_month', range: (today) => monthOf(today, 1) },
];

/** The preset that equals this range today, if any. */
export function presetOf(range: readonly unknown[], today: string): DatePreset | undefined {
  if (range[2] === TYPED) return undefined;
  return DATE_PRESETS.find(({ range: of }) => {
    const [from, to] = of(today);
    return range[0] === from && range[1] === to;
  });
}

/** Marks days that a user typed, until they are applied: such days are no preset, whichever they are. */
const TYPED = 'typed';

/** Typed days, before they are applied. */
export function typedRange(from: unknown, to: unknown): readonly unknown[] {
  return [from, to, TYPED];
}

/**
 * The filter of a range once it is applied. Spec 2 §5: typed days that are both today are no filter; 'Hoy' is the preset
 * that asks for today.
 */
export function appliedRange(range: readonly unknown[], today: string): readonly unknown[] | undefined {
  const [from, to, typed] = range;
  if (typed !== TYPED) return range;
  return from === today && to === today ? undefined : [from, to];
}
