import { color } from '../../theme/styles.ts';

/** Looks of a list of options over the page, for MUI's Autocomplete: opaque, framed, and never higher than the window. */
export const floatingList = {
  paper: {
    sx: {
      border: `1px solid ${color('line')}`,
      boxShadow: 'var(--shadow-float)',
      backgroundColor: color('surface'),
    },
  },
  // A list is as wide as its box, so it cannot leave the page sideways. What measures that at each key is left out.
  popper: {
    modifiers: [
      { name: 'hide', enabled: false },
      { name: 'preventOverflow', enabled: false },
    ],
  },
  listbox: { sx: { maxHeight: 'min(40vh, 320px)', overscrollBehavior: 'contain' } },
};
