import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import type { SavedView } from '../../../domain/lists/saved-view.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { failureSentence, type Failure } from '../../ui/form/failure.ts';
import { UNDO_NOTICE, UndoMessage } from '../../ui/notice/UndoMessage.tsx';
import { useWrite } from '../../ui/form/useWrite.ts';
import { LISTS_WORDS } from './lists-words.ts';

const NONE: readonly SavedView[] = [];

/**
 * The saved views of a list, and how one is deleted; the notice puts it back. Without an answer there are none: the list
 * works as before.
 */
export function useViews(resource: string) {
  const provider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const { views: words } = useDictionary(LISTS_WORDS);
  const { run } = useWrite();
  const queryKey = ['views', resource];
  const { data: views = NONE } = useQuery({ queryKey, queryFn: () => provider.listViews(resource) });
  const reload = () => queries.invalidateQueries({ queryKey });
  const failed = (failure: Failure): void =>
    notify(fill(words.failed, { reason: failureSentence(translate, failure) }), { type: 'error' });
  const putBack = ({ name, query, shared }: SavedView): Promise<void> =>
    run(() => provider.createView({ resource, name, query, shared }), {
      onDone: async () => {
        await reload();
        notify(fill(words.saved, { name }), { type: 'success' });
      },
      onFailure: failed,
    });
  /** @param leave runs once the view is gone */
  const remove = (view: SavedView, leave: () => void): Promise<void> =>
    run(() => provider.deleteView(view.id), {
      onDone: async () => {
        await reload();
        notify(
          <UndoMessage
            text={fill(words.deleted, { name: view.name })}
            label={translate('ra.action.undo')}
            onUndo={() => void putBack(view)}
          />,
          { type: 'success', autoHideDuration: UNDO_NOTICE },
        );
        leave();
      },
      onFailure: failed,
    });
  return { views, reload, remove };
}
