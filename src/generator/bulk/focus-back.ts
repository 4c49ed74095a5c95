import { useEffect, useRef, type RefObject } from 'react';

/** The frame of the table, which the keyboard scrolls. */
const TABLE = 'section[tabindex="0"]';

/** Gives the focus to the table when the element goes away with it. */
export function useFocusBack(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const page = ref.current?.parentElement;
    // A dialog of the element first gives its own focus back.
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) page?.querySelector<HTMLElement>(TABLE)?.focus();
      });
    };
  }, []);
  return ref;
}
