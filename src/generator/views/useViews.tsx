import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import type { SavedView } from '../../../domain/lists/saved-view.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { failureSentence, type Failure } from '../../ui/form/failure.ts';
import { UNDO_NOTICE, UndoMessage } from '../../ui/notice/UndoMessage.tsx';
import { useWrite } from '../../ui/form/useWrite.ts';
import { useDates } from '../../ui/figure/useDates.ts';
import { LISTS_WORDS } from './lists-words.ts';
import { movingQuery } from './moving-days.ts';
import { useSavedViews } from './useSavedViews.ts';

/** The saved views of a list, and how one is deleted; the notice puts it back. */
export function useViews(resource: string) {
  const provider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const { views: words } = useDictionary(LISTS_WORDS);
  const { run } = useWrite();
  const queryKey = ['views', resource];
  const views = useSavedViews(resource);
  const { today } = useDates();
  const reload = () => queries.invalidateQueries({ queryKey });
  const failed = (failure: Failure): void =>
    notify(fill(words.failed, { reason: failureSentence(translate, failure) }), { type: 'error' });
  const putBack = ({ name, query, shared }: SavedView): Promise<void> =>
    run(() => provider.createView({ resource, name, shared, query: movingQuery(query, today) }), {
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
