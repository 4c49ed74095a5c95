import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Takes what is in an input when it is left. Left by a press, it is taken with the click, before whatever was pressed
 * hears of it: taken earlier, it would move that button from under the finger, and taken later, the button would not
 * know of it.
 * @returns to be called when the input loses the focus
 */
export function useTakeTyped(take: () => void): () => void {
  const latest = useRef(take);
  const pressed = useRef(false);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const press = (): void => {
      pressed.current = true;
    };
    // The click of a press comes with its release; a press that becomes a drag has none.
    const release = (): void => void setTimeout(() => (pressed.current = false));
    document.addEventListener('mousedown', press, true);
    document.addEventListener('mouseup', release, true);
    return () => {
      document.removeEventListener('mousedown', press, true);
      document.removeEventListener('mouseup', release, true);
    };
  }, []);
  return () => {
    if (!pressed.current) {
      latest.current();
      return;
    }
    const done = new AbortController();
    const now = (): void => {
      done.abort();
      flushSync(() => latest.current());
    };
    document.addEventListener('click', now, { capture: true, signal: done.signal });
    document.addEventListener('mouseup', () => void setTimeout(() => done.signal.aborted || now()), {
      capture: true,
      signal: done.signal,
    });
  };
}
