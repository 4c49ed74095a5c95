import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import CheckIcon from '@mui/icons-material/Check';
import { useLabel } from '../../i18n/useLabel.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './input.ts';
import { useFieldValue } from './useFieldValue.ts';

/** Any of the values of an enum: each is a chip that is chosen with a tap. They are kept in the order of the schema. */
export function EnumsInput(props: InputProps) {
  const { field, name, disabled } = props;
  const { value, onChange, onBlur, ref, error } = useFieldValue(name);
  const labelOf = useLabel();
  const choices = field.element?.enum ?? [];
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const toggle = (one: string | number) =>
    onChange(
      choices.flatMap(({ value: other }) => (chosen.includes(other) !== (other === one) ? [other] : [])),
    );
  return (
    <FieldFrame {...props} error={error} group>
      {(control, labelId) => (
        <Box
          role="group"
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {choices.map(({ value: one, label }, index) => {
            const on = chosen.includes(one);
            return (
              <Chip
                key={one}
                {...(index === 0 && { ref })}
                label={labelOf(label)}
                role="checkbox"
                aria-checked={on}
                clickable={!disabled}
                disabled={disabled}
                variant={on ? 'filled' : 'outlined'}
                color={on ? 'primary' : 'default'}
                {...(on && { icon: <CheckIcon /> })}
                onClick={() => toggle(one)}
                onBlur={onBlur}
                sx={{ minHeight: 'var(--target)' }}
              />
            );
          })}
        </Box>
      )}
    </FieldFrame>
  );
}
