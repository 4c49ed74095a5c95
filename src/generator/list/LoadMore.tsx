import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useInfinitePaginationContext, useListContext, useTranslate } from 'ra-core';
import { useNumber } from '../../ui/figure/useNumber.ts';
import { color } from '../../theme/color.ts';

/** 'Cargar más', turning into 'Cargando…', then 'No hay más' (spec 1 §2). */
export function LoadMore() {
  const translate = useTranslate();
  const number = useNumber();
  const { data = [], total = 0 } = useListContext();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = useInfinitePaginationContext();
  const shown = number(data.length);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 1, py: 2 }}>
      <Box aria-live="polite" sx={{ color: color('text-secondary'), fontSize: 'var(--text-14)' }}>
        {translate('list.shown_of_total', { shown, total: number(total) })}
        {!hasNextPage && ` · ${translate('list.no_more')}`}
      </Box>
      {hasNextPage && (
        <Button variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate(isFetchingNextPage ? 'list.loading_more' : 'list.load_more')}
        </Button>
      )}
    </Box>
  );
}
