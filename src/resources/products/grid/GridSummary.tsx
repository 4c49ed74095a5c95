import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useAppLocale } from '../../../i18n/useAppLocale.ts';
import { fillCount } from '../../../i18n/fill-count.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { quiet } from '../../../ui/text/quiet.ts';
import { editsOf, type GridLine, type GridRow } from './grid-lines.ts';
import { GRID_WORDS } from './grid-words.ts';
import type { GridForm } from './useGridForm.ts';

/** `3 productos con cambios` */
export function GridSummary({ lines, stored }: { lines: readonly GridLine[]; stored: readonly GridRow[] }) {
  const words = useDictionary(GRID_WORDS);
  const locale = useAppLocale();
  const rows = useWatch<GridForm, 'rows'>({ name: 'rows' });
  const count = editsOf(lines, stored, rows).length;
  return (
    <Box aria-live="polite" sx={quiet}>
      {count > 0 && fillCount(words.changed, count, locale)}
    </Box>
  );
}
