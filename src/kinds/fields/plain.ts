import { createContext, use } from 'react';

/** True where a value is read as a sentence, such as on a card that is itself a link: names and addresses are then text. */
export const PlainContext = createContext(false);

export function usePlain(): boolean {
  return use(PlainContext);
}
