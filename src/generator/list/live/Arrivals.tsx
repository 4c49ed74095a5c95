import { use } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ArrowUpIcon from '@mui/icons-material/ArrowUpward';
import { useListContext } from 'ra-core';
import { useLabel } from '../../../i18n/useLabel.ts';
import { useDescriptor } from '../../../schema/useDescriptor.ts';
import { useNumber } from '../../../ui/figure/useNumber.ts';
import { useNewsInTitle } from '../../../ui/page/document-title.ts';
import { loadListWords } from '../load-list-words.ts';
import { useLiveList } from './useLiveList.ts';

/** Over the records, so that none of them moves when it appears. */
const OVER = {
  position: 'sticky',
  top: 'calc(var(--height-top) + 8px)',
  zIndex: 4,
  height: 0,
  display: 'flex',
  justifyContent: 'center',
} as const;

/** '2 pedidos nuevos': a tap shows them. It also stands in the title of the browser's tab. */
export default function Arrivals() {
  const { name: resource, list } = useDescriptor();
  const { arrivals } = use(loadListWords(resource));
  const { sort, setSort, page, setPage } = useListContext();
  const queries = useQueryClient();
  const labelOf = useLabel();
  const number = useNumber();
  const count = useLiveList();
  useNewsInTitle(count);
  const show = (): void => {
    if (sort.field !== list.sort.field || sort.order !== list.sort.order) setSort(list.sort);
    else if (page !== 1) setPage(1);
    void queries.invalidateQueries({ queryKey: [resource] });
    scrollTo({ top: 0 });
  };
  return (
    <Box component="output" sx={OVER}>
      {count > 0 && arrivals !== undefined && (
        <Button
          variant="contained"
          startIcon={<ArrowUpIcon />}
          onClick={show}
          sx={{
            flex: 'none',
            height: 'var(--target)',
            borderRadius: 'var(--radius-chip)',
            boxShadow: 'var(--shadow-float)',
          }}
        >
          {labelOf(count === 1 ? arrivals.one : arrivals.other).replace('{value}', number(count))}
        </Button>
      )}
    </Box>
  );
}
