import { useState } from 'react';
import Box from '@mui/material/Box';
import { useFormState } from 'react-hook-form';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { color } from '../../../theme/color.ts';
import { useFormFaults } from '../../../ui/cells/sheet/useFormFaults.ts';
import { NativeSelect } from '../../../ui/input/NativeSelect.tsx';
import { GridField } from './GridField.tsx';
import { hasPart } from './grid-lines.ts';
import type { GridViewProps } from './grid-view.ts';
import { GRID_WORDS } from './grid-words.ts';
import { LineName } from './LineName.tsx';

/** The products on a phone: one field at a time, for each of them. */
export function GridList({ lines, columns }: GridViewProps) {
  const words = useDictionary(GRID_WORDS);
  const [chosen, setChosen] = useState<string>(columns[0]?.id ?? '');
  const faults = useFormFaults('rows', columns, lines.length);
  const { submitCount } = useFormState();
  const [handled, setHandled] = useState({ submitCount, faulty: 0 });
  // A refused save shows the field of its first fault.
  if (handled.submitCount !== submitCount || handled.faulty !== faults.size) {
    setHandled({ submitCount, faulty: faults.size });
    const [first] = faults.values();
    const [part] = Object.keys(first ?? {});
    if (part !== undefined && faults.size > handled.faulty) setChosen(part);
  }
  const index = columns.findIndex(({ id }) => id === chosen);
  const column = columns[index];
  if (column === undefined) return null;
  return (
    <>
      <NativeSelect
        label={words.field}
        value={column.id}
        options={columns.map(({ id, label }) => ({ value: id, label }))}
        onChange={setChosen}
      />
      <Box
        component="ul"
        aria-label={column.label}
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          border: `1px solid ${color('line')}`,
          borderRadius: 'var(--radius)',
          backgroundColor: color('surface'),
          // The browser draws the rows in sight alone.
          '& > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 64px', px: 1.5, py: 1 },
          '& > li + li': { borderTop: `1px solid ${color('line')}` },
        }}
      >
        {lines.map((line, row) => (
          <Box
            component="li"
            key={line.variant === null ? line.product.id : `${line.product.id}:${line.variant.id}`}
            sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <LineName line={line} />
            </Box>
            {hasPart(line, column.id) && (
              <GridField key={column.id} line={line} row={row} column={column} problem={faults.get(row)} />
            )}
          </Box>
        ))}
      </Box>
    </>
  );
}
