import { useEffect, useRef } from 'react';

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
