import { createPortal } from 'react-dom';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { color } from '../../theme/color.ts';
import { panel } from '../card/panel.ts';

interface ArrivingProps {
  /** Below it hangs what loads; without one, it comes as a dialog. */
  anchor: HTMLElement | null;
  onLeave(): void;
}

/** The place of a dialog, sheet or menu whose code is loading. A tap beside it gives up waiting. */
export function Arriving({ anchor, onLeave }: ArrivingProps) {
  const translate = useTranslate();
  const below = anchor?.getBoundingClientRect();
  return createPortal(
    <Box
      component="output"
      aria-label={translate('app.loading')}
      onClick={(event) => {
        event.stopPropagation();
        onLeave();
      }}
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        display: 'grid',
        ...(below === undefined
          ? { placeItems: { xs: 'end stretch', sm: 'center' }, backgroundColor: color('scrim') }
          : {
              pt: `${below.bottom}px`,
              pl: `${Math.min(below.left, innerWidth - 200)}px`,
              placeItems: 'start',
            }),
        // Code that is there already comes sooner, and nothing flickers.
        animation: 'arrive 0s 50ms backwards',
        '@keyframes arrive': { from: { opacity: 0 } },
      }}
    >
      <Box sx={{ ...panel, p: 3, display: 'grid', gap: 2, minWidth: below ? 184 : { sm: 444 } }}>
        <Skeleton variant="text" width={96} />
        <Skeleton variant="text" width={96} />
      </Box>
    </Box>,
    document.body,
  );
}
