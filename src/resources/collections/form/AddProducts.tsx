import { useState } from 'react';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import SearchIcon from '@mui/icons-material/Search';
import type { Product } from '../../../../generated/products/types.ts';
import { fillCount } from '../../../i18n/fill-count.ts';
import { useAppLocale } from '../../../i18n/useAppLocale.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { color } from '../../../theme/color.ts';
import { useDebounced } from '../../../ui/search/useDebounced.ts';
import { quiet } from '../../../ui/text/quiet.ts';
import { COLLECTION_WORDS } from '../collection-words.ts';
import type { Picked } from './contents.ts';
import { pickedOf } from './picked-of.ts';
import { ProductRow, type RowAct } from './ProductRow.tsx';
import { ProductWindow } from './ProductWindow.tsx';

/** Spec 1 §2: the search starts at three characters. */
const FEWEST_LETTERS = 3;
const PAUSE_MS = 300;

interface AddProductsProps {
  /** Of the collection; a new one has none yet. */
  collection: number | undefined;
  added: readonly Picked[];
  onAdd(product: Picked, act: RowAct): void;
}

/** Finds products by name or SKU and puts them into the collection. Typing draws the box alone. */
export function AddProducts({ collection, added, onAdd }: AddProductsProps) {
  const words = useDictionary(COLLECTION_WORDS);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), PAUSE_MS);
  const short = typed.trim() !== '' && typed.trim().length < FEWEST_LETTERS;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <OutlinedInput
        type="search"
        size="small"
        value={typed}
        placeholder={words.add_products}
        inputProps={{ 'aria-label': words.add_products, enterKeyHint: 'search' }}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          // Enter searches; it does not save the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
        startAdornment={
          <SearchIcon aria-hidden fontSize="small" sx={{ mr: 1, color: color('text-secondary') }} />
        }
      />
      {short && <Box sx={quiet}>{words.letters}</Box>}
      {search.length >= FEWEST_LETTERS && (
        <Found key={search} search={search} collection={collection} added={added} onAdd={onAdd} />
      )}
    </Box>
  );
}

/** Each search has a window of its own, which begins at its top. */
function Found({ search, collection, added, onAdd }: AddProductsProps & { search: string }) {
  const words = useDictionary(COLLECTION_WORDS);
  const locale = useAppLocale();
  const noteOf = ({ id, collections_id }: Product): string | undefined => {
    if (added.some((one) => one.id === id)) return words.will_add;
    return collection !== undefined && collections_id.includes(collection) ? words.added : undefined;
  };
  return (
    <ProductWindow
      label={words.found}
      filter={{ search }}
      sort="name_asc"
      none={words.found_none}
      count={(total) => fillCount(words.found_count, total, locale)}
    >
      {(product) => {
        const note = noteOf(product);
        return (
          <ProductRow
            product={pickedOf(product)}
            note={note}
            act={note === undefined ? 'add' : undefined}
            onAct={onAdd}
          />
        );
      }}
    </ProductWindow>
  );
}
