import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { useDataProvider, useLogoutIfAccessDenied, useNotify, useTranslate } from 'ra-core';
import {
  countNodes,
  firstPlace,
  MOST_COLLECTIONS,
  moveNode,
  orderOf,
  type CollectionNode,
} from '../../../../domain/collections/tree.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { useNumber } from '../../../ui/figure/useMoney.ts';
import { failureOf, failureSentence } from '../../../ui/form/failure.ts';
import { RowsSkeleton } from '../../../ui/skeleton/Skeletons.tsx';
import { SortableList } from '../../../ui/sortable/SortableList.tsx';
import { ErrorState } from '../../../ui/state/PageStates.tsx';
import { useNeedsSignal } from '../../../ui/state/useNeedsSignal.ts';
import { quiet } from '../../../ui/text/quiet.ts';
import { COLLECTION_WORDS } from '../collection-words.ts';
import { TREE_KEY, useCollectionTree } from '../useCollectionTree.ts';
import { CollectionCard } from './CollectionCard.tsx';

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

/**
 * Moves a collection at once and sends the new order of ids (COL-04). Moves made during a save are sent together after
 * it. A failed save puts back the order that the server has, and says so.
 */
function useReorder(): (id: number, to: number) => void {
  const client = useQueryClient();
  const dataProvider = useDataProvider<AppDataProvider>();
  const checkSession = useLogoutIfAccessDenied();
  const notify = useNotify();
  const translate = useTranslate();
  const words = useDictionary(COLLECTION_WORDS);
  /** The order of the server while a save is under way. */
  const saved = useRef<CollectionNode[] | null>(null);

  async function save(): Promise<void> {
    const shown = client.getQueryData<CollectionNode[]>(TREE_KEY) ?? [];
    try {
      const { orderCollections } = await dataProvider.loadCollectionCalls();
      await orderCollections(orderOf(shown));
    } catch (error) {
      client.setQueryData(TREE_KEY, saved.current);
      saved.current = null;
      const reason = failureSentence(translate, failureOf(error));
      notify(fill(words.not_moved, { reason }), { type: 'error' });
      void checkSession(error);
      return;
    }
    if (client.getQueryData(TREE_KEY) === shown) {
      saved.current = null;
      await client.invalidateQueries({ queryKey: ['collections'] });
    } else {
      saved.current = shown;
      await save();
    }
  }

  return (id, to) => {
    const before = client.getQueryData<CollectionNode[]>(TREE_KEY) ?? [];
    const after = moveNode(before, id, to);
    if (after === before) return;
    void client.cancelQueries({ queryKey: TREE_KEY });
    client.setQueryData(TREE_KEY, after);
    if (saved.current !== null) return;
    saved.current = before;
    void save();
  };
}
