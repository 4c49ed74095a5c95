/** The last column stays visible while the others scroll under it. */
export const pinnedCell = { position: 'sticky', right: 0, width: 96, backgroundColor: 'inherit' } as const;
