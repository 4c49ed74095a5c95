import { color } from '../../theme/color.ts';
import { moreBeside } from '../../ui/scroll/more-beside.ts';

const WRAPPED = {
  px: 2,
  py: 0.5,
  '& > *': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 },
};

/** `sx` of the toolbar by where it stands; its only child holds the tools. */
export const TOOLBAR_PLACES = {
  /** At the bottom edge, as on phones. */
  bottom: {
    ...WRAPPED,
    position: 'fixed',
    zIndex: 'appBar',
    left: 0,
    right: 0,
    bottom: 'calc(var(--height-bottom) + var(--notice-room, 0px) + env(safe-area-inset-bottom))',
    borderTop: `1px solid ${color('line')}`,
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
      px: 1,
      overflowX: 'auto',
      overflowY: 'hidden',
      scrollbarWidth: 'thin',
      whiteSpace: 'nowrap',
      ...moreBeside,
      '& > *': { flexShrink: 0 },
      // Close together: a table beside the drawer, at 1024 px, shows all of them.
      '& button, & a': { px: 1 },
    },
  },
  /** Above a list that shows no table. */
  page: { ...WRAPPED, mb: 1, borderRadius: 'var(--radius)' },
} as const;
