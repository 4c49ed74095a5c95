import Box from '@mui/material/Box';
import type { CollectionNode } from '../../../../domain/collections/tree.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { NativeSelect } from '../../../ui/input/NativeSelect.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { COLLECTION_WORDS } from '../collection-words.ts';
import { useCollectionTree } from '../useCollectionTree.ts';
import { useStored } from './useStored.ts';
import { useContents, type Picked } from './contents.ts';
import { ProductRow } from './ProductRow.tsx';

function pickedOf({ id, name, picture_url }: CollectionNode): Picked {
  return { id, name, sold: null, picture_url };
}

/** Those that may come below a collection: neither the default one, nor itself, nor one that stands above it. */
function candidates(tree: readonly CollectionNode[], own: number | undefined): CollectionNode[] {
  return tree.flatMap((node) => {
    if (node.id === own) return [];
    const below = candidates(node.subcollections, own);
    return node.default === 1 || holds(node, own) ? below : [node, ...below];
  });
}

function holds({ subcollections }: CollectionNode, id: number | undefined): boolean {
  return subcollections.some((node) => node.id === id || holds(node, id));
}

function childrenOf(tree: readonly CollectionNode[], id: number | undefined): readonly CollectionNode[] {
  return tree.flatMap((node) => (node.id === id ? node.subcollections : childrenOf(node.subcollections, id)));
}

/** The collections below this one, added and taken out with the save (COL-06). */
export function SubCollections() {
  const words = useDictionary(COLLECTION_WORDS);
  const { id } = useStored();
  const { data: tree = [] } = useCollectionTree();
  const { changes, add, drop, remove, keep } = useContents('sub_collections');
  const children = childrenOf(tree, id);
  const chosen = new Set([...children, ...changes.add].map((one) => one.id));
  const choices = candidates(tree, id).filter((node) => !chosen.has(node.id));
  return (
    <SectionCard title={words.subcollections}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
        {children.length + changes.add.length === 0 && <Box sx={quiet}>{words.no_subcollections}</Box>}
        <Box component="ul" aria-label={words.subcollections} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {children.map((node) => {
            const leaves = changes.remove.includes(node.id);
            return (
              <Box component="li" key={node.id} sx={{ minHeight: '3.5rem' }}>
                <ProductRow
                  product={pickedOf(node)}
                  note={leaves ? words.will_remove : undefined}
                  act={leaves ? 'keep' : 'remove'}
                  onAct={(one, act) => (act === 'keep' ? keep(one.id) : remove(one.id))}
                />
              </Box>
            );
          })}
          {changes.add.map((one) => (
            <Box component="li" key={one.id} sx={{ minHeight: '3.5rem' }}>
              <ProductRow
                product={one}
                note={words.will_add}
                act="remove"
                onAct={({ id: gone }) => drop(gone)}
              />
            </Box>
          ))}
        </Box>
        {choices.length > 0 && (
          <NativeSelect
            label={words.add_subcollection}
            value=""
            options={[
              { value: '', label: words.choose },
              ...choices.map((node) => ({ value: node.id, label: node.name })),
            ]}
            onChange={(value) => {
              const node = choices.find((one) => String(one.id) === value);
              if (node !== undefined) add(pickedOf(node));
            }}
          />
        )}
      </Box>
    </SectionCard>
  );
}
