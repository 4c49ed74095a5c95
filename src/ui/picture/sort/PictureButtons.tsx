import { Suspense, useId } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import BackIcon from '@mui/icons-material/ArrowBack';
import ForwardIcon from '@mui/icons-material/ArrowForward';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { lazyPart } from '../../lazy/lazy-part.ts';
import type { MenuPopupProps } from '../../menu/MenuPopup.tsx';
import { useAnchor } from '../../menu/useAnchor.ts';
import { PICTURE_WORDS } from '../picture-words.ts';

const { Part: MenuPopup, preload } = lazyPart<MenuPopupProps>(() => import('../../menu/MenuPopup.tsx'));

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
export function PictureButtons({ position, count, onMove, onRemove, crop }: PictureButtonsProps) {
  const words = useDictionary(PICTURE_WORDS);
  const anchor = useAnchor();
  const id = useId();
  const cover = { key: 'cover', label: words.make_cover, onChoose: () => onMove(0) };
  const cropping = crop === undefined ? [] : [{ key: 'crop', label: words.crop, onChoose: crop }];
  const choices = [
    ...(position === 1 ? [] : [cover]),
    ...cropping,
    { key: 'remove', label: words.remove, onChoose: onRemove },
  ];
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
      <IconButton
        aria-label={fill(words.before, { position })}
        disabled={position === 1}
        onClick={() => onMove(position - 2)}
      >
        <BackIcon fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={fill(words.options, { position })}
        aria-haspopup="menu"
        aria-expanded={anchor.open}
        aria-controls={anchor.open ? id : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={anchor.show}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={fill(words.after, { position })}
        disabled={position === count}
        onClick={() => onMove(position)}
      >
        <ForwardIcon fontSize="small" />
      </IconButton>
      {anchor.used && (
        <Suspense>
          <MenuPopup
            id={id}
            anchor={anchor.element}
            open={anchor.open}
            choices={choices}
            onClose={anchor.hide}
          />
        </Suspense>
      )}
    </Box>
  );
}
