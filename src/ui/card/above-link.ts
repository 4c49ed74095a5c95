/** What can be touched by itself on a card that is a `CardLink`. */
export const aboveLink = { position: 'relative', zIndex: 1 } as const;
