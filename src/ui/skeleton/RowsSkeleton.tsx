import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { visuallyHidden } from '../../theme/visually-hidden.ts';

interface RowsSkeletonProps {
  rows: number;
  /** Height of a row in pixels. */
  height: number;
  /** The accessible text; 'Cargando…' by default. */
  label?: string;
}

/** Placeholders of rows, in their height. */
export function RowsSkeleton({ rows, height, label }: RowsSkeletonProps) {
  const translate = useTranslate();
  return (
    <Box component="output" sx={{ display: 'grid', gap: 1 }}>
      <Box component="span" sx={visuallyHidden}>
        {label ?? translate('app.loading')}
      </Box>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={height} />
      ))}
    </Box>
  );
}
