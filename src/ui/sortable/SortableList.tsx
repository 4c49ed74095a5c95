import type { ReactNode } from 'react';
import { closestCenter, DndContext } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import { SortableRow } from './SortableRow.tsx';
import { useSortableAnnouncements } from './useSortableAnnouncements.ts';
import { useSortableSensors } from './useSortableSensors.ts';

export interface SortableItem {
  id: number;
  /** How the buttons and the announcements name it. */
  name: string;
}

export interface SortableTools {
  /** The handle that is dragged by pointer, touch and keyboard. */
  handle: ReactNode;
  /** Up and down, for users who cannot drag (WCAG 2.5.7). */
  buttons: ReactNode;
}

export interface SortableListProps<Item extends SortableItem> {
  items: readonly Item[];
  /** How screen readers call the list. */
  label: string;
  /** The first items that stay where they are. */
  fixed?: number;
  /** Nothing can be moved: the tools are empty. */
  disabled?: boolean;
  /** Why nothing can be moved now; the tools say so. */
  blocked?: string | undefined;
  /** `to` is the item's place afterwards, from 0. */
  onMove(id: number, to: number): void;
  children(item: Item, tools: SortableTools, index: number): ReactNode;
}

/** A list whose rows are sorted by handle, keyboard and buttons. A row may hold another list of this kind. */
export function SortableList<Item extends SortableItem>({
  items,
  label,
  fixed = 0,
  disabled = false,
  blocked,
  onMove,
  children,
}: SortableListProps<Item>) {
  const sensors = useSortableSensors();
  const accessibility = useSortableAnnouncements(items);
  const placeOf = (id: unknown): number => items.findIndex((item) => item.id === id);
  return (
    <DndContext
      sensors={sensors}
      accessibility={accessibility}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        const to = placeOf(over?.id);
        if (to >= fixed && to !== placeOf(active.id)) onMove(Number(active.id), to);
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <Box
          component="ul"
          aria-label={label}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 1,
          }}
        >
          {items.map((item, index) => (
            <SortableRow
              key={item.id}
              item={item}
              index={index}
              first={fixed}
              last={items.length - 1}
              disabled={disabled}
              blocked={blocked}
              onMove={onMove}
            >
              {(tools) => children(item, tools, index)}
            </SortableRow>
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
}
