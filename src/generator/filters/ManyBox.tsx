import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import type { Choice } from './useChoices.ts';

export interface ManyBoxProps {
  field: FieldDescriptor;
  /** The results for the typed text; the caller searches. */
  options: Choice[];
  chosen: Choice[];
  loading?: boolean;
  onTyped(text: string): void;
  onChange(values: (string | number)[]): void;
}

/** Chooses several of many values, with a search. */
export function ManyBox({ field, options, chosen, loading = false, onTyped, onChange }: ManyBoxProps) {
  const translate = useTranslate();
  const labelOf = useLabel();
  return (
    <Autocomplete
      multiple
      fullWidth
      size="small"
      options={options}
      value={chosen}
      loading={loading}
      filterOptions={(all) => all}
      isOptionEqualToValue={(option, value) => option.value === value.value}
      onInputChange={(_, text) => onTyped(text)}
      onChange={(_, values) => onChange(values.map((one) => one.value))}
      loadingText={translate('app.loading')}
      noOptionsText={translate('filters.no_options')}
      openText={translate('filters.open_options')}
      closeText={translate('app.close')}
      clearText={translate('filters.clear')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={labelOf(field.label)}
          placeholder={translate('filters.type_to_search')}
        />
      )}
    />
  );
}
