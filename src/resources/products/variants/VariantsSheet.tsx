import { useNotify } from 'ra-core';
import { useAppLocale } from '../../../i18n/useAppLocale.ts';
import { fillCount } from '../../../i18n/fill-count.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { Sheet } from '../../../ui/cells/sheet/Sheet.tsx';
import { SheetFaults } from '../../../ui/cells/sheet/SheetFaults.tsx';
import { SheetTools } from '../../../ui/cells/sheet/SheetTools.tsx';
import { useFormValues } from '../../../ui/cells/sheet/useFormValues.ts';
import { useSheet } from '../../../ui/cells/sheet/useSheet.ts';
import { PRODUCT_WORDS } from '../product-words.ts';
import type { VariantsViewProps } from './variants-view.ts';
import { VariantSheetRow } from './VariantSheetRow.tsx';

/** The variants as a spreadsheet: arrows, Enter, fill down, paste, and one editor (desktops and tablets). */
export function VariantsSheet({ headingId, corner, columns, titles, faults }: VariantsViewProps) {
  const { variants: words } = useDictionary(PRODUCT_WORDS);
  const locale = useAppLocale();
  const notify = useNotify();
  const values = useFormValues('product_variants', columns);
  const { active, home, undoable, actions } = useSheet({
    columns,
    rows: titles.length,
    values,
    onOver: ({ rowsOver, columnsOver }) =>
      notify(
        rowsOver > 0
          ? fillCount(words.over_rows, rowsOver, locale)
          : fillCount(words.over_columns, columnsOver, locale),
        { type: 'warning' },
      ),
  });
  const last = home.row === titles.length - 1;
  return (
    <>
      <SheetFaults
        words={words}
        faults={faults}
        columns={columns}
        titleOf={(row) => titles[row] ?? ''}
        onGo={(row, column) => actions.activate({ row, column })}
      />
      <Sheet labelledBy={headingId} corner={corner} columns={columns} rows={titles.length}>
        {titles.map((title, row) => (
          <VariantSheetRow
            key={title}
            row={row}
            title={title}
            columns={columns}
            faults={faults.get(row)}
            active={active?.row === row ? active.column : -1}
            home={home.row === row ? home.column : -1}
            cellLabel={words.cell}
            actions={actions}
          />
        ))}
      </Sheet>
      <SheetTools
        words={words}
        home={home}
        fillable={!last && columns[home.column]?.locked === false}
        undoable={undoable}
        actions={actions}
      />
    </>
  );
}
