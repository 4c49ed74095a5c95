import Box from '@mui/material/Box';
import { useInfinitePaginationContext, useListContext, useTranslate } from 'ra-core';
import { useNumber } from '../ui/figure/Money.tsx';
import { useListDescriptor, useResourceNames } from '../schema/useDescriptor.ts';
import { NativeSelect } from '../ui/input/NativeSelect.tsx';
import { MoreButton } from '../ui/paging/MoreButton.tsx';
import { color } from '../theme/styles.ts';
import { PAGE_SIZES } from './list-defaults.ts';
import { useTotal } from './useTotal.ts';

/** 'Cargar más', turning into 'Cargando…', then 'No hay más' (spec 1 §2). */
export function LoadMore() {
  const translate = useTranslate();
  const number = useNumber();
  const { data = [], total = 0, perPage, setPerPage, error } = useListContext();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = useInfinitePaginationContext();
  const { lowerMany } = useResourceNames();
  const { cardSizes = PAGE_SIZES } = useListDescriptor();
  const shown = number(data.length);
  const all = useTotal() ?? number(0);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 1, py: 2 }}>
      <Box aria-live="polite" sx={{ color: color('text-secondary'), fontSize: 'var(--text-14)' }}>
        {translate('list.shown_of_total', { shown, total: all })}
        {!hasNextPage && ` · ${translate('list.no_more', { name: lowerMany })}`}
      </Box>
      {hasNextPage && (
        <MoreButton busy={isFetchingNextPage} failed={error != null} onMore={() => void fetchNextPage()} />
      )}
      {total > Math.min(...cardSizes) && (
        <NativeSelect
          inline
          label={translate('list.rows_per_page')}
          value={perPage}
          options={cardSizes.map((size) => ({ value: size, label: String(size) }))}
          onChange={(size) => setPerPage(Number(size))}
        />
      )}
    </Box>
  );
}
