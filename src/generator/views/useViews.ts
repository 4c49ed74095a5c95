import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import type { SavedView } from '../../../domain/lists/saved-view.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { failureSentence } from '../../ui/form/failure.ts';
import { useWrite } from '../../ui/form/useWrite.ts';
import { LISTS_WORDS } from './lists-words.ts';

const NONE: readonly SavedView[] = [];

/** The saved views of a list, and how one is deleted. Without an answer there are none: the list works as before. */
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
  const remove = ({ id, name }: SavedView): Promise<void> =>
    run(() => provider.deleteView(id), {
      onDone: async () => {
        await reload();
        notify(fill(words.deleted, { name }), { type: 'success' });
      },
      onFailure: (failure) =>
        notify(fill(words.failed, { reason: failureSentence(translate, failure) }), { type: 'error' }),
    });
  return { views, reload, remove };
}
