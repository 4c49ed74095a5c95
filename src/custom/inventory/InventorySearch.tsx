import { useEffect, useRef, useState } from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import SearchIcon from '@mui/icons-material/Search';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { color } from '../../theme/color.ts';
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
    <OutlinedInput
      type="search"
      size="small"
      value={typed}
      placeholder={words.search}
      onChange={(event) => setTyped(event.target.value)}
      inputProps={{ 'aria-label': words.search, enterKeyHint: 'search', maxLength: 200 }}
      startAdornment={
        <InputAdornment position="start" aria-hidden>
          <SearchIcon fontSize="small" sx={{ color: color('text-secondary') }} />
        </InputAdornment>
      }
      sx={{ flex: '1 1 240px', maxWidth: { sm: 420 } }}
    />
  );
}
