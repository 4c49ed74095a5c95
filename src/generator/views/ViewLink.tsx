import Box from '@mui/material/Box';
import { useGetList } from 'ra-core';
import { Link } from 'react-router-dom';
import type { ViewQuery } from '../../../domain/lists/saved-view.ts';
import { color } from '../../theme/color.ts';
import { useNumber } from '../../ui/figure/useNumber.ts';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { countQuery } from '../../schema/count-query.ts';
import { pathOf } from '../../schema/paths.ts';
import { keepsInSight } from './keeps-in-sight.ts';
import { viewSearch } from './view-query.ts';

export interface ViewLinkProps {
  name: string;
  query: ViewQuery;
  current: boolean;
}

/** A view as a tab: its name, and the number of its records as it is now. */
export function ViewLink({ name, query, current }: ViewLinkProps) {
  const { name: resource, list } = useDescriptor();
  const number = useNumber();
  const { total } = useGetList(resource, countQuery(query.filter, list.sort));
  return (
    <Box
      component={Link}
      ref={current ? keepsInSight : undefined}
      to={pathOf(resource, 'list') + viewSearch(query, list.sort)}
      aria-current={current ? 'page' : undefined}
      sx={{
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1.5,
        maxWidth: 240,
        fontSize: 'var(--text-14)',
        fontWeight: 500,
        textDecoration: 'none',
        color: current ? color('primary') : color('text-secondary'),
        boxShadow: current ? 'inset 0 -2px currentColor' : 'none',
        '&:hover': { backgroundColor: color('hover') },
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {name}
      </Box>
      {total !== undefined && (
        <Box component="span" sx={{ fontWeight: 400, fontVariantNumeric: 'tabular-nums' }}>
          {number(total)}
        </Box>
      )}
    </Box>
  );
}
