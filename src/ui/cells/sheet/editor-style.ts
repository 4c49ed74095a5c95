import { color } from '../../../theme/color.ts';

/** The input or select in the active cell of a sheet. */
export const editorStyle = {
  width: '100%',
  height: 40,
  // What is typed in it moves nothing around it: a key lays out no row.
  contain: 'strict',
  px: 1,
  border: 0,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  color: 'inherit',
  textOverflow: 'ellipsis',
  backgroundColor: color('surface'),
  borderRadius: 'var(--radius)',
  // The head, the names and the save bar lie over the edges of the window.
  scrollMargin: '96px 16px 96px 180px',
  '&::placeholder': { color: color('text-secondary'), opacity: 1 },
  '&:focus': { outline: 'var(--focus-ring)', outlineOffset: '-2px' },
} as const;
