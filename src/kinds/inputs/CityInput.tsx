import { useState } from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { findCity, searchCities, type City } from '../../../domain/places/cities.ts';
import { COUNTRIES, countryName } from '../../../domain/places/countries.ts';
import { useLabel, useIntlLocale } from '../../i18n/words.ts';
import { ComboBox, type Option } from './ComboBox.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { asText, useFieldValue, type InputProps } from './input.ts';

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

/** A country by its ISO code, Colombia first. */
export function CountryInput(props: InputProps) {
  const { value, onChange, onBlur, ref, error } = useFieldValue(props.name);
  const translate = useTranslate();
  const locale = useIntlLocale();
  return (
    <FieldFrame {...props} error={error}>
      {(control) => (
        <NativeSelect
          variant="outlined"
          error={error !== undefined}
          input={<OutlinedInput size="small" />}
          name={props.name}
          value={asText(value)}
          disabled={props.disabled}
          onChange={(event) => onChange(event.target.value || null)}
          onBlur={onBlur}
          inputRef={ref}
          inputProps={control}
        >
          <option value="">{translate('form.choose')}</option>
          {COUNTRIES.map(({ code }) => (
            <option key={code} value={code}>
              {countryName(code, locale)}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}
