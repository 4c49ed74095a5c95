const FIRST = 15 * 60_000;
const LONGEST = 24 * 60 * 60 * 1000;

/** With the pauses between them they end eight days after the link was made, which is valid for seven. */
const MOST_LOOKS = 14;

/**
 * When the provider is asked again for payments that it has not reported, after a number of looks. Pauses double from a
 * quarter of an hour to a day. Null after the last look.
 */
export function nextPoll(looks: number, now: Date): Date | null {
  if (looks >= MOST_LOOKS) return null;
  return new Date(now.getTime() + Math.min(FIRST * 2 ** looks, LONGEST));
}
