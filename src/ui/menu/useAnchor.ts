import {
  startTransition,
  useId,
  useState,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type RefObject,
} from 'react';

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

export interface Fitting {
  row: RefObject<HTMLDivElement | null>;
  /** How many children of the row stand in its first line. */
  fitting: number;
}

/** Counts the children that fit the first line of a row that wraps. */
export function useFitting(): Fitting {
  const row = useRef<HTMLDivElement>(null);
  const [fitting, setFitting] = useState(Infinity);
  // Without dependencies: each drawing may have brought another child.
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return;
    const measure = (): void => {
      const first = [...element.children].findIndex((child) => !fits(child, element));
      setFitting(first === -1 ? Infinity : first);
    };
    const observer = new ResizeObserver(measure);
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  });
  return { row, fitting };
}

function fits(child: Element, row: Element): boolean {
  const [inner, outer] = [child.getBoundingClientRect(), row.getBoundingClientRect()];
  return inner.top < outer.top + 1 && inner.right < outer.right + 1;
}
