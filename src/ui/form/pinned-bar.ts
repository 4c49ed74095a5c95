import { color } from '../../theme/color.ts';

/** Keeps the end of a form visible: at the bottom of the window, on phones above the bottom navigation. */
export const pinnedBar = {
  position: 'sticky',
  bottom: { xs: 'calc(var(--height-bottom) + var(--notice-room, 0px) + env(safe-area-inset-bottom))', sm: 0 },
  zIndex: 2,
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  py: 1.5,
  backgroundColor: color('background'),
  borderTop: `1px solid ${color('line')}`,
} as const;
