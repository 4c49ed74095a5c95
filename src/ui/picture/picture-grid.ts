/** `sx` of a grid of pictures: two columns on a phone, more where there is room. */
export const pictureGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(148px, 46%), 1fr))',
  gap: 1.5,
  listStyle: 'none',
  p: 0,
  m: 0,
} as const;
