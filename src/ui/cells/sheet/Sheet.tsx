import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Spot } from '../../../../domain/sheet/sheet-edits.ts';
import { fill, fillCount, useAppLocale } from '../../../i18n/words.ts';
import { color, quiet } from '../../../theme/styles.ts';
import { marksMoreBeside, moreBesideNames } from '../../scroll/scroll-edges.ts';
import type { SheetColumn, RowFaults, SheetActions } from './useSheet.ts';
import { headCell, ROLES, sheetRow } from './SheetRow.tsx';

interface SheetProps {
  /** Id of the heading; a sheet without one has a label. */
  labelledBy?: string;
  label?: string;
  /** Heading of the rows' names. */
  corner: string;
  columns: readonly SheetColumn[];
  rows: number;
  children: ReactNode;
}

/** A grid of cells like a spreadsheet's, with head and names that stay in sight. Its rows are `SheetRow`s. */
export function Sheet({ labelledBy, label: name, corner, columns, rows, children }: SheetProps) {
  return (
    <Box
      ref={marksMoreBeside}
      component="table"
      role="grid"
      aria-labelledby={labelledBy}
      aria-label={name}
      aria-rowcount={rows + 1}
      aria-colcount={columns.length + 1}
      sx={{
        '--sheet-columns': `minmax(140px, 1.2fr) ${columns.map(({ width }) => width).join(' ')}`,
        '--sheet-least': `${140 + 112 * columns.length}px`,
        display: 'block',
        overflow: 'auto',
        ...moreBesideNames,
        // The orders of its head and names count within it alone. Else each of them is a layer that every key composes.
        isolation: 'isolate',
        '& > tbody': { display: 'block' },
        maxHeight: 'max(320px, 70vh)',
        border: `1px solid ${color('line')}`,
        borderRadius: 'var(--radius)',
        overscrollBehavior: 'auto',
        fontSize: 'var(--text-14)',
      }}
    >
      <Box
        component="thead"
        sx={{
          display: 'block',
          position: 'sticky',
          top: 0,
          zIndex: 2,
          minWidth: 'var(--sheet-least)',
          color: color('text-secondary'),
          backgroundColor: color('surface'),
          boxShadow: `0 1px 0 ${color('line')}`,
        }}
      >
        <Box
          component="tr"
          {...ROLES.row}
          aria-rowindex={1}
          sx={{ ...sheetRow, contentVisibility: 'visible', borderTop: 0 }}
        >
          <Box component="th" {...ROLES.head} sx={headCell}>
            {corner}
          </Box>
          {columns.map(({ id, label, align }) => (
            <Box
              key={id}
              component="th"
              {...ROLES.head}
              sx={{ px: 1.25, py: 1, fontWeight: 400, textAlign: align, minWidth: 0 }}
            >
              {label}
            </Box>
          ))}
        </Box>
      </Box>
      <tbody>{children}</tbody>
    </Box>
  );
}

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

interface SheetToolsProps {
  words: { fill_down: string; undo: string; hint: string };
  /** The cell that the keyboard is at. */
  home: Spot;
  /** Whether there are cells below that may take its value. */
  fillable: boolean;
  /** How many steps can be undone. */
  undoable: number;
  actions: SheetActions;
}

/** What can be done in a sheet without its keys, and which keys there are. */
export function SheetTools({ words, home, fillable, undoable, actions }: SheetToolsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Button
        size="small"
        variant="outlined"
        disabled={!fillable}
        onClick={() => {
          actions.fillDown(home);
          actions.activate(home);
        }}
      >
        {words.fill_down}
      </Button>
      {undoable > 0 && (
        <Button size="small" onClick={actions.undo}>
          {words.undo}
        </Button>
      )}
      <Box sx={{ ...quiet, flex: '1 1 240px' }}>{words.hint}</Box>
    </Box>
  );
}
