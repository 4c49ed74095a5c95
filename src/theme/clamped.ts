/** Styles of a text that takes so many lines at most, broken anywhere where one word is longer than a line. */
export function clamped(lines: number) {
  return {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  } as const;
}
