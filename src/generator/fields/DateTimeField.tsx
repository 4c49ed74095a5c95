import Box from '@mui/material/Box';
import { useLocale } from 'ra-core';
import { dayOf } from '../../../domain/dates/day.ts';
import { formatDateTime, formatDay, formatTime } from '../../../domain/dates/format.ts';
import { intlLocale } from '../../i18n/locales.ts';
import { useTimeZone } from '../../ui/figure/useTimeZone.ts';
import { useToday } from '../../ui/figure/useToday.ts';
import type { FieldProps } from './field.ts';

/** `hoy, 8:00 p. m.` in the store's time zone; the full date on hover. */
export function DateTimeField({ value }: FieldProps) {
  const locale = intlLocale(useLocale() ?? '');
  const timeZone = useTimeZone();
  const today = useToday();
  const instant = new Date(String(value));
  if (Number.isNaN(instant.getTime())) return <>{String(value)}</>;
  const day = formatDay(dayOf(instant, timeZone), today, locale);
  return (
    <Box
      component="time"
      dateTime={instant.toISOString()}
      title={formatDateTime(instant, timeZone, locale)}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {`${day}, ${formatTime(instant, timeZone, locale)}`}
    </Box>
  );
}
