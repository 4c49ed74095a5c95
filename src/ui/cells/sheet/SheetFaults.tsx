import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useAppLocale } from '../../../i18n/useAppLocale.ts';
import { fill } from '../../../i18n/fill.ts';
import { fillCount } from '../../../i18n/fill-count.ts';
import type { SheetColumn } from './sheet-column.ts';
import type { RowFaults } from './useFormFaults.ts';

/** More lines than these would push the sheet out of sight. */
const SHOWN = 5;

interface SheetFaultsProps {
  words: {
    /** `Revisa %{smart_count} datos` */
    faults: string;
    /** `%{row} · %{column}: %{reason}` */
    fault: string;
    /** `y %{count} más` */
    more_faults: string;
  };
  faults: ReadonlyMap<number, RowFaults>;
  columns: readonly SheetColumn[];
  titleOf: (row: number) => string;
  onGo: (row: number, column: number) => void;
}

/** The refused values by name of row and column; each leads to its cell. */
export function SheetFaults({ words, faults, columns, titleOf, onGo }: SheetFaultsProps) {
  const locale = useAppLocale();
  const lines = [...faults].flatMap(([row, found]) =>
    columns.flatMap(({ id, label }, column) => {
      const reason = found[id];
      return reason === undefined ? [] : [{ row, column, label, reason }];
    }),
  );
  if (lines.length === 0) return null;
  return (
    <Alert severity="error">
      {fillCount(words.faults, lines.length, locale)}
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {lines.slice(0, SHOWN).map(({ row, column, label, reason }) => (
          <li key={`${row}.${column}`}>
            <Link
              component="button"
              type="button"
              color="inherit"
              onClick={() => onGo(row, column)}
              sx={{ textAlign: 'left', minHeight: 24 }}
            >
              {fill(words.fault, { row: titleOf(row), column: label, reason })}
            </Link>
          </li>
        ))}
      </Box>
      {lines.length > SHOWN && fill(words.more_faults, { count: lines.length - SHOWN })}
    </Alert>
  );
}
