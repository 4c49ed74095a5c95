/** When an order can have been made: a year outside is a slip of the finger, and no figure of the store shows it. */

const FIRST_YEAR = 2000;
/** An order may be written down for a day to come. */
const YEARS_AHEAD = 1;

/** What is wrong with the date of an order, as a validation error; null for a date that it can have. */
export function orderDateProblem(date: string, now: Date): { key: string } | null {
  const at = new Date(date);
  if (at.getUTCFullYear() < FIRST_YEAR) return { key: 'order_date_early' };
  const last = new Date(now);
  last.setUTCFullYear(last.getUTCFullYear() + YEARS_AHEAD);
  return at > last ? { key: 'order_date_late' } : null;
}
