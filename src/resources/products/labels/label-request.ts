/** Whose labels are printed, as the address of the print view has it: `/products/labels?ids=12,15-34&sheet=roll50`. */
import {
  LABEL_SHEETS,
  type Label,
  type LabelCount,
  type LabelSheetName,
} from '../../../../domain/catalog/labels.ts';
import { MOST_LABELLED } from './labels-path.ts';

export const LABEL_SHEET_NAMES = [
  'letter30',
  'roll50',
  'roll50x2',
  'roll32x3',
] as const satisfies readonly LabelSheetName[];
export const LABEL_COUNTS = ['one', 'stock'] as const satisfies readonly LabelCount[];

export interface LabelRequest {
  /** Products, in the order in which they were asked for. */
  products: readonly number[];
  /** Whether a label of them is meant: all of a product, or the variants that the address names. */
  means(label: Label): boolean;
  sheet: LabelSheetName;
  count: LabelCount;
  /** Whether the price is on it. */
  priced: boolean;
  /** Places of the first page that have lost their stickers. */
  used: number;
}

/** What the address asks for; without a sheet, the last one. What is no id is left out. */
export function readLabelRequest(search: URLSearchParams, lastSheet?: string): LabelRequest {
  const ids = (search.get('ids') ?? '').split(',').filter((id) => /^[1-9]\d{0,14}(?:-\d{1,15})?$/u.test(id));
  const products = [...new Set(ids.map((id) => Number(id.split('-')[0])))].slice(0, MOST_LABELLED);
  const whole = new Set(ids.map((id) => id.replace(/-0+$/u, '')));
  const sheet = search.get('sheet') ?? lastSheet;
  const chosen = LABEL_SHEET_NAMES.find((one) => one === sheet) ?? 'letter30';
  const { across, rows } = LABEL_SHEETS[chosen];
  const first = Math.trunc(Number(search.get('start')));
  return {
    products,
    means: ({ id }) => whole.has(id) || whole.has(id.split('-')[0] ?? ''),
    sheet: chosen,
    count: LABEL_COUNTS.find((one) => one === search.get('count')) ?? 'one',
    priced: search.get('price') !== '0',
    used: rows > 1 && first > 1 && first <= across * rows ? first - 1 : 0,
  };
}
