import { createContext } from 'react';

/** The heading of a row, one level below that of its section; a section without a title leaves its level to the rows. */
export const RowHeadingContext = createContext<'h2' | 'h3'>('h3');
