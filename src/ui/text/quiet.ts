import { color } from '../../theme/color.ts';

/** `sx` of secondary text: smaller, in the secondary colour. */
export const quiet = { color: color('text-secondary'), fontSize: 'var(--text-14)' } as const;
