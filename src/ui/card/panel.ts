import { color } from '../../theme/color.ts';

/** `sx` of a panel on the page: a border, the surface's colour. */
export const panel = {
  border: `1px solid ${color('line')}`,
  borderRadius: 'var(--radius)',
  backgroundColor: color('surface'),
} as const;

/** `sx` of a panel with content below each other; none of it widens the panel. */
export const sectionPanel = {
  ...panel,
  p: { xs: 2, sm: 3 },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;
