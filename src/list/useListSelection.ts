import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { ListControllerResult, InfiniteListControllerResult, RaRecord } from 'ra-core';
import type { ListFilter } from '../../domain/lists/list-query.ts';
import { useCloseOnBack } from '../ui/leave/useLeaveGuard.tsx';
import { useAllowed } from '../schema/useAllowed.ts';
import { useListDescriptor } from '../schema/useDescriptor.ts';

/** What is selected in a list: some records by id, or all that its filter shows, pages that were never seen included. */
export interface ListSelection {
  ids: readonly (number | string)[];
  /** Set while all records of the list are selected. */
  all: { filter: ListFilter; count: number } | null;
  count: number;
  /** How many of them are on screen. */
  here: number;
  selectAll(): void;
  select(ids: (number | string)[]): void;
  clear(): void;
}

/**
 * The selection of a list. It survives paging, and ends when the list is left. 'All' means the records of the filter
 * that it was chosen under: another filter ends it, and so does taking one record out. Selecting many draws every row, so
 * that waits for the frame that answers the tap.
 */
export function useListSelection<Controller extends ListControllerResult>(
  controller: Controller,
): { controller: Controller; selection: ListSelection } {
  const {
    data = [],
    filterValues,
    onSelect,
    onToggleItem,
    onUnselectItems,
    selectedIds,
    total = 0,
  } = controller;
  const filter = JSON.stringify(filterValues);
  const [allOf, setAllOf] = useState<string | null>(null);
  const onPage = data.map(({ id }) => id);
  const all = allOf === filter && total > 0;
  const clear = (): void => {
    setAllOf(null);
    onUnselectItems();
  };
  const leave = useEffectEvent(onUnselectItems);
  useEffect(() => {
    leave();
    return () => leave();
  }, []);
  const ids = all ? onPage : selectedIds;
  const select = (chosen: typeof selectedIds): void =>
    startTransition(() => {
      setAllOf(null);
      onSelect(chosen);
    });
  return {
    controller: {
      ...controller,
      selectedIds: ids,
      onSelect: select,
      onToggleItem: all ? (id) => select(onPage.filter((other) => other !== id)) : onToggleItem,
      onUnselectItems: clear,
    },
    selection: {
      ids,
      all: all ? { filter: filterValues, count: total } : null,
      count: all ? total : selectedIds.length,
      here: onPage.filter((id) => ids.includes(id)).length,
      selectAll: () => startTransition(() => setAllOf(filter)),
      select,
      clear,
    },
  };
}

/** Whether the cards of a phone's list have boxes: by its button, or by a long press on a card. */
export function useSelecting(
  resource: string,
  { onUnselectItems, onToggleItem }: Pick<InfiniteListControllerResult, 'onUnselectItems' | 'onToggleItem'>,
) {
  const selectable = useSelectable(resource);
  const [selecting, setSelecting] = useState(false);
  // Every card gets a box, which may take a cheap phone longer than a tap.
  const select = (on: boolean): void =>
    startTransition(() => {
      if (!on) onUnselectItems();
      setSelecting(on);
    });
  useCloseOnBack(selecting, () => select(false));
  /** Selects the card that is held. */
  const hold = ({ id }: RaRecord): void => {
    if (!selectable) return;
    select(true);
    onToggleItem(id);
  };
  return { selecting, select, hold };
}

/** Whether there is anything that this user may do with several records. */
export function useSelectable(resource: string): boolean {
  const allowed = useAllowed(resource);
  const { bulk } = useListDescriptor();
  return allowed('bulkDelete') || (allowed('edit') && bulk === true);
}
