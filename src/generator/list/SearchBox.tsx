import { useEffect, useRef, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import ClearIcon from '@mui/icons-material/Close';
import { useListContext, useTranslate } from 'ra-core';
import { useResourceNames } from '../../schema/useResourceNames.ts';
import { SearchField } from '../../ui/search/SearchField.tsx';
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
      <SearchField
        label={translate('list.search_in', { name: lowerMany })}
        value={typed}
        onChange={setTyped}
        onEnter={() => ask(typed)}
        end={
          typed !== '' && (
            <IconButton edge="end" aria-label={translate('list.clear_search')} onClick={() => ask('')}>
              <ClearIcon fontSize="small" />
            </IconButton>
          )
        }
        sx={{ flex: '1 1 180px', maxWidth: { sm: 360 } }}
      />
    </>
  );
}
