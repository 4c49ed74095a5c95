import { dayOf } from '../dates/day.ts';
import { formatDate, formatTime } from '../dates/format.ts';
import type { Spoken } from './spoken.ts';

export const spoken: Spoken = (value, _field, _record, { locale, timeZone }) => {
  const instant = new Date(value);
  return `${formatDate(dayOf(instant, timeZone), locale)}, ${formatTime(instant, timeZone, locale)}`;
};
