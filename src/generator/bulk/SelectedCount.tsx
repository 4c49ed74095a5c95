import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import { useListContext } from 'ra-core';
import type { ListFilter } from '../../dataProvider/list-query.ts';
import { useNumber } from '../../ui/figure/useNumber.ts';
import type { ListSelection } from './selection.ts';
import { holdsMore } from '../../dataProvider/holds-more.ts';
import { useBulkWords } from '../undo/useBulkWords.ts';

/** The filter under which a list shows what is selected. */
const SELECTED = 'id.in';

/** '2 seleccionados, 0 en esta vista · Ver', and the button that selects all of the list. */
export function SelectedCount({ selection, pinned }: { selection: ListSelection; pinned: boolean }) {
  const { resource, filterValues, setFilters, total = 0, meta } = useListContext();
  const { words, say } = useBulkWords(resource);
  const number = useNumber();
  const [before, setBefore] = useState<ListFilter>({});
  const { ids, all, count, here } = selection;
  const seeing = Object.hasOwn(filterValues, SELECTED);
  const hidden = all === null && !seeing && here < count;
  const see = (): void => {
    setBefore(filterValues);
    setFilters({ [SELECTED]: ids.join(',') }, {}, false);
  };
  const clear = (): void => {
    if (seeing) setFilters(before, {}, false);
    selection.clear();
  };
  const selected = say(words.selected, count, { count: number(count) });
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        mr: 'auto',
        ...(pinned && { width: '100%' }),
      }}
    >
      <IconButton aria-label={words.clear} onClick={clear} edge="start">
        <CloseIcon />
      </IconButton>
      <Box aria-live="polite" sx={{ fontWeight: 500 }}>
        {hidden ? `${selected}, ${say(words.here, here)}` : selected}
      </Box>
      {hidden && <Button onClick={see}>{words.see}</Button>}
      {seeing && <Button onClick={() => setFilters(before, {}, false)}>{words.see_list}</Button>}
      {all === null && !seeing && !holdsMore(meta) && total > count && (
        <Button onClick={selection.selectAll} sx={pinned ? { ml: 'auto' } : {}}>
          {say(words.select_all, total)}
        </Button>
      )}
    </Box>
  );
}
