import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Box from '@mui/material/Box';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { color } from '../../../theme/color.ts';
import { PictureFrame } from '../PictureFrame.tsx';
import { PICTURE_WORDS } from '../picture-words.ts';
import { PictureButtons } from './PictureButtons.tsx';

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
export function SortablePicture({ url, name, index, count, onMove, onRemove, crop }: SortablePictureProps) {
  const words = useDictionary(PICTURE_WORDS);
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
