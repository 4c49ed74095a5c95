import { startTransition, useId, useState, type MouseEvent } from 'react';

/**
 * A button and the menu or popover that hangs from it. The tap answers at once; the popup follows in a transition.
 * @param preload loads the popup's code before the tap
 */
export function useAnchor(popup: 'menu' | 'dialog', preload: () => void) {
  const id = useId();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const show = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
    startTransition(() => {
      setElement(currentTarget);
      setOpen(true);
    });
  const hide = (): void => setOpen(false);
  return {
    /** True after the first opening: then the popup stays mounted, for its closing animation. */
    used: element !== null,
    hide,
    /** Props of the button. */
    opener: {
      'aria-haspopup': popup,
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: show,
    },
    /** Props of the popup. */
    popup: { id, anchor: element, open, onClose: hide },
  };
}
