import { createContext, use, useEffect, useRef, type RefObject } from 'react';

/** The heading of the last page; null before the first one, which the browser announces itself. */
export const LastHeadingContext = createContext<RefObject<string | null> | null>(null);

/** Moves the focus to the heading when another page replaces the current one. So a screen reader announces it. */
export function useAnnouncedHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastRef = use(LastHeadingContext);
  if (lastRef === null) throw new Error('A page stands in PublicApp');
  useEffect(() => {
    if (lastRef.current !== null && lastRef.current !== title) heading.current?.focus();
    lastRef.current = title;
  }, [lastRef, title]);
  return heading;
}
