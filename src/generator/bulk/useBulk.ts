import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh, useTranslate, type RaRecord } from 'ra-core';
import type { BulkChange } from '../../../domain/bulk/change.ts';
import type { BulkResult, BulkSelection, UndoKind } from '../../dataProvider/bulk-calls.ts';
import type { RefusedRecord } from '../../../domain/bulk/bulk-answers.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { keysOfLists } from '../../dataProvider/query-cache.ts';
import { useRepresent } from '../../schema/useRepresent.ts';
import { failureSentence } from '../../ui/form/failure.ts';
import { useWrite } from '../../ui/form/useWrite.ts';
import { showDone } from '../rows/show-done.ts';
import { refusedSentence } from '../undo/refused-sentence.ts';
import { useBulkWords } from '../undo/useBulkWords.ts';
import { useUndo } from '../undo/useUndo.tsx';
import type { ListSelection } from './selection.ts';

/** Changes and deletes what is selected, and says honestly what came of it. `onFailed` hears what a notice cannot name. */
export function useBulk(
  resource: string,
  selection: ListSelection,
  onFailed: (failed: readonly RefusedRecord[]) => void,
) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const notify = useNotify();
  const queries = useQueryClient();
  const refresh = useRefresh();
  const translate = useTranslate();
  const { words, say } = useBulkWords(resource);
  const { offer } = useUndo(resource);
  const { busy, run } = useWrite();
  const seenNames = useSeenNames(resource);
  const asked: BulkSelection = selection.all ?? { ids: selection.ids.map(Number) };

  const nothing = (kind: UndoKind, reason: string): void =>
    notify(
      kind === 'change'
        ? say(words.nothing_done, 0, { reason })
        : translate('list.delete_failed', { reason }),
      { type: 'error' },
    );

  const tell = ({ done, failed: stayed, undo }: BulkResult, kind: UndoKind): void => {
    const made = say(kind === 'change' ? words.changed : words.deleted, done.length);
    const [first] = stayed;
    if (done.length > 0)
      offer(stayed.length === 0 ? made : `${made} ${say(words.stayed, stayed.length)}`, kind, undo);
    else if (first === undefined) notify(words.none_changed);
    else nothing(kind, refusedSentence(translate, resource, first));
    onFailed(done.length === 0 && stayed.length === 1 ? [] : stayed);
  };

  const write = (made: BulkChange | 'delete', call: () => Promise<BulkResult>): Promise<void> => {
    const kind = made === 'delete' ? made : 'change';
    // Before the list is read again without what is gone.
    const seen = seenNames();
    return run(call, {
      onDone: (result) => {
        const failed = result.failed.map((one) => ({
          ...one,
          record: one.record ?? seen.get(one.id) ?? null,
        }));
        showDone(queries, resource, result.done, made);
        tell({ ...result, failed }, kind);
        const left = result.failed.filter(({ code }) => code !== 'not_found').map(({ id }) => id);
        // What could not be done stays selected.
        if (left.length === 0) selection.clear();
        else selection.select(left);
        refresh();
      },
      onFailure: (failure) => {
        nothing(kind, failureSentence(translate, failure));
        refresh();
      },
    });
  };
  return {
    busy,
    change: (change: BulkChange) =>
      write(change, async () => (await dataProvider.loadBulkCalls()).changeRecords(resource, asked, change)),
    remove: () =>
      write('delete', async () => (await dataProvider.loadBulkCalls()).deleteRecords(resource, asked)),
  };
}

interface Page {
  data: RaRecord[];
}

/**
 * What reads the names of the records that lists have shown, by id. The server knows none of a record that somebody else
 * has deleted.
 */
function useSeenNames(resource: string): () => ReadonlyMap<number, string> {
  const queries = useQueryClient();
  const represent = useRepresent();
  return () => {
    const keys = keysOfLists(resource);
    const lists = queries.getQueriesData<Page>({ queryKey: keys.pages });
    const endless = queries.getQueriesData<{ pages: Page[] }>({ queryKey: keys.endless });
    const pages = [...lists.map(([, page]) => page), ...endless.flatMap(([, list]) => list?.pages ?? [])];
    return new Map(
      pages.flatMap((page) =>
        (page?.data ?? []).map((record) => [Number(record.id), represent(resource, record)] as const),
      ),
    );
  };
}
