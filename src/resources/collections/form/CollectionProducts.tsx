import { memo, useCallback, useState, type ReactNode } from 'react';
import { useQueries } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Skeleton from '@mui/material/Skeleton';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import UndoIcon from '@mui/icons-material/Undo';
import { useDataProvider } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { Product } from '../../../../generated/products/types.ts';
import { COLLECTIONS_WORDS } from '../../../../generated/words/collections.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { ListedField } from '../../../kinds/display/FieldDisplay.tsx';
import { fill, fillCount, useAppLocale, useWords } from '../../../i18n/words.ts';
import type { FilterOf } from '../../../schema/record-hooks.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { clamped, color, panel, quiet } from '../../../theme/styles.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { NativeSelect } from '../../../ui/input/NativeSelect.tsx';
import { Thumbnail } from '../../../ui/picture/Thumbnail.tsx';
import { useWindow } from '../../../ui/scroll/useWindow.ts';
import { useDebounced } from '../../../ui/search/useDebounced.ts';
import { ErrorState } from '../../../ui/state/PageStates.tsx';
import { useContents, type Picked } from './contents.ts';

/** The six orders of the products in a collection (spec 1 §2), by the key of their words. */
const PRODUCT_SORTS = {
  name_asc: { field: 'name', order: 'ASC' },
  name_desc: { field: 'name', order: 'DESC' },
  price_desc: { field: 'price', order: 'DESC' },
  price_asc: { field: 'price', order: 'ASC' },
  created_desc: { field: 'created_at', order: 'DESC' },
  created_asc: { field: 'created_at', order: 'ASC' },
} as const;

type ProductSort = keyof typeof PRODUCT_SORTS;

const SORT_KEYS = Object.keys(PRODUCT_SORTS).filter((key): key is ProductSort => key in PRODUCT_SORTS);

/** The products of the collection: those that are in it, added and taken out with the save (COL-05). */
export function CollectionProducts() {
  const words = useWords(COLLECTIONS_WORDS);
  const { id, isDefault } = useStored();
  const changeable = useAllowed('products')('edit') && !isDefault;
  const { changes, add, drop, remove, keep } = useContents('products');
  const act = useCallback(
    (product: Picked, what: RowAct) => {
      if (what === 'add') add(product);
      else if (what === 'keep') keep(product.id);
      else remove(product.id);
    },
    [add, keep, remove],
  );
  const takeBack = useCallback(({ id: one }: Picked) => drop(one), [drop]);
  return (
    <SectionCard title={words.products}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {isDefault && <Box sx={quiet}>{words.all_products}</Box>}
        {changeable && <AddProducts collection={id} added={changes.add} onAdd={act} />}
        {changes.add.length > 0 && (
          <Box component="ul" aria-label={words.will_add} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {changes.add.map((product) => (
              <Box component="li" key={product.id} sx={{ minHeight: '4rem' }}>
                <ProductRow product={product} note={words.will_add} act="remove" onAct={takeBack} />
              </Box>
            ))}
          </Box>
        )}
        {id !== undefined && <Members id={id} removed={changes.remove} changeable={changeable} onAct={act} />}
      </Box>
    </SectionCard>
  );
}

interface MembersProps {
  id: number;
  removed: readonly number[];
  changeable: boolean;
  onAct(product: Picked, act: RowAct): void;
}

/** Those that are in it, in one of six orders. */
function Members({ id, removed, changeable, onAct }: MembersProps) {
  const words = useWords(COLLECTIONS_WORDS);
  const locale = useAppLocale();
  const [sort, setSort] = useState<ProductSort>('name_asc');
  return (
    <div>
      <Box sx={{ mb: 1 }}>
        <NativeSelect
          inline
          label={words.sort}
          value={sort}
          options={SORT_KEYS.map((value) => ({ value, label: words.sorts[value] }))}
          onChange={(value) => setSort(SORT_KEYS.find((key) => key === value) ?? 'name_asc')}
        />
      </Box>
      <ProductWindow
        key={sort}
        label={words.in_list}
        filter={{ 'collections_id.in': [id] }}
        sort={sort}
        none={words.no_products}
        count={(total) => fillCount(words.count, total, locale)}
      >
        {(product) => {
          const leaves = removed.includes(product.id);
          return (
            <ProductRow
              product={pickedOf(product)}
              note={leaves ? words.will_remove : undefined}
              act={changeable ? (leaves ? 'keep' : 'remove') : undefined}
              onAct={onAct}
            />
          );
        }}
      </ProductWindow>
    </div>
  );
}

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
function AddProducts({ collection, added, onAdd }: AddProductsProps) {
  const words = useWords(COLLECTIONS_WORDS);
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
  const words = useWords(COLLECTIONS_WORDS);
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

/** What the form keeps of a product. */
function pickedOf(product: Product): Picked {
  const { id, name, product_images } = product;
  return { id, name, sold: product, picture_url: product_images[0]?.picture_url ?? null };
}

/** Products of one call. */
const PAGE = 100;

/** Heights in rem, so that large text has its room. */
const ROW = 4;
const SHOWN = 6;

interface ProductWindowProps {
  /** How screen readers call the list. */
  label: string;
  filter: FilterOf<'products'>;
  sort: ProductSort;
  /** Instead of the list where there is none. */
  none: string;
  /** A line above the list, from the number of products. */
  count(total: number): string;
  children(product: Product): ReactNode;
}

/** Products of a filter in a box that scrolls. It draws and asks for the visible part of ten thousand. */
function ProductWindow({ label, filter, sort, none, count, children }: ProductWindowProps) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const height = ROW * rem;
  const ask = (page: number) => ({
    queryKey: ['products', 'window', filter, sort, page],
    // What was just saved is in it.
    staleTime: 0,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      dataProvider.getList<Product>('products', {
        pagination: { page, perPage: PAGE },
        sort: PRODUCT_SORTS[sort],
        filter,
        signal,
      }),
  });
  const [first] = useQueries({ queries: [ask(1)] });
  const total = first?.data?.total ?? 0;
  const visible = useWindow(total, height, SHOWN * height);
  const from = Math.floor(visible.first / PAGE) + 1;
  const to = Math.max(from, Math.ceil(visible.last / PAGE));
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const pages = useQueries({ queries: numbers.map((page) => ({ ...ask(page), enabled: total > 0 })) });
  const productAt = (index: number): Product | undefined =>
    pages[Math.floor(index / PAGE) + 1 - from]?.data?.data[index % PAGE];
  const failed = [first, ...pages].find((one) => one?.error);
  if (failed?.error) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (first?.data === undefined) return <Skeleton variant="rounded" height={3 * height} />;
  if (total === 0) return <Box sx={quiet}>{none}</Box>;
  const rows = Array.from({ length: visible.last - visible.first }, (_, at) => visible.first + at);
  return (
    <>
      <Box sx={{ ...quiet, mb: 0.5 }}>{count(total)}</Box>
      <Box
        component="section"
        aria-label={label}
        // A box without buttons is scrolled by keyboard.
        tabIndex={0}
        onScroll={visible.onScroll}
        sx={{ ...panel, maxHeight: `${SHOWN * ROW}rem`, overflowY: 'auto' }}
      >
        <Box
          component="ul"
          sx={{ position: 'relative', m: 0, p: 0, listStyle: 'none', height: `${total * ROW}rem` }}
        >
          {rows.map((index) => {
            const product = productAt(index);
            return (
              <Box
                component="li"
                key={index}
                aria-setsize={total}
                aria-posinset={index + 1}
                style={{ top: `${index * ROW}rem` }}
                sx={{ position: 'absolute', left: 0, right: 0, height: `${ROW}rem` }}
              >
                {product === undefined ? <Skeleton height="100%" /> : children(product)}
              </Box>
            );
          })}
        </Box>
      </Box>
    </>
  );
}

type RowAct = 'add' | 'remove' | 'keep';

interface ProductRowProps {
  product: Picked;
  /** What becomes of it, or what it is already. */
  note?: string | undefined;
  /** What its button does; no button without one. */
  act?: RowAct | undefined;
  onAct?(product: Picked, act: RowAct): void;
}

const ICONS = { add: AddIcon, remove: RemoveIcon, keep: UndoIcon };

/** A product with its picture, price and the one thing that can be done with it. */
export const ProductRow = memo(function ProductRow({ product, note, act, onAct }: ProductRowProps) {
  const words = useWords(COLLECTIONS_WORDS);
  const { name, sold, picture_url } = product;
  const Icon = act && ICONS[act];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, height: '100%', pl: 1.5, pr: 0.5 }}>
      <Thumbnail url={picture_url} name={name} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={clamped(1)}>{name}</Box>
        <Box sx={{ ...quiet, ...clamped(1) }}>
          {sold !== null && <ListedField resource="products" source="price" record={sold} />}
          {note !== undefined && (sold === null ? note : ` · ${note}`)}
        </Box>
      </Box>
      {Icon !== undefined && act !== undefined && (
        <IconButton aria-label={fill(words[act], { name })} onClick={() => onAct?.(product, act)}>
          <Icon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
});

/** What the form knows of the stored collection; nothing of a new one. */
export function useStored(): { id: number | undefined; isDefault: boolean } {
  const [id, flag] = useWatch({ name: ['id', 'default'] });
  // The default collection keeps its name and its place (COL-02).
  return { id: typeof id === 'number' ? id : undefined, isDefault: flag === 1 };
}
