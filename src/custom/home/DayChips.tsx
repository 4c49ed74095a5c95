import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { addDays, isDay } from '../../../domain/dates/day.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { color } from '../../theme/color.ts';
import { useDates } from '../../ui/figure/useDates.ts';
import { HOME_WORDS } from './home-words.ts';

interface DayChipsProps {
  /** `YYYY-MM-DD` of the store. */
  day: string;
  onChange(day: string): void;
}

/** Hoy, Ayer, and the browser's own picker for any day before (spec 1 §2). */
export function DayChips({ day, onChange }: DayChipsProps) {
  const { day: words } = useDictionary(HOME_WORDS);
  const { today } = useDates();
  const yesterday = addDays(today, -1);
  const chips = [
    { label: words.today, value: today },
    { label: words.yesterday, value: yesterday },
  ];
  const other = day !== today && day !== yesterday;
  return (
    <Box
      component="fieldset"
      aria-label={words.choose}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, m: 0, my: 1, p: 0, border: 0 }}
    >
      {chips.map(({ label, value }) => (
        <Chip
          key={value}
          label={label}
          variant={value === day ? 'filled' : 'outlined'}
          color={value === day ? 'primary' : 'default'}
          aria-pressed={value === day}
          onClick={() => onChange(value)}
        />
      ))}
      <Box
        component="input"
        type="date"
        aria-label={words.date}
        max={today}
        value={day}
        onChange={(event) => {
          const { value } = event.target;
          // While a year is typed, the browser reports days long ago; an emptied box is no day.
          if (isDay(value) && value <= today) onChange(value);
        }}
        sx={{
          font: 'inherit',
          fontSize: { xs: 'var(--text-16)', sm: 'var(--text-14)' },
          minHeight: 'var(--target)',
          px: 1.5,
          color: color(other ? 'primary' : 'text'),
          colorScheme: 'inherit',
          backgroundColor: color('surface'),
          border: `1px solid ${color(other ? 'primary' : 'line-strong')}`,
          borderRadius: 'var(--radius-chip)',
          '&:focus-visible': { outline: 'var(--focus-ring)', outlineOffset: '2px' },
        }}
      />
    </Box>
  );
}
