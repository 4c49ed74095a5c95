import { useSearchParams } from 'react-router-dom';
import { addDays, isDay } from '../../../domain/dates/day.ts';
import { lengthOf, LONGEST_RANGE, type DayRange } from '../../../domain/dates/range.ts';
import { useDates } from '../../ui/figure/useDates.ts';

export const PRESETS = ['today', 'last_7', 'last_30', 'month'] as const;
export type Preset = (typeof PRESETS)[number];

/** Days of a preset, with the store's day of today as the last. */
export function presetRange(preset: Preset, today: string): DayRange {
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'last_7':
      return { from: addDays(today, -6), to: today };
    case 'last_30':
      return { from: addDays(today, -29), to: today };
    case 'month':
      return { from: `${today.slice(0, 8)}01`, to: today };
  }
}

/** The range on screen, in the address: the back button and a shared link keep it. */
export function useStatsRange() {
  const [params, setParams] = useSearchParams();
  const { today } = useDates();
  const typed = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  const custom = params.has('from') || params.has('to');
  const preset = PRESETS.find((one) => one === params.get('range')) ?? 'last_30';
  const problem = custom ? problemOf(typed) : null;
  return {
    preset: custom ? null : preset,
    /** As typed; a side may be no day yet. */
    typed: custom ? typed : presetRange(preset, today),
    problem,
    /** What is asked for; null while the typed days are no range. */
    range: problem === null ? (custom ? typed : presetRange(preset, today)) : null,
    choose: (next: Preset) => setParams({ range: next }),
    type: (next: DayRange) => setParams({ ...next }, { replace: custom }),
  };
}

/** Why the typed days are no range: `incomplete` while one is missing. */
function problemOf(range: DayRange): 'incomplete' | 'wrong' | 'long' | null {
  if (!isDay(range.from) || !isDay(range.to)) return 'incomplete';
  if (range.to < range.from) return 'wrong';
  return lengthOf(range) > LONGEST_RANGE ? 'long' : null;
}
