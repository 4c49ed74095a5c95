import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { color } from '../../theme/color.ts';
import { panel } from '../../ui/card/panel.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { useManifest } from '../manifest/useManifest.ts';
import { leavesBelow, leavingStyles } from './leaving.ts';
import type { ListColumn } from './useColumns.ts';

export interface TableSkeletonProps {
  columns: ListColumn[];
  rows: number;
}

/** A table before its rows arrive: same height and columns, so that nothing moves. */
export function TableSkeleton({ columns, rows }: TableSkeletonProps) {
  const translate = useTranslate();
  const { name, representation } = useDescriptor();
  const { rowDetail } = useManifest(name);
  return (
    <Box
      component="output"
      sx={{
        display: 'block',
        ...panel,
        ...leavingStyles(columns, leavesBelow(columns, representation, rowDetail !== undefined), 0),
      }}
    >
      <span style={visuallyHidden}>{translate('app.loading')}</span>
      {Array.from({ length: Math.min(rows, 10) + 1 }, (_, row) => (
        <Box
          key={row}
          className="leaving"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 3,
            px: 2,
            height: 52,
            borderBottom: `1px solid ${color('line')}`,
          }}
        >
          {columns.map(({ source, width }) => (
            <Skeleton key={source} variant="text" sx={width === undefined ? { flex: 1 } : { width }} />
          ))}
        </Box>
      ))}
    </Box>
  );
}
