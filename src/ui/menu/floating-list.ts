import { color } from '../../theme/color.ts';

/** Looks of a list of options over the page, for MUI's Autocomplete: opaque, framed, and never higher than the window. */
export const floatingList = {
  paper: {
    sx: {
      border: `1px solid ${color('line')}`,
      boxShadow: 'var(--shadow-float)',
      backgroundColor: color('surface'),
    },
  },
  listbox: { sx: { maxHeight: 'min(40vh, 320px)', overscrollBehavior: 'contain' } },
} as const;
