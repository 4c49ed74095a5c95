import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { useLabel } from '../../i18n/words.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { choiceOf } from './choices.ts';
import type { InputProps } from './input.ts';
import { asText, useFieldValue } from './useFieldValue.ts';

/** The phone's native picker: quick, large and familiar. */
export function SelectInput(props: InputProps) {
  const { field, name, required, disabled } = props;
  const { value, onChange, onBlur, ref, error } = useFieldValue(name);
  const translate = useTranslate();
  const labelOf = useLabel();
  const text = asText(value);
  return (
    <FieldFrame {...props} error={error}>
      {(control) => (
        <NativeSelect
          variant="outlined"
          error={error !== undefined}
          input={<OutlinedInput size="small" />}
          name={name}
          value={text}
          disabled={disabled}
          onChange={(event) => onChange(choiceOf(field, event.target.value))}
          onBlur={onBlur}
          inputRef={ref}
          inputProps={control}
        >
          {(!required || text === '') && (
            <option value="">
              {field.placeholder ? labelOf(field.placeholder) : translate('form.choose')}
            </option>
          )}
          {field.enum?.map(({ value: choice, label }) => (
            <option key={choice} value={choice}>
              {labelOf(label)}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}
