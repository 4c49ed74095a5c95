/** Facts in a row, with a dot between them; each goes to a line of its own where there is no room. */
export const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  overflowWrap: 'anywhere',
  '& > *': { minWidth: 0 },
  '& > :not(:last-child)::after': { content: '"·"', marginInline: '0.5ch' },
} as const;
