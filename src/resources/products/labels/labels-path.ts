/** How lists and products lead to the labels. It stands alone, because what draws labels loads with their page. */
export const LABELS_PATH = '/products/labels';

/** Products of one print: as many as one call reads. */
export const MOST_LABELLED = 100;

/** The address of the labels of products (`12`) and of shelves (`12-34`; `12-0` is the product itself). */
export function labelsPath(ids: readonly (number | string)[]): string {
  return `${LABELS_PATH}?ids=${ids.join(',')}`;
}
