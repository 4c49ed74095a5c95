import Box from '@mui/material/Box';
import { visuallyHidden } from '../theme/styles.ts';
import type { FieldProps } from './fields/field.ts';
import type { Displays, KindView } from './kind.ts';

export const view: KindView = { filter: 'number', sorted: 'count' };

export const displays = {
  rating: { Field: RatingField, width: 120, clear: true, short: true, fact: true },
} satisfies Displays;

/** Full and empty stars, `4 / 5` for screen readers. */
export function RatingField({ field, value }: FieldProps) {
  const most = field.bounds?.maximum ?? 5;
  const stars = Math.min(Number(value), most);
  return (
    <Box component="span" sx={{ position: 'relative', whiteSpace: 'nowrap' }}>
      <span aria-hidden>{'★'.repeat(stars) + '☆'.repeat(most - stars)}</span>
      <span style={visuallyHidden}>{`${stars} / ${most}`}</span>
    </Box>
  );
}
