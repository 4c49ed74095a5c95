/** Days before a plan's end at which the merchant is reminded. */
export const REMINDER_DAYS = [15, 7, 3, 1] as const;

/**
 * The reminder that is due so many days before the end, or null. After days without a look only the latest is sent.
 * @param last the reminder of this end that was sent last
 */
export function reminderDue(daysLeft: number, last: number | null): number | null {
  if (daysLeft < 0) return null;
  const due = REMINDER_DAYS.findLast((days) => daysLeft <= days);
  return due === undefined || (last !== null && last <= due) ? null : due;
}
