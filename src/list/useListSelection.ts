import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { ListControllerResult } from 'ra-core';
import type { ListSelection } from './bulk/selection.ts';

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
