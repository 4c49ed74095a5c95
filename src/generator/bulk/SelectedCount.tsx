import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import { useListContext } from 'ra-core';
import { useNumber } from '../../ui/figure/useNumber.ts';
import { useBulkWords } from '../undo/useBulkWords.ts';
import type { ListSelection } from './selection.ts';
import { COUNT_PLACES, type ToolbarPlace } from './toolbar-places.ts';

interface SelectedCountProps {
  selection: ListSelection;
  /** True while some of them are not on screen. */
  hidden: boolean;
  place: ToolbarPlace;
  onClear(): void;
  /** Stands in the same line. */
  children?: ReactNode;
}

/** '2 seleccionados, 0 en esta vista', and the cross that ends the selection. */
export function SelectedCount({ selection, hidden, place, onClear, children }: SelectedCountProps) {
  const { resource } = useListContext();
  const { words, say } = useBulkWords(resource);
  const number = useNumber();
  const { count, here } = selection;
  const selected = say(words.selected, count, { count: number(count) });
  return (
    <Box sx={COUNT_PLACES[place]}>
      <IconButton aria-label={words.clear} onClick={onClear} edge="start">
        <CloseIcon />
      </IconButton>
      <Box aria-live="polite" sx={SELECTED}>
        {hidden ? `${selected}, ${say(words.here, here)}` : selected}
      </Box>
      {children}
    </Box>
  );
}

const SELECTED = { fontWeight: 500, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const;
