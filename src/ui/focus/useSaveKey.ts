import { useEffect, type RefObject } from 'react';

/** For `aria-keyshortcuts` of the button that it presses. */
export const SAVE_KEYS = 'Control+S Meta+S';

/**
 * Ctrl+S or Cmd+S presses a form's own button, wherever the focus is. A form under an open dialog stays as it is, and the
 * browser never offers to save the page instead.
 */
export function useSaveKey(button: RefObject<HTMLButtonElement | null>, active = true): void {
  useEffect(() => {
    if (!active) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (event.repeat || button.current?.closest('[aria-hidden="true"], [inert]')) return;
      button.current?.click();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [button, active]);
}
