import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import type { SortableItem } from './SortableList.tsx';
import { SORTABLE_WORDS } from './sortable-words.ts';
import { useQuietStart } from './useQuietStart.ts';

/** What screen readers say while a row is moved, in the user's language. */
export function useSortableAnnouncements(
  items: readonly SortableItem[],
): NonNullable<DndContextProps['accessibility']> {
  const words = useDictionary(SORTABLE_WORDS);
  const nameOf = (id: UniqueIdentifier): string => items.find((item) => item.id === id)?.name ?? '';
  const at = (sentence: string, id: UniqueIdentifier, over: UniqueIdentifier | undefined): string => {
    const place = items.findIndex((item) => item.id === over) + 1;
    const values = { name: nameOf(id), place, total: items.length };
    return fill(place === 0 ? words.cancelled : sentence, values);
  };
  const announcements = useQuietStart({
    onDragStart: ({ active }) => fill(words.lifted, { name: nameOf(active.id) }),
    onDragOver: ({ active, over }) => at(words.over, active.id, over?.id),
    onDragEnd: ({ active, over }) => at(words.dropped, active.id, over?.id),
    onDragCancel: ({ active }) => fill(words.cancelled, { name: nameOf(active.id) }),
  });
  return { screenReaderInstructions: { draggable: words.how }, announcements };
}
