import { useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import { fillCount } from '../../../i18n/fill-count.ts';
import { useAppLocale } from '../../../i18n/useAppLocale.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { NativeSelect } from '../../../ui/input/NativeSelect.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { COLLECTION_WORDS } from '../collection-words.ts';
import { AddProducts } from './AddProducts.tsx';
import { useContents, type Picked } from './contents.ts';
import { pickedOf } from './picked-of.ts';
import { ProductRow, type RowAct } from './ProductRow.tsx';
import { ProductWindow } from './ProductWindow.tsx';
import { SORT_KEYS, type ProductSort } from './product-sorts.ts';
import { useStored } from './useStored.ts';

/** The products of the collection: those that are in it, added and taken out with the save (COL-05). */
export function CollectionProducts() {
  const words = useDictionary(COLLECTION_WORDS);
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
  const words = useDictionary(COLLECTION_WORDS);
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
