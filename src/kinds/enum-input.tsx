import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'ra-core';
import type { EnumValue, FieldDescriptor } from '../../domain/schema/descriptors.ts';
import { useLabel } from '../i18n/words.ts';
import { FieldFrame } from './inputs/FieldFrame.tsx';
import { asText, useFieldValue, type InputProps } from './inputs/input.ts';
import type { Inputs } from './kind.ts';

export const inputs = {
  select: { Input: SelectInput, width: 144 },
  radio: { Input: RadioInput },
} satisfies Inputs;

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

/** Shows a few choices at once. */
export function RadioInput(props: InputProps) {
  const { field, name, disabled } = props;
  const { value, onChange, onBlur, ref, error } = useFieldValue(name);
  const labelOf = useLabel();
  return (
    <FieldFrame {...props} error={error} group>
      {(control, labelId) => (
        <RadioGroup
          name={name}
          value={asText(value)}
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          aria-required={control['aria-required']}
          onChange={(_, text) => onChange(choiceOf(field, text))}
          onBlur={onBlur}
          sx={{ flexDirection: { xs: 'column', sm: 'row' }, columnGap: 2 }}
        >
          {field.enum?.map(({ value: choice, label }, index) => (
            <FormControlLabel
              key={choice}
              value={String(choice)}
              disabled={disabled}
              control={<Radio slotProps={index === 0 ? { input: { ref } } : {}} />}
              label={labelOf(label)}
              sx={{ minHeight: 'var(--target)', mr: 0 }}
            />
          ))}
        </RadioGroup>
      )}
    </FieldFrame>
  );
}

/** The value behind a native control's text; null when none is chosen. */
function choiceOf(field: FieldDescriptor, text: string): EnumValue['value'] | null {
  return field.enum?.find(({ value }) => String(value) === text)?.value ?? null;
}
