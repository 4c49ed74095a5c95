import { createContext } from 'react';

/** False below a record that takes no new ones, such as a client whose data was erased. */
export const NewRelatedContext = createContext(true);
