import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocale, useNotify } from 'ra-core';
import { DEFAULT_LOCALE } from '../../../i18n/locales.ts';
import { fillCount } from '../../../i18n/fill-count.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { Sheet } from '../../../ui/cells/sheet/Sheet.tsx';
import { useSheet } from '../../../ui/cells/sheet/useSheet.ts';
import { quiet } from '../../../ui/text/quiet.ts';
import { PRODUCT_WORDS } from '../product-words.ts';
import { useVariantValues } from './useVariantValues.ts';
import { VariantFaults } from './VariantFaults.tsx';
import type { VariantsViewProps } from './variants-view.ts';
import { VariantSheetRow } from './VariantSheetRow.tsx';

/** The variants as a spreadsheet: arrows, Enter, fill down, paste, and one editor (desktops and tablets). */
export function VariantsSheet({ headingId, corner, columns, titles, faults }: VariantsViewProps) {
  const { variants: words } = useDictionary(PRODUCT_WORDS);
  const locale = useLocale() ?? DEFAULT_LOCALE;
  const notify = useNotify();
  const values = useVariantValues(columns);
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
      <VariantFaults
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          size="small"
          variant="outlined"
          disabled={last || columns[home.column]?.locked !== false}
          onClick={() => {
            actions.fillDown(home);
            actions.activate(home);
          }}
        >
          {words.fill_down}
        </Button>
        {undoable > 0 && (
          <Button size="small" onClick={actions.undo}>
            {words.undo}
          </Button>
        )}
        <Box sx={{ ...quiet, flex: '1 1 240px' }}>{words.hint}</Box>
      </Box>
    </>
  );
}
