import { memo, use } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import { useTranslate } from 'ra-core';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { color } from '../../theme/styles.ts';
import { MoveButton } from '../../ui/sortable/MoveButton.tsx';
import { FieldInput } from './FieldInput.tsx';
import { FreshRowContext } from './fresh-row.ts';
import { lineGrid } from './nested.ts';
import { RowHeadingContext } from './row-heading.ts';

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
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
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
      {sortable && (
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
