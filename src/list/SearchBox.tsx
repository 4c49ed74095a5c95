import { useEffect, useRef, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import ClearIcon from '@mui/icons-material/Close';
import { useListContext, useTranslate } from 'ra-core';
import { useResourceNames } from '../schema/useDescriptor.ts';
import { useLeaveGuard } from '../ui/leave/useLeaveGuard.tsx';
import { SearchField } from '../ui/search/SearchField.tsx';

const DEBOUNCE = 500;

/** Free text over the fields that the schema names; it searches half a second after the last key (spec 2 §9). */
export function SearchBox() {
  const translate = useTranslate();
  const { lowerMany } = useResourceNames();
  const { filterValues, setFilters, displayedFilters } = useListContext();
  const asked = typeof filterValues['search'] === 'string' ? filterValues['search'] : '';
  const [typed, setTyped] = useState(asked);
  // Searches that the list has not taken yet: while its page still loads, it takes them late.
  const [sent, setSent] = useState<readonly string[]>([]);
  const [followed, setFollowed] = useState(asked);
  if (asked !== followed) {
    const at = sent.indexOf(asked);
    setFollowed(asked);
    setSent(at === -1 ? [] : sent.slice(at + 1));
    // Follows filters that another part, or the browser's back button, has changed. What is typed meanwhile stays.
    if (at === -1) setTyped(asked);
  }
  const ask = (text: string): void => {
    const { search: _, ...others } = filterValues;
    const words = text.trim();
    setSent([...sent, words]);
    setFilters(words === '' ? others : { ...others, search: words }, displayedFilters);
  };
  const clear = (): void => {
    setTyped('');
    ask('');
  };
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const waits = typed.trim() !== (sent.at(-1) ?? asked);
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
            <IconButton edge="end" aria-label={translate('list.clear_search')} onClick={clear}>
              <ClearIcon fontSize="small" />
            </IconButton>
          )
        }
        sx={{ flex: '1 1 180px', maxWidth: { sm: 360 } }}
      />
    </>
  );
}

/**
 * Calls back as soon as the user leaves for another page. This page stays on screen until the code of the next has
 * arrived, so an unmount comes too late. Blocks nothing.
 */
function OnLeave({ onLeave }: { onLeave: () => void }) {
  useLeaveGuard({
    stops: ({ from, to }) => {
      if (from.pathname !== to.pathname) onLeave();
      return false;
    },
    onStop: () => undefined,
  });
  return null;
}
