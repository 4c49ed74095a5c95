import Box from '@mui/material/Box';
import { useLocale } from 'ra-core';
import { dayOf, isDay } from '../../../domain/dates/day.ts';
import { formatDateTime, formatDay } from '../../../domain/dates/format.ts';
import { intlLocale } from '../../i18n/locales.ts';
import { useTimeZone } from '../../ui/figure/useTimeZone.ts';
import { useToday } from '../../ui/figure/useToday.ts';
import type { FieldProps } from './field.ts';

/** `hoy`, `ayer`, `12 nov`; the exact moment on hover and for a screen reader. A day is never read as an instant. */
export function DateField({ value }: FieldProps) {
  const locale = intlLocale(useLocale() ?? '');
  const timeZone = useTimeZone();
  const text = String(value);
  const today = useToday();
  if (isDay(text)) return <Moment dateTime={text} exact={text} text={formatDay(text, today, locale)} />;
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) return <>{text}</>;
  return (
    <Moment
      dateTime={instant.toISOString()}
      exact={formatDateTime(instant, timeZone, locale)}
      text={formatDay(dayOf(instant, timeZone), today, locale)}
    />
  );
}

function Moment({ dateTime, exact, text }: { dateTime: string; exact: string; text: string }) {
  return (
    <Box component="time" dateTime={dateTime} title={exact} sx={{ whiteSpace: 'nowrap' }}>
      {text}
    </Box>
  );
}
