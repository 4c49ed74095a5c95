import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import HandleIcon from '@mui/icons-material/DragIndicator';
import { closestCenter, DndContext, type DndContextProps, type UniqueIdentifier } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useTranslate } from 'ra-core';
import { MoveButton } from './MoveButton.tsx';
import { useQuietStart, useSortableSensors } from './useSortableSensors.ts';
import { SORTABLE_WORDS } from '../../../generated/words/sortable.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { color } from '../../theme/styles.ts';

interface SortableItem {
  id: number;
  /** How the buttons and the announcements name it. */
  name: string;
}

export interface SortableTools {
  /** The handle that is dragged by pointer, touch and keyboard. A row alone has neither it nor the buttons. */
  handle: ReactNode;
  /** Up and down, for users who cannot drag (WCAG 2.5.7). */
  buttons: ReactNode;
}

interface SortableListProps<Item extends SortableItem> {
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

/** What screen readers say while a row is moved, in the user's language. */
function useSortableAnnouncements(
  items: readonly SortableItem[],
): NonNullable<DndContextProps['accessibility']> {
  const words = useWords(SORTABLE_WORDS);
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

interface SortableRowProps {
  item: SortableItem;
  index: number;
  /** The first and the last place that a row can take. */
  first: number;
  last: number;
  disabled: boolean;
  blocked: string | undefined;
  onMove(id: number, to: number): void;
  children(tools: SortableTools): ReactNode;
}

/** One row: it follows the pointer up and down, and the other rows make room. */
function SortableRow(props: SortableRowProps) {
  const { item, index, first, last, disabled, blocked, onMove, children } = props;
  const { id, name } = item;
  const translate = useTranslate();
  const words = useWords(SORTABLE_WORDS);
  const fixed = disabled || index < first || first === last;
  const { attributes, listeners, setActivatorNodeRef, setNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled: fixed || blocked !== undefined });
  const tools: SortableTools = fixed
    ? { handle: null, buttons: null }
    : {
        handle: (
          <IconButton
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={fill(words.handle, { name })}
            {...(blocked === undefined ? {} : { title: blocked, 'aria-describedby': undefined })}
            sx={{
              cursor: 'grab',
              touchAction: 'manipulation',
              '&[aria-disabled="true"]': { color: color('text-disabled'), cursor: 'default' },
            }}
          >
            <HandleIcon />
          </IconButton>
        ),
        buttons: (
          <>
            <MoveButton
              label={translate('form.items.up', { name })}
              ended={index <= first}
              blocked={blocked}
              onMove={() => onMove(id, index - 1)}
            >
              <ArrowUpwardIcon fontSize="small" />
            </MoveButton>
            <MoveButton
              label={translate('form.items.down', { name })}
              ended={index === last}
              blocked={blocked}
              onMove={() => onMove(id, index + 1)}
            >
              <ArrowDownwardIcon fontSize="small" />
            </MoveButton>
          </>
        ),
      };
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{
        transform: transform === null ? undefined : `translateY(${Math.round(transform.y)}px)`,
        transition,
      }}
      sx={isDragging ? { position: 'relative', zIndex: 2, boxShadow: 'var(--shadow-float)' } : {}}
    >
      {children(tools)}
    </Box>
  );
}
