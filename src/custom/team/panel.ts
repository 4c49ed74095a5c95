import { color } from '../../theme/color.ts';

/** A framed part of the team's screens. */
export const panel = {
  border: `1px solid ${color('line')}`,
  borderRadius: 'var(--radius)',
  backgroundColor: color('surface'),
} as const;

export const quiet = { color: color('text-secondary'), fontSize: 'var(--text-14)' } as const;
