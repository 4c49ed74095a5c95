/** `sx` of a label above its input. */
export const inputLabel = {
  display: 'block',
  mb: 0.5,
  fontSize: 'var(--text-14)',
  fontWeight: 500,
  color: 'text.primary',
} as const;
