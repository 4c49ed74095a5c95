import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useLabel } from '../../i18n/useLabel.ts';
import { useFocusOnMount } from '../../ui/input/useFocusOnMount.ts';
import type { FilterInputProps } from './filter.ts';

/** Part of a text, or a whole word. */
export function TextFilter({ field, value, onChange, takesFocus = false }: FilterInputProps) {
  const translate = useTranslate();
  const labelOf = useLabel();
  const input = useFocusOnMount(takesFocus);
  return (
    <TextField
      fullWidth
      size="small"
      inputRef={input}
      label={translate('filters.contains')}
      value={typeof value === 'string' || typeof value === 'number' ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { 'aria-label': `${labelOf(field.label)}: ${translate('filters.contains')}` } }}
    />
  );
}
