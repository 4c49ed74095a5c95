import { useEffect, useRef, type RefObject } from 'react';

/**
 * Marks an element that scrolls sideways with `data-before` and `data-after` while there is more on that side. Attributes
 * and no state: a table of many rows is not drawn again while it scrolls.
 */
export function useMoreBeside(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = ref.current;
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
  }, []);
  return ref;
}

/** A shadow where the pinned column covers others, and a fading edge where the first ones have left. */
export const moreBeside = {
  '&[data-after] tr > :last-child': { boxShadow: '-10px 0 10px -10px var(--color-shadow)' },
  '&[data-before]': { maskImage: 'linear-gradient(to right, transparent, #000 24px)' },
} as const;
