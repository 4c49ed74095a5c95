import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { TWO_COLUMNS } from '../../theme/widths.ts';
import { panel } from '../../ui/card/panel.ts';
import { marksMoreBeside, moreBeside } from '../../ui/scroll/more-beside.ts';
import { quiet } from '../../ui/text/quiet.ts';

/** A row as both presentations need it: its cells in the order of the columns, and a card's lines. */
export interface OverviewRow {
  key: string;
  cells: readonly ReactNode[];
  title: string;
  chip: ReactNode;
  facts: ReactNode;
}

interface OverviewRowsProps {
  label: string;
  columns: readonly string[];
  /** Which column has the name, the only one that wraps. */
  names: number;
  rows: readonly OverviewRow[];
}

/** A table where it has room beside the drawer, else cards: a long name would crush the facts. */
export function OverviewRows({ label, columns, names, rows }: OverviewRowsProps) {
  const table = useMediaQuery(TWO_COLUMNS, { noSsr: true });
  if (!table)
    return (
      <Box component="ul" aria-label={label} sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {rows.map(({ key, title, chip, facts }) => (
          <Box key={key} component="li" sx={{ ...panel, p: 1.5, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: 500 }}>{title}</Box>
            <Box sx={{ my: 0.5 }}>{chip}</Box>
            <Box sx={quiet}>{facts}</Box>
          </Box>
        ))}
      </Box>
    );
  return (
    <Box
      ref={marksMoreBeside}
      component="section"
      aria-label={label}
      tabIndex={0}
      sx={{ ...panel, ...moreBeside, overflowX: 'auto' }}
    >
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells }) => (
            <TableRow key={key}>
              {cells.map((cell, at) => (
                <TableCell
                  key={columns[at]}
                  sx={at === names ? { overflowWrap: 'anywhere', minWidth: 160 } : { whiteSpace: 'nowrap' }}
                >
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
