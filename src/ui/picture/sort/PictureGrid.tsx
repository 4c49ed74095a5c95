import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import BackIcon from '@mui/icons-material/ArrowBack';
import ForwardIcon from '@mui/icons-material/ArrowForward';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import {
  closestCenter,
  DndContext,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { PICTURES_WORDS, type PicturesWords } from '../../../../generated/words/pictures.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { color } from '../../../theme/styles.ts';
import { MenuButton } from '../../menu/MenuButton.tsx';
import { MoveButton } from '../../sortable/MoveButton.tsx';
import { useQuietStart, useSortableSensors } from '../../sortable/useSortableSensors.ts';
import { pictureGrid, PictureFrame } from '../PictureFrame.tsx';

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
  const words = useWords(PICTURES_WORDS);
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
function sortAnnouncements(words: PicturesWords, pictures: readonly string[]): Announcements {
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

interface SortablePictureProps {
  url: string;
  name: string;
  index: number;
  count: number;
  onMove(from: number, to: number): void;
  onRemove(index: number): void;
  crop: (() => void) | undefined;
}

/** One picture with its buttons. The picture itself is what one drags; a tap or Enter opens it to crop it. */
function SortablePicture({ url, name, index, count, onMove, onRemove, crop }: SortablePictureProps) {
  const words = useWords(PICTURES_WORDS);
  const {
    setNodeRef,
    transform,
    transition,
    isDragging,
    attributes,
    listeners = {},
  } = useSortable({ id: url });
  const { onKeyDown, ...pointers } = listeners;
  const position = index + 1;
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{
        transform: CSS.Translate.toString(transform),
        ...(transition !== undefined && { transition }),
      }}
      sx={{ minWidth: 0, position: 'relative', ...(isDragging && { zIndex: 1, opacity: 0.85 }) }}
    >
      <Box
        {...attributes}
        {...pointers}
        aria-roledescription={undefined}
        aria-label={fill(words.tile, { position, count })}
        onClick={crop}
        onKeyDown={(event) => {
          if (event.code === 'Enter' && !isDragging) crop?.();
          else onKeyDown?.(event);
        }}
        sx={{
          cursor: isDragging ? 'grabbing' : 'grab',
          touchAction: 'manipulation',
          borderRadius: 'var(--radius)',
          '&:focus-visible': { outline: `2px solid ${color('focus')}`, outlineOffset: 2 },
        }}
      >
        <PictureFrame url={url} alt={fill(index === 0 ? words.alt_cover : words.alt, { name, position })} />
      </Box>
      {index === 0 && <CoverBadge label={words.cover} />}
      <PictureButtons
        position={position}
        count={count}
        onMove={(to) => onMove(index, to)}
        onRemove={() => onRemove(index)}
        crop={crop}
      />
    </Box>
  );
}

function CoverBadge({ label }: { label: string }) {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        pointerEvents: 'none',
        insetInlineStart: 6,
        top: 6,
        px: 1,
        borderRadius: 'var(--radius)',
        fontSize: 'var(--text-14)',
        fontWeight: 600,
        color: color('on-primary'),
        backgroundColor: color('primary'),
      }}
    >
      {label}
    </Box>
  );
}

interface PictureButtonsProps {
  /** From 1. */
  position: number;
  count: number;
  /** To this index. */
  onMove(to: number): void;
  onRemove(): void;
  crop: (() => void) | undefined;
}

/** What can be done with a picture: one place to either side, and a menu with the rest. */
function PictureButtons({ position, count, onMove, onRemove, crop }: PictureButtonsProps) {
  const words = useWords(PICTURES_WORDS);
  const cover = { key: 'cover', label: words.make_cover, onChoose: () => onMove(0) };
  const cropping = crop === undefined ? [] : [{ key: 'crop', label: words.crop, onChoose: crop }];
  const choices = [
    ...(position === 1 ? [] : [cover]),
    ...cropping,
    { key: 'remove', label: words.remove, onChoose: onRemove },
  ];
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
      {count > 1 && (
        <MoveButton
          label={fill(words.before, { position })}
          ended={position === 1}
          onMove={() => onMove(position - 2)}
        >
          <BackIcon fontSize="small" />
        </MoveButton>
      )}
      <MenuButton
        compact
        label={fill(words.options, { position })}
        icon={<MoreIcon fontSize="small" />}
        choices={choices}
      />
      {count > 1 && (
        <MoveButton
          label={fill(words.after, { position })}
          ended={position === count}
          onMove={() => onMove(position)}
        >
          <ForwardIcon fontSize="small" />
        </MoveButton>
      )}
    </Box>
  );
}
