import { useId } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import BackIcon from '@mui/icons-material/ArrowBack';
import ForwardIcon from '@mui/icons-material/ArrowForward';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { lazyPopup } from '../../lazy/lazy-popup.tsx';
import type { MenuPopupProps } from '../../menu/MenuPopup.tsx';
import { useAnchor } from '../../menu/useAnchor.ts';
import { MoveButton } from '../../sortable/MoveButton.tsx';
import { PICTURE_WORDS } from '../picture-words.ts';

const { Part: MenuPopup, preload } = lazyPopup<MenuPopupProps>(() => import('../../menu/MenuPopup.tsx'));

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
      <MoveButton
        label={fill(words.before, { position })}
        ended={position === 1}
        onMove={() => onMove(position - 2)}
      >
        <BackIcon fontSize="small" />
      </MoveButton>
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
      <MoveButton
        label={fill(words.after, { position })}
        ended={position === count}
        onMove={() => onMove(position)}
      >
        <ForwardIcon fontSize="small" />
      </MoveButton>
      {anchor.used && (
        <MenuPopup
          id={id}
          anchor={anchor.element}
          open={anchor.open}
          choices={choices}
          onClose={anchor.hide}
        />
      )}
    </Box>
  );
}
