import { TextField } from '../../../src/kinds/text.tsx';
import type { ListColumn } from '../../../src/list/useColumns.tsx';
import type { Display } from '../../../domain/schema/kind-names.ts';

/** A column of a list that shows a text. */
export const column = (source: string, display: Display, more: Partial<ListColumn> = {}): ListColumn => ({
  source,
  field: { source, kind: 'text', label: { es: source }, widget: 'text', display },
  label: source,
  Cell: TextField,
  sortable: true,
  wordy: false,
  namePart: false,
  numeric: false,
  visible: true,
  kept: false,
  cardOnly: false,
  ...more,
});
