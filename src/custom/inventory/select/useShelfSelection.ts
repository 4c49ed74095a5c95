import { useState } from 'react';
import type { InventoryRow } from '../../../../domain/stock/inventory-row.ts';

/** Shelves that are ticked on a phone. What nobody counts is out of the inventory already. */
export function useShelfSelection(rows: readonly InventoryRow[]) {
  const [on, setOn] = useState(false);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selectable = rows.filter(({ quantity }) => quantity !== null);
  const selected = selectable.filter(({ id }) => ids.has(id));
  const stop = (): void => {
    setOn(false);
    setIds(new Set());
  };
  return {
    on,
    selected,
    has: (id: string): boolean => ids.has(id),
    start: () => setOn(true),
    stop,
    tick(id: string, checked: boolean): void {
      const next = new Set(ids);
      if (checked) next.add(id);
      else next.delete(id);
      setIds(next);
    },
    /** Undefined when all are. */
    all:
      selected.length < selectable.length ? () => setIds(new Set(selectable.map(({ id }) => id))) : undefined,
  };
}

export type ShelfSelection = ReturnType<typeof useShelfSelection>;
