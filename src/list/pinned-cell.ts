/** Of a table as narrow as on a tablet or a small laptop, whose rows have no room for the chat beside their link. */
export const NARROW_TABLE = '@container (max-width: 60rem)';

/** The last column stays visible while the others scroll under it. */
export const pinnedCell = {
  position: 'sticky',
  right: 0,
  width: 96,
  backgroundColor: 'inherit',
  [NARROW_TABLE]: { width: 56 },
} as const;
