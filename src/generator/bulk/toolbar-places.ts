import { color } from '../../theme/color.ts';
import { quiet } from '../../ui/text/quiet.ts';

const WRAPPED = {
  px: 2,
  py: 0.5,
  '& > *': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 },
};

/** `sx` of the toolbar by where it stands; its only child holds the tools. */
export const TOOLBAR_PLACES = {
  /** At the bottom edge, as on phones: a row of what is selected, and one of what can be done with it. */
  bottom: {
    ...WRAPPED,
    '--tools-line': 'var(--target)',
    position: 'fixed',
    zIndex: 'appBar',
    left: 0,
    right: 0,
    bottom: 'calc(var(--height-bottom) + var(--notice-room, 0px) + env(safe-area-inset-bottom))',
    borderTop: `1px solid ${color('line')}`,
    '& > *': { ...WRAPPED['& > *'], columnGap: 0.5 },
    // Close together: they stand in two rows at 360 px.
    '& button, & a': { px: 1 },
  },
  /** Over the titles of a table's columns, within its border: no row moves when the first is ticked. */
  head: {
    position: 'absolute',
    zIndex: 4,
    left: 'calc(var(--head-start, 0px) + 1px)',
    right: '1px',
    top: '1px',
    height: 'var(--head-height, 48px)',
    borderTopRightRadius: 'var(--radius)',
    borderBottom: `1px solid ${color('line')}`,
    '& > *': {
      display: 'flex',
      alignItems: 'center',
      height: '100%',
      pl: 1.5,
      pr: 1,
      columnGap: 1,
      whiteSpace: 'nowrap',
      '& > button': { flexShrink: 0 },
      // Close together: most of them show in a table beside the drawer.
      '& button, & a': { px: 1 },
    },
  },
  /** Above a list that shows no table. */
  page: { ...WRAPPED, mb: 1, borderRadius: 'var(--radius)' },
} as const;

export type ToolbarPlace = keyof typeof TOOLBAR_PLACES;

const COUNT = { display: 'flex', alignItems: 'center', columnGap: 1, minWidth: 0 };

/** `sx` of the number of selected records, and of what stands in its line. */
export const COUNT_PLACES = {
  // The number is read whole on the smallest screen.
  bottom: { ...COUNT, columnGap: 0.5, width: '100%', whiteSpace: 'nowrap', fontSize: 'min(1em, 7vw)' },
  head: COUNT,
  page: { ...COUNT, flexWrap: 'wrap', mr: 'auto' },
} as const;

/** `sx` of why nothing works without a connection: two short lines beside the tools. */
export const NEEDS_SIGNAL = { ...quiet, whiteSpace: 'normal', lineHeight: 1.2, flexBasis: '16rem' } as const;
