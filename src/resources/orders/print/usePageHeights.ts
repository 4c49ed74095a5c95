import { useCallback, useEffect, useState } from 'react';

/** CSS pixels of a millimetre. */
const PIXELS = 96 / 25.4;

/**
 * How long each sheet is, in whole millimetres by the name of its page box. A printer of rolls cuts there. It follows
 * what loads later and what changes.
 */
export function usePageHeights() {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const [observer] = useState(
    () =>
      new ResizeObserver((entries) =>
        setHeights((before) => {
          const measured = entries.map(
            ({ target }) =>
              [target.id, Math.ceil(target.getBoundingClientRect().height / PIXELS) + 1] as const,
          );
          return new Map([...before, ...measured]);
        }),
      ),
  );
  useEffect(() => () => observer.disconnect(), [observer]);
  /** The ref of an order's sheet, which has the name of its page box as id. */
  const measure = useCallback(
    (sheet: HTMLElement | null) => {
      if (sheet === null) return undefined;
      observer.observe(sheet);
      return () => observer.unobserve(sheet);
    },
    [observer],
  );
  return { heights, measure };
}
