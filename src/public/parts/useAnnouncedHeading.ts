import { useEffect, useRef, type RefObject } from 'react';

/** The heading of the last page; null before the first one, which the browser announces itself. */
let last: string | null = null;

/** Moves the focus to the heading when another page replaces the current one. So a screen reader announces it. */
export function useAnnouncedHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (last !== null && last !== title) heading.current?.focus();
    last = title;
  }, [title]);
  return heading;
}
