import { useLayoutEffect, useRef, useEffect, type RefObject } from 'react';

const CONTROL = ['a[href]', 'button:enabled', 'input:enabled', '[tabindex="0"]'].join();

/**
 * For one element of several. When it goes away with the focus, a control of the next one gets it. Without one it is of
 * the one before, or the page itself. So the keyboard goes on where it was.
 */
export function useFocusBeside(): RefObject<HTMLElement | null> {
  const own = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = own.current;
    return () => {
      if (element === null || !element.contains(document.activeElement)) return;
      const beside = element.nextElementSibling?.querySelector<HTMLElement>(CONTROL);
      const before = element.previousElementSibling?.querySelector<HTMLElement>(CONTROL);
      const page = element.closest('main');
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) (beside ?? before ?? page)?.focus();
      });
    };
  }, []);
  return own;
}

/** Puts the focus into an input when it appears: the user has just opened what it stands alone in. */
export function useFocusOnMount(takesFocus: boolean) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
    // Only the first appearance takes the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return input;
}
