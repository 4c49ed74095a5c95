import { color } from '../../theme/color.ts';

/** `sx` of a panel on the page: a border, the surface's colour. */
export const panel = {
  border: `1px solid ${color('line')}`,
  borderRadius: 'var(--radius)',
  backgroundColor: color('surface'),
} as const;
