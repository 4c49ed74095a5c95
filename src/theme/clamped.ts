/** Accents of capitals stand above a line of headings, where the box would cut them. */
const ACCENT = '0.15em';

/**
 * Styles of a text with a maximum number of lines. A word longer than a line may break anywhere. Its box begins above
 * the first line, and takes no more room.
 */
export function clamped(lines: number) {
  return {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    paddingTop: ACCENT,
    marginTop: `-${ACCENT}`,
  } as const;
}
