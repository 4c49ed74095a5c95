import { createContext, use, useEffect } from 'react';

/** The title of the browser's tab: the page's name, and before it the number of what is new. */
export interface DocumentTitle {
  namePage(title: string): void;
  /** `(2) Pedidos · Tendero` */
  countNews(count: number): void;
}

export function createDocumentTitle(): DocumentTitle {
  let page = '';
  let news = 0;
  const show = (): void => {
    document.title = news === 0 ? page : `(${news}) ${page}`;
  };
  return {
    namePage(title) {
      page = title;
      show();
    },
    countNews(count) {
      news = count;
      show();
    },
  };
}

export const DocumentTitleContext = createContext<DocumentTitle | null>(null);

function useDocumentTitle(): DocumentTitle {
  const title = use(DocumentTitleContext);
  if (title === null) throw new Error('Nothing around this component provides the title of the document');
  return title;
}

/** Names the page in the browser's tab. */
export function usePageTitle(title: string): void {
  const document = useDocumentTitle();
  useEffect(() => document.namePage(title), [document, title]);
}

/** Puts the number of what is new before the name of the page, until the component is gone. */
export function useNewsInTitle(count: number): void {
  const document = useDocumentTitle();
  useEffect(() => {
    document.countNews(count);
    return () => document.countNews(0);
  }, [document, count]);
}

/** The place of the page's title in the header of a phone; null while there is none. */
export const TitleSlotContext = createContext<HTMLElement | null>(null);

export function useTitleSlot(): HTMLElement | null {
  return use(TitleSlotContext);
}
