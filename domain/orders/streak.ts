import { addDays } from '../dates/day.ts';

/**
 * Consecutive days with a sale up to today (spec 1 §2, home). While today has no sale yet, the count ends at yesterday.
 */
export function salesStreak(daysWithSales: ReadonlySet<string>, today: string): number {
  let day = daysWithSales.has(today) ? today : addDays(today, -1);
  let count = 0;
  while (daysWithSales.has(day)) {
    count += 1;
    day = addDays(day, -1);
  }
  return count;
}
