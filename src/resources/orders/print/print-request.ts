/** What is printed of orders, as the address of the print view has it: `/order/print?ids=1,2&as=slip&paper=roll`. */

export const DOCUMENTS = ['slip', 'receipt'] as const;
export type PrintDocument = (typeof DOCUMENTS)[number];

export const PAPERS = ['letter', 'a4', 'roll'] as const;
export type Paper = (typeof PAPERS)[number];

export interface PrintRequest {
  ids: readonly number[];
  document: PrintDocument;
  paper: Paper;
}

export const PRINT_PATH = '/order/print';

/** Orders of one print: as many as a page of the list shows. */
export const MOST_PRINTED = 50;

/** What the address asks for; without a paper, the last one. What is no id is left out, and so are those beyond fifty. */
export function readPrintRequest(search: URLSearchParams, lastPaper?: string): PrintRequest {
  const ids = (search.get('ids') ?? '').split(',').map(Number);
  const paper = search.get('paper') ?? lastPaper;
  return {
    ids: [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, MOST_PRINTED),
    document: DOCUMENTS.find((one) => one === search.get('as')) ?? 'slip',
    paper: PAPERS.find((one) => one === paper) ?? 'letter',
  };
}

/** The address of the print view of these orders. */
export function printPath(ids: readonly number[], document: PrintDocument = 'slip'): string {
  return `${PRINT_PATH}?ids=${ids.join(',')}&as=${document}`;
}
