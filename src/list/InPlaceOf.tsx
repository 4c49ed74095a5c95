import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

const REM = 16;

const NONE: ReadonlySet<string> = new Set();

const LeftColumns = createContext(NONE);
export const LeftColumnsProvider = LeftColumns.Provider;

/** Whether a column has left the table, so that another cell shows its value. */
function useHasLeft(source: string): boolean {
  return useContext(LeftColumns).has(source);
}

/**
 * The columns that have left by the width of the table's frame, and the ref that watches it.
 * @param limits widths in pixels below which each column leaves, by source, for text of the usual size
 */
export function useLeftColumns(limits: ReadonlyMap<string, number>) {
  const [left, setLeft] = useState(NONE);
  const watch = useCallback(
    (frame: HTMLElement) => {
      const look = (): void => {
        const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / REM;
        const found = [...limits].flatMap(([source, limit]) =>
          frame.clientWidth <= limit * text ? [source] : [],
        );
        // The style has shown or hidden the column already: its value moves before the browser paints.
        flushSync(() =>
          setLeft((before) =>
            before.size === found.length && found.every((source) => before.has(source))
              ? before
              : new Set(found),
          ),
        );
      };
      const observer = new ResizeObserver(look);
      observer.observe(frame);
      return () => observer.disconnect();
    },
    [limits],
  );
  return { left, watch };
}

interface InPlaceOfProps {
  /** The column whose value is shown here while the column has left the table. */
  source: string;
  children: ReactNode;
}

/** What a cell of the table shows for a column that has no room of its own. */
export function InPlaceOf({ source, children }: InPlaceOfProps) {
  return useHasLeft(source) ? children : null;
}
