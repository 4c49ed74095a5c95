/**
 * Consecutive days with a sale up to today (spec 1 §2, home). While today has no sale yet, the count ends at yesterday.
 * @param daysAgo how many days ago there were sales; 0 is today
 */
export function salesStreak(daysAgo: Iterable<number>): number {
  const sold = new Set(daysAgo);
  const last = sold.has(0) ? 0 : 1;
  let day = last;
  while (sold.has(day)) day += 1;
  return day - last;
}
