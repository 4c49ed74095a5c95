import { useEffect, useRef, type RefObject } from 'react';

/** The heading that was last on screen; null before the first page, which the browser announces itself. */
let last: string | null = null;

/** Moves the focus to the heading when one page takes the place of another, so that a screen reader reads it out. */
export function useAnnouncedHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (last !== null && last !== title) heading.current?.focus();
    last = title;
  }, [title]);
  return heading;
}
