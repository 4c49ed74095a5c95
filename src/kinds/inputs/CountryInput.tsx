import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { COUNTRIES, countryName } from '../../../domain/places/countries.ts';
import { useIntlLocale } from '../../i18n/words.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './input.ts';
import { asText, useFieldValue } from './useFieldValue.ts';

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
