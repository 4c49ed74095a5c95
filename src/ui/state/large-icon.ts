/** `sx` of an icon in the place of a drawing. */
export const largeIcon = { fontSize: 72 } as const;
