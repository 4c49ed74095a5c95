import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { color } from '../../../theme/color.ts';
import type { SheetColumn } from './sheet-column.ts';
import { headCell, sheetRow } from './sheet-style.ts';

interface SheetProps {
  /** Id of the heading. */
  labelledBy: string;
  /** Heading of the rows' names. */
  corner: string;
  columns: readonly SheetColumn[];
  rows: number;
  children: ReactNode;
}

/** A grid of cells like a spreadsheet's, with head and names that stay in sight. Its rows are `SheetRow`s. */
export function Sheet({ labelledBy, corner, columns, rows, children }: SheetProps) {
  return (
    <Box
      role="grid"
      aria-labelledby={labelledBy}
      aria-rowcount={rows + 1}
      aria-colcount={columns.length + 1}
      sx={{
        '--sheet-columns': `minmax(140px, 1.2fr) ${columns.map(({ width }) => width).join(' ')}`,
        '--sheet-least': `${140 + 112 * columns.length}px`,
        overflow: 'auto',
        maxHeight: 'max(320px, 70vh)',
        border: `1px solid ${color('line')}`,
        borderRadius: 'var(--radius)',
        overscrollBehavior: 'auto',
        fontSize: 'var(--text-14)',
      }}
    >
      <Box
        role="row"
        aria-rowindex={1}
        sx={{
          ...sheetRow,
          contentVisibility: 'visible',
          position: 'sticky',
          top: 0,
          zIndex: 2,
          borderTop: 0,
          color: color('text-secondary'),
          backgroundColor: color('surface'),
          boxShadow: `0 1px 0 ${color('line')}`,
        }}
      >
        <Box role="columnheader" sx={headCell}>
          {corner}
        </Box>
        {columns.map(({ id, label, align }) => (
          <Box key={id} role="columnheader" sx={{ px: 1.25, py: 1, textAlign: align, minWidth: 0 }}>
            {label}
          </Box>
        ))}
      </Box>
      {children}
    </Box>
  );
}
