import { useEffect, useRef, useState } from 'react';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { SearchField } from '../../ui/search/SearchField.tsx';
import { useDebounced } from '../../ui/search/useDebounced.ts';
import { INVENTORY_WORDS } from './inventory-words.ts';
import type { InventoryQuery } from './useInventoryQuery.ts';

const DEBOUNCE = 500;

/** Searches half a second after the last key (spec 2 §9), and follows the back button. */
export function InventorySearch({ asked }: { asked: InventoryQuery }) {
  const words = useDictionary(INVENTORY_WORDS);
  const [typed, setTyped] = useState(asked.search);
  const [followed, setFollowed] = useState(asked.search);
  if (asked.search !== followed) {
    setFollowed(asked.search);
    if (asked.search !== typed.trim()) setTyped(asked.search);
  }
  const settled = useDebounced(typed.trim(), DEBOUNCE);
  const latest = useRef(asked);
  useEffect(() => {
    latest.current = asked;
  });
  useEffect(() => {
    if (settled !== latest.current.search) latest.current.set({ search: settled }, true);
  }, [settled]);
  return (
    <SearchField
      label={words.search}
      value={typed}
      onChange={setTyped}
      sx={{ flex: { xs: '1 1 160px', sm: '1 1 240px' }, maxWidth: { sm: 420 } }}
    />
  );
}
