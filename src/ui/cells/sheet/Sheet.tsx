import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { color } from '../../../theme/color.ts';
import { marksMoreBeside, moreBesideNames } from '../../scroll/more-beside.ts';
import type { SheetColumn } from './sheet-column.ts';
import { ROLES } from './sheet-roles.ts';
import { headCell, sheetRow } from './sheet-style.ts';

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
