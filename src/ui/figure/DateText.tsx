import Box from '@mui/material/Box';
import { isDay } from '../../../domain/dates/day.ts';
import { useDates } from './useDates.ts';

interface DateTextProps {
  /** An instant (ISO), or a day `YYYY-MM-DD`. Other text is shown unchanged. */
  at: string;
  /** `hoy, 8:00 p. m.` instead of `hoy`. */
  time?: boolean;
}

/** `hoy`, `ayer`, `12 nov`; the exact moment on hover and for a screen reader. */
export function DateText({ at, time = false }: DateTextProps) {
  const dates = useDates();
  if (isDay(at)) return <Time dateTime={at} exact={at} text={dates.relative(at)} />;
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime())) return <>{at}</>;
  return (
    <Time
      dateTime={instant.toISOString()}
      exact={dates.exact(at)}
      text={time ? dates.moment(at) : dates.relative(at)}
    />
  );
}

function Time({ dateTime, exact, text }: { dateTime: string; exact: string; text: string }) {
  return (
    <Box component="time" dateTime={dateTime} title={exact} sx={{ whiteSpace: 'nowrap' }}>
      {text}
    </Box>
  );
}
