import { useEffect, useRef, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import ClearIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import { useListContext, useTranslate } from 'ra-core';
import { color } from '../../theme/color.ts';
import { useResourceNames } from '../../schema/useResourceNames.ts';
import { OnLeave } from './OnLeave.tsx';

const DEBOUNCE = 500;

/** Free text over the fields that the schema names; it searches half a second after the last key (spec 2 §9). */
export function SearchBox() {
  const translate = useTranslate();
  const { lowerMany } = useResourceNames();
  const { filterValues, setFilters, displayedFilters } = useListContext();
  const asked = typeof filterValues['search'] === 'string' ? filterValues['search'] : '';
  const [typed, setTyped] = useState(asked);
  const [followed, setFollowed] = useState(asked);
  // Follows filters that another part, or the browser's back button, has cleared.
  if (asked !== followed) {
    setFollowed(asked);
    setTyped(asked);
  }
  const ask = (text: string): void => {
    const { search: _, ...others } = filterValues;
    setFollowed(text.trim());
    setFilters(text.trim() === '' ? others : { ...others, search: text.trim() }, displayedFilters);
  };
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const waits = typed.trim() !== followed;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!waits) return undefined;
    timer.current = setTimeout(() => latest.current(typed), DEBOUNCE);
    return () => clearTimeout(timer.current);
  }, [typed, waits]);

  return (
    <>
      {/* The address of a search that comes late would lead back from the record that was just tapped. */}
      {waits && <OnLeave onLeave={() => clearTimeout(timer.current)} />}
      <OutlinedInput
        type="search"
        size="small"
        value={typed}
        placeholder={translate('list.search_in', { name: lowerMany })}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') ask(typed);
        }}
        inputProps={{
          'aria-label': translate('list.search_in', { name: lowerMany }),
          enterKeyHint: 'search',
        }}
        startAdornment={
          <SearchIcon aria-hidden fontSize="small" sx={{ mr: 1, color: color('text-secondary') }} />
        }
        endAdornment={
          typed !== '' && (
            <IconButton edge="end" aria-label={translate('list.clear_search')} onClick={() => ask('')}>
              <ClearIcon fontSize="small" />
            </IconButton>
          )
        }
        sx={{
          flex: '1 1 180px',
          maxWidth: { sm: 360 },
          '& input::-webkit-search-cancel-button': { display: 'none' },
        }}
      />
    </>
  );
}
