import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useLabel } from '../../i18n/words.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { choiceOf } from './choices.ts';
import type { InputProps } from './input.ts';
import { asText, useFieldValue } from './useFieldValue.ts';

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
