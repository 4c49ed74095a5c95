import { useState } from 'react';
import { useListContext } from 'ra-core';
import type { QueryClient } from '@tanstack/react-query';
import type { ListFilter } from '../../domain/lists/list-query.ts';
import type { BulkChange } from '../../domain/bulk/change.ts';
import { holdsMore } from '../dataProvider/holds-more.ts';
import type { Tool } from '../ui/menu/FoldingTools.tsx';
import { useBulkWords } from '../ui/notice/useUndo.tsx';
import type { ListSelection } from './useListSelection.ts';
import { putRecords, renewRecords } from '../dataProvider/put-records.ts';

/** The filter under which a list shows what is selected. */
const SELECTED = 'id.in';

interface SelectionTools {
  /** True while some of the selected records are on another page or outside the filter. */
  hidden: boolean;
  /** Shows what is selected, or the list again, or selects all of it. */
  tools: readonly Tool[];
  clear(): void;
}

/** What can be done with a selection itself. */
export function useSelectionTools(selection: ListSelection): SelectionTools {
  const { resource, filterValues, setFilters, total = 0, meta } = useListContext();
  const { words, say } = useBulkWords(resource);
  const [before, setBefore] = useState<ListFilter>({});
  const { ids, all, count, here } = selection;
  const seeing = Object.hasOwn(filterValues, SELECTED);
  const hidden = all === null && !seeing && here < count;
  const showList = (): void => setFilters(before, {}, false);
  const showSelected = (): void => {
    setBefore(filterValues);
    setFilters({ [SELECTED]: ids.join(',') }, {}, false);
  };
  const more = all === null && !seeing && !holdsMore(meta) && total > count;
  return {
    hidden,
    tools: [
      ...(hidden ? [{ key: 'see', label: words.see, onChoose: showSelected }] : []),
      ...(seeing ? [{ key: 'see_list', label: words.see_list, onChoose: showList }] : []),
      ...(more
        ? [{ key: 'all', label: say(words.select_all, total), onChoose: () => selection.selectAll() }]
        : []),
    ],
    clear: () => {
      if (seeing) showList();
      selection.clear();
    },
  };
}

/**
 * Shows what a bulk call has done in the lists, as on a slow network their next read takes long. Only a value that is
 * the same for all is known here; a difference shows with that read.
 */
export function showDone(
  queries: QueryClient,
  resource: string,
  done: readonly number[],
  made: BulkChange | 'delete',
): void {
  if (made === 'delete') {
    putRecords(queries, resource, [], done);
    return;
  }
  if (made.op !== 'set') return;
  const changed = new Set(done);
  renewRecords(queries, resource, (record) =>
    changed.has(Number(record.id)) ? { ...record, [made.source]: made.value } : record,
  );
}
