import Box from '@mui/material/Box';
import CheckIcon from '@mui/icons-material/Check';
import type { DaySales } from '../../dataProvider/figure-calls.ts';
import { fillCount } from '../../i18n/fill-count.ts';
import { useAppLocale } from '../../i18n/useAppLocale.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useIntlLocale } from '../../i18n/useIntlLocale.ts';
import { color } from '../../theme/color.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { useDates } from '../../ui/figure/useDates.ts';
import { HOME_WORDS } from './home-words.ts';

/** Monday to Sunday, each day with a sale ticked. */
export function StreakDays({ days }: { days: readonly DaySales[] }) {
  const { week: words } = useDictionary(HOME_WORDS);
  const locale = useAppLocale();
  const tag = useIntlLocale();
  const { today } = useDates();
  return (
    <Box
      component="ol"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
        gap: 0.5,
        m: 0,
        p: 0,
        listStyle: 'none',
        textAlign: 'center',
      }}
    >
      {days.map(({ date, orders }) => (
        <Box component="li" key={date} aria-current={date === today ? 'date' : undefined}>
          <Box
            aria-hidden
            sx={{
              fontSize: 'var(--text-12)',
              fontWeight: date === today ? 700 : 400,
              textTransform: 'uppercase',
            }}
          >
            {weekdayOf(date, tag, 'narrow')}
          </Box>
          <Box
            aria-hidden
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 32,
              maxWidth: '100%',
              aspectRatio: '1',
              mx: 'auto',
              mt: 0.5,
              borderRadius: '50%',
              border: `2px solid ${color(date === today ? 'primary' : 'line')}`,
              ...(orders > 0 && {
                borderColor: color('primary'),
                backgroundColor: color('primary'),
                color: color('on-primary'),
              }),
            }}
          >
            {orders > 0 && <CheckIcon fontSize="small" />}
          </Box>
          <Box component="span" sx={visuallyHidden}>
            {fillCount(words.day_orders, orders, locale, { day: weekdayOf(date, tag, 'long') })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function weekdayOf(day: string, tag: string, weekday: 'narrow' | 'long'): string {
  return new Intl.DateTimeFormat(tag, { weekday, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
