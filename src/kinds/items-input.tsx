import { use, useMemo, useRef, useState, memo } from 'react';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import IconButton from '@mui/material/IconButton';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import { useTranslate } from 'ra-core';
import { useFieldArray, useFormState } from 'react-hook-form';
import type { FieldDescriptor } from '../../domain/schema/descriptors.ts';
import { useAppLocale, useLabel } from '../i18n/words.ts';
import { FieldFrame, FieldInput } from './inputs/FieldFrame.tsx';
import { ImagesInput } from './inputs/ImagesInput.tsx';
import {
  InputSetContext,
  useOwnError,
  FreshRowContext,
  RowHeadingContext,
  type InputProps,
} from './inputs/input.ts';
import { lineGrid, lineWidth, lineWidths } from './inputs/widths.ts';
import { blankRow, editableFields } from './inputs/nested.ts';
import { color } from '../theme/styles.ts';
import { MoveButton } from '../ui/sortable/MoveButton.tsx';
import type { Inputs } from './kind.ts';

export const inputs = {
  items: { Input: ItemsInput, wholeLine: true },
} satisfies Inputs;

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
  const one = labelOf(field.item ?? field.label);
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
                label={one}
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
              {translate('form.items.add', { name: one.toLocaleLowerCase(locale) })}
            </Button>
          )}
        </Box>
      )}
    </FieldFrame>
  );
}

interface ItemRowProps {
  /** Path of the array. */
  name: string;
  index: number;
  last: boolean;
  /** Came after the last save: only what was left is judged. */
  fresh: boolean;
  fields: readonly FieldDescriptor[];
  /** Widths of the inputs on one line of a table; without them the row is a card. */
  line: readonly number[] | undefined;
  disabled: boolean;
  sortable: boolean;
  label: string;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

/** One row of a nested array. Memoised: typing in one of a hundred rows renders only that row's input. */
const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { name, index, fresh, fields, line, disabled, label } = props;
  const translate = useTranslate();
  const heading = use(RowHeadingContext);
  const title = translate('form.items.row', { name: label, position: index + 1 });
  const inputs = (
    <FreshRowContext value={fresh}>
      {fields.map((field) => (
        <FieldInput
          key={field.source}
          field={field}
          name={`${name}.${index}.${field.source}`}
          required={field.required === true}
          disabled={disabled || field.readOnly === true}
          compact={line !== undefined}
        />
      ))}
    </FreshRowContext>
  );
  const buttons = !disabled && <ItemButtons {...props} title={title} />;
  if (line)
    return (
      <Box component="li" aria-label={title} sx={{ ...lineGrid(line), alignItems: 'start', py: 0.5 }}>
        {inputs}
        {buttons}
      </Box>
    );
  return (
    <Box
      component="li"
      aria-label={title}
      sx={{
        border: `1px solid ${color('line')}`,
        borderRadius: 'var(--radius)',
        p: 1.5,
        display: 'grid',
        gap: 1.5,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: 'var(--target)',
        }}
      >
        <Typography variant="subtitle2" component={heading}>
          {title}
        </Typography>
        {buttons}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {inputs}
      </Box>
    </Box>
  );
});

interface ItemButtonsProps {
  index: number;
  last: boolean;
  sortable: boolean;
  /** The name of the row that the buttons act on. */
  title: string;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

/** Subir, Bajar, Quitar: sorts without dragging (WCAG 2.5.7). */
function ItemButtons({ index, last, sortable, title, onMove, onRemove }: ItemButtonsProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      {sortable && !(index === 0 && last) && (
        <>
          <MoveButton
            label={translate('form.items.up', { name: title })}
            ended={index === 0}
            onMove={() => onMove(index, index - 1)}
          >
            <ArrowUpwardIcon fontSize="small" />
          </MoveButton>
          <MoveButton
            label={translate('form.items.down', { name: title })}
            ended={last}
            onMove={() => onMove(index, index + 1)}
          >
            <ArrowDownwardIcon fontSize="small" />
          </MoveButton>
        </>
      )}
      <IconButton
        aria-label={translate('form.remove_named', { name: title })}
        onClick={() => onRemove(index)}
      >
        <DeleteOutlineIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
