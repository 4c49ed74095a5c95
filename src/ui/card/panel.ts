import { color } from '../../theme/color.ts';

/** `sx` of what lies on the page: a line around it, the surface's colour. */
export const panel = {
  border: `1px solid ${color('line')}`,
  borderRadius: 'var(--radius)',
  backgroundColor: color('surface'),
} as const;
