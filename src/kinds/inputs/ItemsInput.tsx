import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { use, useMemo, useRef, useState } from 'react';
import { useFieldArray, useFormState } from 'react-hook-form';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { useAppLocale, useLabel } from '../../i18n/words.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { ImagesInput } from './ImagesInput.tsx';
import { ItemRow } from './ItemRow.tsx';
import { InputSetContext, type InputProps } from './input.ts';
import { blankRow, editableFields, lineGrid, lineWidth, lineWidths } from './nested.ts';
import { useOwnError } from './useOwnError.ts';

/** An array of objects: pictures as a gallery, everything else as rows. */
export function ItemsInput(props: InputProps) {
  const [picture, ...others] = editableFields(props.field);
  if (picture?.widget === 'image' && others.length === 0) return <ImagesInput {...props} picture={picture} />;
  return <RowsInput {...props} />;
}

/** The content of a section of a form, at most. */
const SECTION = 624;
/** Beside a section: the rail of icons and the padding of page and card. */
const BESIDE = 176;

/** The widths of the inputs of a row, where the window shows each value whole on one line. */
function useLine(columns: readonly FieldDescriptor[]): readonly number[] | undefined {
  const widgets = use(InputSetContext)?.widgets;
  const widths = useMemo(() => widgets && lineWidths(columns, widgets), [columns, widgets]);
  const needed = widths === undefined ? 0 : lineWidth(widths);
  const narrow = useMediaQuery(`(max-width: ${needed + BESIDE}px)`);
  return narrow || needed > SECTION ? undefined : widths;
}

/** The keys of the rows that the last save had; a row that came later is not wrong yet. */
function useSavedRows(rows: readonly { _key: string }[]): ReadonlySet<string> {
  const { submitCount } = useFormState();
  const keys = () => new Set(rows.map(({ _key }) => _key));
  const [saved, setSaved] = useState(() => ({ submitCount, keys: keys() }));
  if (saved.submitCount !== submitCount) setSaved({ submitCount, keys: keys() });
  return saved.keys;
}

/** One line for each item where it fits, cards elsewhere; add, remove, Subir, Bajar. */
export function RowsInput(props: InputProps) {
  const { field, name, disabled } = props;
  const { fields: rows, append, remove, move } = useFieldArray({ name, keyName: '_key' });
  const saved = useSavedRows(rows);
  const error = useOwnError(name);
  const labelOf = useLabel();
  const translate = useTranslate();
  const locale = useAppLocale();
  const columns = useMemo(() => editableFields(field), [field]);
  const line = useLine(columns);
  const addButton = useRef<HTMLButtonElement>(null);
  const full = field.bounds?.maxItems !== undefined && rows.length >= field.bounds.maxItems;
  const dropRow = useRef((index: number) => {
    remove(index);
    addButton.current?.focus();
  });
  return (
    <FieldFrame {...props} error={error} group>
      {(control, labelId) => (
        <Box
          component="fieldset"
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
        >
          {line && rows.length > 0 && (
            <Box aria-hidden sx={{ ...lineGrid(line), color: 'text.secondary' }}>
              {columns.map((column) => (
                <Typography key={column.source} variant="caption">
                  {labelOf(column.label)}
                </Typography>
              ))}
            </Box>
          )}
          <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: line ? 0 : 3 }}>
            {rows.map((row, index) => (
              <ItemRow
                key={row._key}
                name={name}
                index={index}
                last={index === rows.length - 1}
                fresh={!saved.has(row._key)}
                fields={columns}
                line={line}
                disabled={disabled}
                sortable={field.options?.sortable !== false}
                label={labelOf(field.label)}
                onMove={move}
                onRemove={dropRow.current}
              />
            ))}
          </Box>
          {!disabled && (
            <Button
              ref={addButton}
              variant="outlined"
              startIcon={<AddIcon />}
              disabled={full}
              onClick={() => append(blankRow(field))}
              sx={{ mt: 1 }}
            >
              {translate('form.items.add', { name: labelOf(field.label).toLocaleLowerCase(locale) })}
            </Button>
          )}
        </Box>
      )}
    </FieldFrame>
  );
}
