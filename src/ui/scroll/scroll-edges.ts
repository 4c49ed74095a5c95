/**
 * A ref of an element that scrolls sideways: marks it with `data-before` and `data-after` while there is more on that
 * side. Attributes and no state: a table of many rows is not drawn again while it scrolls.
 */
export function marksMoreBeside(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const mark = (): void => {
    const { scrollLeft, scrollWidth, clientWidth } = element;
    element.toggleAttribute('data-before', scrollLeft > 1);
    element.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
  };
  element.addEventListener('scroll', mark, { passive: true });
  const observer = new ResizeObserver(mark);
  observer.observe(element);
  for (const child of element.children) observer.observe(child);
  return () => {
    element.removeEventListener('scroll', mark);
    observer.disconnect();
  };
}

const EDGE = '24px';
const SHADOW = '10px -10px var(--color-shadow)';
const fadedTo = (side: 'left' | 'right') => `linear-gradient(to ${side}, transparent, #000 ${EDGE})`;

/** A fading edge on each side that has more. */
export const moreBeside = {
  '&[data-after]': { maskImage: fadedTo('left') },
  '&[data-before]': { maskImage: fadedTo('right') },
  '&[data-before][data-after]': {
    maskImage: `linear-gradient(to right, transparent, #000 ${EDGE}, #000 calc(100% - ${EDGE}), transparent)`,
  },
} as const;

/** The same where the last column is pinned: a shadow where it covers others. */
export const moreBesidePinned = {
  '&[data-after] tr > :last-child': { boxShadow: `-10px 0 ${SHADOW}` },
  '&[data-before]': { maskImage: fadedTo('right') },
} as const;

/** The same where the names in the first column are pinned. */
export const moreBesideNames = {
  '&[data-after]': { maskImage: fadedTo('left') },
  '&[data-before] tr > th:first-of-type': { boxShadow: `10px 0 ${SHADOW}` },
} as const;
