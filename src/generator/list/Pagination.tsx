import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import { useListContext, useTranslate } from 'ra-core';
import { useNumber } from '../../ui/figure/useNumber.ts';
import { NativeSelect } from '../../ui/input/NativeSelect.tsx';
import { color } from '../../theme/color.ts';

const SIZES = [10, 25, 50] as const;

/** Rows per page (10, 25, 50), what is shown of how many, and the way to the neighbours (spec 2 §9). */
export function Pagination() {
  const translate = useTranslate();
  const number = useNumber();
  const { page, perPage, total = 0, setPage, setPerPage, hasNextPage, hasPreviousPage } = useListContext();
  const from = (page - 1) * perPage + 1;
  const to = Math.min(page * perPage, total);
  return (
    <Box
      component="nav"
      aria-label={translate('list.pagination')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 2,
        py: 1.5,
      }}
    >
      <NativeSelect
        inline
        label={translate('list.rows_per_page')}
        value={perPage}
        options={SIZES.map((size) => ({ value: size, label: String(size) }))}
        onChange={(size) => setPerPage(Number(size))}
      />
      <Box aria-live="polite" sx={{ color: color('text-secondary'), fontVariantNumeric: 'tabular-nums' }}>
        {translate('list.range_of_total', { from: number(from), to: number(to), total: number(total) })}
      </Box>
      <Box>
        <IconButton
          aria-label={translate('list.previous_page')}
          disabled={!hasPreviousPage}
          onClick={() => setPage(page - 1)}
        >
          <PreviousIcon />
        </IconButton>
        <IconButton
          aria-label={translate('list.next_page')}
          disabled={!hasNextPage}
          onClick={() => setPage(page + 1)}
        >
          <NextIcon />
        </IconButton>
      </Box>
    </Box>
  );
}
