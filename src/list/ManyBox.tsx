import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { FieldDescriptor } from '../../domain/schema/descriptors.ts';
import { useLabel } from '../i18n/words.ts';
import { useFocusOnMount } from '../ui/focus/useFocusBeside.ts';
import { floatingList } from '../ui/menu/floating-list.ts';
import type { Choice } from './useFilters.ts';

export interface ManyBoxProps {
  field: FieldDescriptor;
  /** The results for the typed text; the caller searches. */
  options: Choice[];
  chosen: Choice[];
  loading?: boolean;
  takesFocus?: boolean | undefined;
  /** Shown instead of options, if not the usual words. */
  emptyText?: string | undefined;
  onTyped(text: string): void;
  onChange(values: (string | number)[]): void;
}

/** Chooses several of many values, with a search. */
export function ManyBox(props: ManyBoxProps) {
  const { field, options, chosen, loading = false, takesFocus = false, emptyText, onTyped, onChange } = props;
  const translate = useTranslate();
  const labelOf = useLabel();
  const input = useFocusOnMount(takesFocus);
  const [typed, setTyped] = useState('');
  const type = (text: string): void => {
    setTyped(text);
    onTyped(text);
  };
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
      inputValue={typed}
      // Every choice is a new array, at which MUI would empty the box while the user types.
      onInputChange={(_, text, reason) => {
        if (reason === 'reset') return;
        type(text);
      }}
      onChange={(_, values) => {
        onChange(values.map((one) => one.value));
        type('');
      }}
      slotProps={floatingList}
      loadingText={translate('app.loading')}
      noOptionsText={emptyText ?? translate('filters.no_options')}
      openText={translate('filters.open_options')}
      closeText={translate('app.close')}
      clearText={translate('filters.clear')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={labelOf(field.label)}
          placeholder={translate('filters.type_to_search')}
          inputRef={input}
        />
      )}
    />
  );
}
