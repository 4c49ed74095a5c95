import { useState } from 'react';
import { findCity, searchCities, type City } from '../../../domain/places/cities.ts';
import { useLabel } from '../../i18n/words.ts';
import { ComboBox } from './ComboBox.tsx';
import type { Option } from './ComboBox.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './input.ts';
import { asText, useFieldValue } from './useFieldValue.ts';

/** A municipality of Colombia. Users find it by its name or department; the value is its DANE code. */
export function CityInput(props: InputProps) {
  const { field, name, disabled } = props;
  const { value, onChange, onBlur, ref, error } = useFieldValue(name);
  const labelOf = useLabel();
  const [search, setSearch] = useState('');
  const chosen = asText(value) === '' ? undefined : findCity(asText(value));
  return (
    <FieldFrame {...props} error={error}>
      {(control) => (
        <ComboBox
          value={chosen ? cityOption(chosen) : null}
          options={searchCities(search).map(cityOption)}
          onSearch={setSearch}
          onChoose={(option) => onChange(option?.id ?? null)}
          onBlur={onBlur}
          inputRef={ref}
          disabled={disabled}
          placeholder={field.placeholder && labelOf(field.placeholder)}
          control={control}
        />
      )}
    </FieldFrame>
  );
}

export function cityOption({ code, name, state }: City): Option {
  return { id: code, text: name, detail: state };
}
