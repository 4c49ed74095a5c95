import Box from '@mui/material/Box';
import {
  countNodes,
  firstPlace,
  MOST_COLLECTIONS,
  type CollectionNode,
} from '../../../../domain/collections/tree.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { useNumber } from '../../../ui/figure/useNumber.ts';
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx';
import { SortableList } from '../../../ui/sortable/SortableList.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { useNeedsSignal } from '../../../ui/state/useNeedsSignal.ts';
import { quiet } from '../../../ui/text/quiet.ts';
import { COLLECTION_WORDS } from '../collection-words.ts';
import { useCollectionTree } from '../useCollectionTree.ts';
import { CollectionCard } from './CollectionCard.tsx';
import { useReorder } from './useReorder.ts';

/** All collections in the order of the store, sub-collections indented. */
export function CollectionTree() {
  const words = useDictionary(COLLECTION_WORDS);
  const number = useNumber();
  const move = useReorder();
  const movable = useAllowed('collections')('edit');
  const { data: tree, error, refetch } = useCollectionTree();
  if (tree === undefined && error !== null)
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (tree === undefined) return <RowsSkeleton rows={6} height={88} />;
  return (
    <>
      <Branch tree={tree} label={words.tree} movable={movable} onMove={move} />
      {countNodes(tree) >= MOST_COLLECTIONS && (
        <Box sx={{ ...quiet, py: 2 }}>{fill(words.most, { count: number(MOST_COLLECTIONS) })}</Box>
      )}
      <Box sx={{ height: { xs: 72, sm: 0 } }} />
    </>
  );
}

interface BranchProps {
  tree: CollectionNode[];
  label: string;
  movable: boolean;
  /** The number of the parent, before those of its sub-collections. */
  prefix?: string;
  onMove(id: number, to: number): void;
}

/** Siblings, each with its own branch below it. */
function Branch({ tree, label, movable, prefix = '', onMove }: BranchProps) {
  const words = useDictionary(COLLECTION_WORDS);
  const blocked = useNeedsSignal();
  return (
    <SortableList
      items={tree}
      label={label}
      fixed={firstPlace(tree)}
      disabled={!movable}
      blocked={blocked}
      onMove={onMove}
    >
      {(node, tools, index) => {
        const place = `${prefix}${index + 1}`;
        return (
          <>
            <CollectionCard node={node} place={place} tools={tools} />
            {node.subcollections.length > 0 && (
              <Box sx={{ mt: 1, ml: { xs: 2, sm: 5 } }}>
                <Branch
                  tree={node.subcollections}
                  label={fill(words.inside, { name: node.name })}
                  movable={movable}
                  prefix={`${place}.`}
                  onMove={onMove}
                />
              </Box>
            )}
          </>
        );
      }}
    </SortableList>
  );
}
