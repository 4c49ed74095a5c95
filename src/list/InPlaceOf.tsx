import type { ReactNode } from 'react';
import { useHasLeft } from './left-columns.ts';

interface InPlaceOfProps {
  /** The column whose value is shown here while the column has left the table. */
  source: string;
  children: ReactNode;
}

/** What a cell of the table shows for a column that has no room of its own. */
export function InPlaceOf({ source, children }: InPlaceOfProps) {
  return useHasLeft(source) ? children : null;
}
