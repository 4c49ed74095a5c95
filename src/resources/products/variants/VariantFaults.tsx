import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useLocale } from 'ra-core';
import { DEFAULT_LOCALE } from '../../../i18n/locales.ts';
import { fill } from '../../../i18n/fill.ts';
import { fillCount } from '../../../i18n/fill-count.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { PRODUCT_WORDS } from '../product-words.ts';
import type { VariantColumn } from './variant-columns.ts';
import type { RowFaults } from './variant-faults.ts';

/** More lines than these would push the variants out of sight. */
const SHOWN = 5;

interface VariantFaultsProps {
  faults: ReadonlyMap<number, RowFaults>;
  columns: readonly VariantColumn[];
  titleOf: (row: number) => string;
  onGo: (row: number, column: number) => void;
}

/** The refused values by name of row and column; each leads to its cell. */
export function VariantFaults({ faults, columns, titleOf, onGo }: VariantFaultsProps) {
  const { variants: words } = useDictionary(PRODUCT_WORDS);
  const locale = useLocale() ?? DEFAULT_LOCALE;
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
