import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useFormContext, useWatch } from 'react-hook-form';
import { PRODUCT_GRID_WORDS } from '../../../../generated/words/product-grid.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { color } from '../../../theme/styles.ts';
import type { RowFaults } from '../../../ui/cells/sheet/useSheet.ts';
import { type GridColumn, type GridLine } from './grid-table.ts';
import type { GridForm } from './useGridForm.ts';

interface GridFieldProps {
  line: GridLine;
  row: number;
  column: GridColumn;
  problem: RowFaults | undefined;
}

const box = {
  width: '100%',
  minHeight: 'var(--target)',
  px: 1,
  font: 'inherit',
  // A smaller input makes iOS zoom the page.
  fontSize: 'var(--text-16)',
  color: color('text'),
  backgroundColor: color('surface'),
  borderRadius: 'var(--radius)',
  '&:focus-visible': { outline: 'var(--focus-ring)', outlineOffset: '2px' },
} as const;

/** One value of one product, as large as a thumb. */
export function GridField({ line, row, column, problem }: GridFieldProps) {
  const words = useWords(PRODUCT_GRID_WORDS);
  const { setValue, clearErrors } = useFormContext<GridForm>();
  const path = `rows.${row}.${column.id}` as const;
  const value: unknown = useWatch<GridForm, typeof path>({ name: path });
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(true);
  const id = useId();
  const wrong = left && typeof value === 'string' ? column.unreadable : undefined;
  const sentence = problem?.[column.id] ?? wrong;
  const set = (next: unknown): void => {
    clearErrors(path);
    setValue(path, next ?? null, { shouldDirty: true });
  };
  const shared = {
    'aria-label': fill(words.cell, { column: column.label, row: line.title }),
    'aria-invalid': sentence !== undefined,
    'aria-describedby': sentence === undefined ? undefined : id,
  };
  const border = `1px solid ${color(sentence === undefined ? 'line-strong' : 'danger')}`;
  const { choices, open, locked } = column;
  return (
    <Box sx={{ flex: '0 0 45%', minWidth: 0 }}>
      {choices !== undefined ? (
        <Box
          component="select"
          {...shared}
          disabled={locked}
          value={String(value)}
          onChange={({ target }: React.ChangeEvent<HTMLSelectElement>) =>
            set(choices.find((choice) => String(choice.value) === target.value)?.value)
          }
          sx={{ ...box, border }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.text}
            </option>
          ))}
        </Box>
      ) : open === undefined ? (
        <Box
          component="input"
          {...shared}
          readOnly={locked}
          inputMode={column.keyboard}
          enterKeyHint="next"
          autoComplete="off"
          placeholder={column.placeholder}
          value={typed ?? column.show(value)}
          onFocus={({ target }: React.FocusEvent<HTMLInputElement>) => {
            setLeft(false);
            target.select();
          }}
          onBlur={() => {
            setLeft(true);
            setTyped(null);
          }}
          onKeyDown={goOn}
          onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => {
            setTyped(target.value);
            set(column.read(target.value));
          }}
          sx={{ ...box, border, textAlign: column.align }}
        />
      ) : (
        <Button
          {...shared}
          fullWidth
          variant="outlined"
          color="inherit"
          aria-haspopup="dialog"
          disabled={locked}
          onClick={() => open({ row, column: 0 })}
          sx={{ justifyContent: 'start', textAlign: 'left', fontWeight: 400, overflowWrap: 'anywhere' }}
        >
          {column.show(value) || column.placeholder}
        </Button>
      )}
      {sentence !== undefined && (
        <FormHelperText id={id} error>
          {sentence}
        </FormHelperText>
      )}
    </Box>
  );
}

/** Enter leads to the next product, as in a spreadsheet: it would save the grid after the first value. */
function goOn(event: React.KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const fields = [...(event.currentTarget.closest('ul')?.querySelectorAll('input') ?? [])];
  const next = fields[fields.indexOf(event.currentTarget) + 1];
  // After the last one the keyboard goes, and the button that saves is in sight.
  if (next === undefined) event.currentTarget.blur();
  else next.focus();
}
