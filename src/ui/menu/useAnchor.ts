import { startTransition, useState, type MouseEvent } from 'react';

export interface Anchor {
  element: HTMLElement | null;
  open: boolean;
  /** True after the first opening: then the popup stays mounted, for its closing animation. */
  used: boolean;
  show(event: MouseEvent<HTMLElement>): void;
  hide(): void;
}

/** The element that a menu or popover is attached to. The tap answers at once; the popup follows in a transition. */
export function useAnchor(): Anchor {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  return {
    element,
    open,
    used: element !== null,
    show: ({ currentTarget }) =>
      startTransition(() => {
        setElement(currentTarget);
        setOpen(true);
      }),
    hide: () => setOpen(false),
  };
}
