import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import SearchIcon from '@mui/icons-material/Search';
import { useListContext, useTranslate } from 'ra-core';
import { useAllowed } from '../../schema/useAllowed.ts';
import { useResourceNames } from '../../schema/useResourceNames.ts';
import { ExportButton } from './ExportButton.tsx';
import { SearchBox } from './SearchBox.tsx';

/** A search that opens with a tap, and folds when it is left empty. The file of the list takes its room meanwhile. */
export function FoldedSearch() {
  const translate = useTranslate();
  const { lowerMany } = useResourceNames();
  const { resource, filterValues } = useListContext();
  const allowed = useAllowed(resource);
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) box.current?.querySelector('input')?.focus();
  }, [open]);
  if (open || filterValues['search'] !== undefined)
    return (
      <Box
        ref={box}
        onBlur={({ target }) => {
          if (target instanceof HTMLInputElement && target.value === '') setOpen(false);
        }}
        sx={{ flex: 1, minWidth: 0, display: 'flex' }}
      >
        <SearchBox />
      </Box>
    );
  return (
    <>
      <Box
        sx={{
          flex: '1 1 auto',
          // Its icon, as the width does not follow from what is inside.
          minWidth: 'var(--target)',
          ml: -1,
          containerType: 'inline-size',
          '& > button': { maxWidth: 1, overflow: 'hidden' },
          // Without room for its word, which grows with the text size, the button shows its icon alone.
          '@container (max-width: calc(4.4rem + 46px))': { '& > button': { fontSize: 0, minWidth: 0 } },
        }}
      >
        {allowed('export') && <ExportButton />}
      </Box>
      <IconButton
        aria-label={translate('list.search_in', { name: lowerMany })}
        aria-expanded={false}
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
      </IconButton>
    </>
  );
}
