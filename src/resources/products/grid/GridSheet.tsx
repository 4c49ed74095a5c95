import { memo, useMemo } from 'react';
import { useNotify } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { fillCount } from '../../../i18n/fill-count.ts';
import { useAppLocale } from '../../../i18n/useAppLocale.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { Sheet, SheetFaults, SheetTools } from '../../../ui/cells/sheet/Sheet.tsx';
import { SheetRow, type RowState } from '../../../ui/cells/sheet/SheetRow.tsx';
import { useFormFaults, useFormValues, useSheet, type RowFaults } from '../../../ui/cells/sheet/useSheet.ts';
import type { GridColumn } from './grid-columns.ts';
import { hasPart, type GridLine } from './grid-lines.ts';
import type { GridViewProps } from './grid-view.ts';
import { GRID_WORDS } from './grid-words.ts';
import { LineName } from './LineName.tsx';
import type { GridForm } from './useGridForm.ts';

/** The products as a spreadsheet: arrows, Enter, fill down, paste, and one editor (desktops and tablets). */
export function GridSheet({ lines, columns }: GridViewProps) {
  const words = useDictionary(GRID_WORDS);
  const locale = useAppLocale();
  const notify = useNotify();
  const held = useFormValues('rows', columns);
  const faults = useFormFaults('rows', columns, lines.length);
  const values = useMemo(
    () => ({
      ...held,
      has({ row, column }: { row: number; column: number }): boolean {
        const [line, part] = [lines[row], columns[column]?.id];
        return line !== undefined && part !== undefined && hasPart(line, part);
      },
    }),
    [held, lines, columns],
  );
  const { active, home, undoable, actions } = useSheet({
    columns,
    rows: lines.length,
    values,
    onOver: ({ rowsOver, columnsOver }) =>
      notify(
        rowsOver > 0
          ? fillCount(words.over_rows, rowsOver, locale)
          : fillCount(words.over_columns, columnsOver, locale),
        { type: 'warning' },
      ),
  });
  const fillable = home.row < lines.length - 1 && columns[home.column]?.locked === false && values.has(home);
  return (
    <>
      <SheetFaults
        words={words}
        faults={faults}
        columns={columns}
        titleOf={(row) => lines[row]?.title ?? ''}
        onGo={(row, column) => actions.activate({ row, column })}
      />
      <Sheet label={words.title} corner={words.corner} columns={columns} rows={lines.length}>
        {lines.map((line, row) => (
          <GridSheetRow
            key={line.variant === null ? line.product.id : `${line.product.id}:${line.variant.id}`}
            line={line}
            row={row}
            columns={columns}
            faults={faults.get(row)}
            active={active?.row === row ? active.column : -1}
            home={home.row === row ? home.column : -1}
            cellLabel={words.cell}
            actions={actions}
          />
        ))}
      </Sheet>
      <SheetTools words={words} home={home} fillable={fillable} undoable={undoable} actions={actions} />
    </>
  );
}

interface GridSheetRowProps extends RowState {
  line: GridLine;
  columns: readonly GridColumn[];
  faults: RowFaults | undefined;
}

/** A product or a variant as a row of the sheet. Memoised: a typed key draws one row. */
const GridSheetRow = memo(function GridSheetRow({ line, faults, ...row }: GridSheetRowProps) {
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
