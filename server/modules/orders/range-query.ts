import { isDay } from '../../../domain/dates/day.ts';
import { lengthOf, LONGEST_RANGE, type DayRange } from '../../../domain/dates/range.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { ApiError } from '../../errors.ts';

const DAY = '^\\d{4}-\\d{2}-\\d{2}$';

/** The two query keys of a call about a range of the store's days. */
export const RANGE_QUERY: Record<string, JsonSchema> = {
  from: { type: 'string', pattern: DAY, description: 'The first day of the store. Required.' },
  to: { type: 'string', pattern: DAY, description: `The last day, at most ${LONGEST_RANGE} days. Required.` },
};

/** Throws `invalid_range` for a day that does not exist, an end before its begin, and a range too long. */
export function readRange(query: URLSearchParams): DayRange {
  const range = { from: readDay(query, 'from'), to: readDay(query, 'to') };
  if (range.to < range.from) throw wrongRange('to', { key: 'minimum' });
  if (lengthOf(range) > LONGEST_RANGE)
    throw wrongRange('to', { key: 'maximum', args: { limit: LONGEST_RANGE } });
  return range;
}

function readDay(query: URLSearchParams, key: 'from' | 'to'): string {
  const text = query.get(key);
  if (text === null) throw wrongRange(key, { key: 'required' });
  if (!isDay(text)) throw wrongRange(key, { key: 'date' });
  return text;
}

/** Says something about dates: a list's filters are no part of such a call. */
function wrongRange(
  parameter: 'from' | 'to',
  complaint: { key: string; args?: { limit: number } },
): ApiError {
  return new ApiError('invalid_range', { errors: { [parameter]: complaint }, details: { parameter } });
}
