import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import {
  closestCenter,
  DndContext,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useQuietStart } from '../../sortable/useQuietStart.ts';
import { useSortableSensors } from '../../sortable/useSortableSensors.ts';
import { pictureGrid } from '../picture-grid.ts';
import { PICTURE_WORDS, type PictureWords } from '../picture-words.ts';
import { SortablePicture } from './SortablePicture.tsx';

export interface PictureGridProps {
  /** Addresses, each once; the first one is the cover. */
  pictures: readonly string[];
  /** What the pictures show: the text for who does not see them. */
  name: string;
  labelledBy: string;
  onMove(from: number, to: number): void;
  onRemove(index: number): void;
  /** Left out of a picture that cannot be cropped here. */
  cropOf(url: string): (() => void) | undefined;
  /** More items of the list, behind the pictures. */
  children?: ReactNode;
}

/** Pictures in their order, which is changed by drag, touch, keyboard and buttons. */
export default function PictureGrid({ pictures, labelledBy, children, ...props }: PictureGridProps) {
  const words = useDictionary(PICTURE_WORDS);
  const sensors = useSortableSensors();
  const announcements = useQuietStart(sortAnnouncements(words, pictures));
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over === null || over.id === active.id) return;
    props.onMove(pictures.indexOf(String(active.id)), pictures.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: words.first_is_cover },
      }}
    >
      <SortableContext items={[...pictures]} strategy={rectSortingStrategy}>
        <Box component="ol" aria-labelledby={labelledBy} sx={pictureGrid}>
          {pictures.map((url, index) => (
            <SortablePicture
              key={url}
              url={url}
              index={index}
              count={pictures.length}
              {...props}
              crop={props.cropOf(url)}
            />
          ))}
          {children}
        </Box>
      </SortableContext>
    </DndContext>
  );
}

/** What a screen reader says while a picture moves; ids are the addresses of the pictures. */
function sortAnnouncements(words: PictureWords, pictures: readonly string[]): Announcements {
  const place = (id: UniqueIdentifier) => pictures.indexOf(String(id)) + 1;
  const count = pictures.length;
  return {
    onDragStart: ({ active }) => fill(words.lifted, { from: place(active.id) }),
    onDragOver: ({ active, over }) =>
      over === null ? undefined : fill(words.moved, { from: place(active.id), to: place(over.id), count }),
    onDragEnd: ({ active, over }) => fill(words.dropped, { to: place((over ?? active).id), count }),
    onDragCancel: ({ active }) => fill(words.put_back, { from: place(active.id) }),
  };
}
