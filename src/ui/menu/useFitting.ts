import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

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
