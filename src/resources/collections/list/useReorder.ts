import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useLogoutIfAccessDenied, useNotify, useTranslate } from 'ra-core';
import { moveNode, orderOf, type CollectionNode } from '../../../../domain/collections/tree.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { failureOf, failureSentence } from '../../../ui/form/failure.ts';
import { COLLECTION_WORDS } from '../collection-words.ts';
import { TREE_KEY } from '../useCollectionTree.ts';

/**
 * Moves a collection at once and sends the new order of ids (COL-04). Moves made during a save are sent together after
 * it. A failed save puts back the order that the server has, and says so.
 */
export function useReorder(): (id: number, to: number) => void {
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
