import { useState, type MouseEvent } from 'react';

export interface Anchor {
  element: HTMLElement | null;
  open: boolean;
  /** Has been open: from then on what floats stays mounted, for its closing motion. */
  used: boolean;
  show(event: MouseEvent<HTMLElement>): void;
  hide(): void;
}

/** What a menu or popover hangs on. */
export function useAnchor(): Anchor {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  return {
    element,
    open,
    used: element !== null,
    show: (event) => {
      setElement(event.currentTarget);
      setOpen(true);
    },
    hide: () => setOpen(false),
  };
}
