import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useWords } from '../../i18n/useWords.ts';
import type { FilterInputProps } from './filter.ts';

/** Part of a text, or a whole number or word. */
export function TextFilter({ field, value, onChange }: FilterInputProps) {
  const translate = useTranslate();
  const words = useWords();
  return (
    <TextField
      fullWidth
      size="small"
      label={translate('filters.contains')}
      value={typeof value === 'string' || typeof value === 'number' ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { 'aria-label': `${words(field.label)}: ${translate('filters.contains')}` } }}
    />
  );
}
