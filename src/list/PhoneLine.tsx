import { Fragment, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import BeforeIcon from '@mui/icons-material/ChevronLeft';
import AfterIcon from '@mui/icons-material/ChevronRight';
import { useListContext } from 'ra-core';
import { useDescriptor } from '../schema/useDescriptor.ts';
import { color } from '../theme/styles.ts';
import { marksMoreBeside } from '../ui/scroll/scroll-edges.ts';
import { ActiveFilters } from './filters/ActiveFilters.tsx';
import { useManifest } from '../manifest/useManifest.ts';
import { useChosenView } from './views/useChosenView.ts';
import { PINNED } from './views/ViewTabs.tsx';
import { Views } from './views/Views.tsx';
import { ListTop } from './ListTop.tsx';

/**
 * What narrows a list, and its own parts: one line that scrolls, so that the first card stands high on the page. What
 * saves a filter stands beside it, for eyes and keyboard alike. Figures and chips of a list stay in sight under a view,
 * whose name is in the header.
 */
export function PhoneLine({ children }: { children?: ReactNode }) {
  const { filterValues } = useListContext();
  const { listTop, listTopFilter } = useManifest(useDescriptor().name);
  const chosen = useChosenView();
  const filtered = Object.keys(filterValues).some((key) => key !== listTopFilter);
  const figuresFirst = listTop !== undefined && (chosen !== undefined || !filtered);
  const top = <ListTop key="top" />;
  const views = <Views key="views" behind={figuresFirst} />;
  const chips = <Fragment key="chips">{children}</Fragment>;
  return (
    <Box ref={marksMoreBeside} sx={{ overflowX: 'auto', scrollbarWidth: 'none' }}>
      {/* As wide as its parts, which come, grow and go: its width says whether there is more. */}
      <Box
        sx={{
          display: 'flex',
          gap: `${GAP}px`,
          width: 'max-content',
          minWidth: '100%',
          '&& > *': { flex: 'none' },
          [`&:has(> * > [${PINNED}])`]: { '--pinned': 'var(--target)' },
        }}
      >
        <MoreBeside side="left" />
        {filtered && <ActiveFilters />}
        {figuresFirst ? [top, chips, views] : filtered ? [views, top, chips] : [top, views, chips]}
        <MoreBeside side="right" />
      </Box>
    </Box>
  );
}

/** Pixels. */
const GAP = 8;
/** Pixels that the sign of more covers. Below it the line goes on, and takes taps. */
const SIGN = 32;

/** A chevron over a fading edge: chips and figures may end right at the window, where fading alone is no sign. */
function MoreBeside({ side }: { side: 'left' | 'right' }) {
  const Icon = side === 'left' ? BeforeIcon : AfterIcon;
  const away = side === 'left' ? 'right' : 'left';
  return (
    <Box
      aria-hidden
      sx={{
        display: 'none',
        [`[data-${side === 'left' ? 'before' : 'after'}] > * > &`]: { display: 'flex' },
        position: 'sticky',
        // What is pinned stands at the edge itself.
        ...(side === 'left' ? { left: 0, zIndex: 1 } : { right: 'var(--pinned, 0px)' }),
        alignItems: 'center',
        justifyContent: side === 'left' ? 'flex-start' : 'flex-end',
        width: SIGN,
        // It takes no room of its own, nor the gap beside it.
        [side === 'left' ? 'mr' : 'ml']: `-${SIGN + GAP}px`,
        mb: 0.5,
        pointerEvents: 'none',
        color: color('text-secondary'),
        background: `linear-gradient(to ${away}, ${color('background')} 60%, transparent)`,
      }}
    >
      <Icon fontSize="small" />
    </Box>
  );
}
