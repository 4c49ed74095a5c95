import { createContext, use } from 'react';

/** The place of the page's title in the header of a phone; null while there is none. */
export const TitleSlotContext = createContext<HTMLElement | null>(null);

export function useTitleSlot(): HTMLElement | null {
  return use(TitleSlotContext);
}
