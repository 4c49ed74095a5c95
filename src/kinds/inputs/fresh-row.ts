import { createContext } from 'react';

/** True in a row that was added after the last save: an input that nobody has left yet shows no error. */
export const FreshRowContext = createContext(false);
