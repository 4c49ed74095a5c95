import { startTransition, useState } from 'react';
import type { InfiniteListControllerResult, RaRecord } from 'ra-core';
import { useCloseOnBack } from '../ui/leave/useCloseOnBack.ts';
import { useSelectable } from './useSelectable.ts';

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
