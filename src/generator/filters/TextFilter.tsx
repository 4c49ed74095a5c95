import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useLabel } from '../../i18n/useLabel.ts';
import type { FilterInputProps } from './filter.ts';

/** Part of a text, or a whole number or word. */
export function TextFilter({ field, value, onChange, autoFocus = false }: FilterInputProps) {
  const translate = useTranslate();
  const labelOf = useLabel();
  return (
    <TextField
      fullWidth
      size="small"
      autoFocus={autoFocus}
      label={translate('filters.contains')}
      value={typeof value === 'string' || typeof value === 'number' ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { 'aria-label': `${labelOf(field.label)}: ${translate('filters.contains')}` } }}
    />
  );
}
