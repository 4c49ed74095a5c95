import { memo, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { SheetRow, type RowState } from '../../../ui/cells/sheet/SheetRow.tsx';
import type { RowFaults } from '../../../ui/cells/sheet/useFormFaults.ts';
import type { GridColumn } from './grid-columns.ts';
import { hasPart, type GridLine } from './grid-lines.ts';
import { GRID_WORDS } from './grid-words.ts';
import { LineName } from './LineName.tsx';
import type { GridForm } from './useGridForm.ts';

interface GridSheetRowProps extends RowState {
  line: GridLine;
  columns: readonly GridColumn[];
  faults: RowFaults | undefined;
}

/** A product or a variant as a row of the sheet. Memoised: a typed key draws one row. */
export const GridSheetRow = memo(function GridSheetRow({ line, faults, ...row }: GridSheetRowProps) {
  const { by_variant } = useDictionary(GRID_WORDS);
  const held = useWatch<GridForm, `rows.${number}`>({ name: `rows.${row.row}` });
  const absent = useMemo(() => row.columns.map(({ id }) => !hasPart(line, id)), [line, row.columns]);
  const values = row.columns.map(({ id }, index) => {
    if (absent[index] !== true) return held?.[id];
    return id === 'quantity' ? by_variant : '';
  });
  const problems = row.columns.map(({ id, unreadable }, index) => {
    const refused = faults?.[id];
    if (refused !== undefined) return refused;
    const isText = absent[index] !== true && typeof values[index] === 'string';
    return isText && index !== row.active ? unreadable : undefined;
  });
  return (
    <SheetRow
      {...row}
      title={line.title}
      head={<LineName line={line} />}
      values={values}
      problems={problems}
      absent={absent}
    />
  );
});
