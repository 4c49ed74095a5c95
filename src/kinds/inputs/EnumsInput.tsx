import Box from '@mui/material/Box';
import CheckIcon from '@mui/icons-material/Check';
import type { RefCallBack } from 'react-hook-form';
import { useLabel } from '../../i18n/words.ts';
import { color, visuallyHidden } from '../../theme/styles.ts';
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
          component="fieldset"
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          onBlur={onBlur}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, border: 0, minWidth: 0 }}
        >
          {choices.map(({ value: one, label }, index) => (
            <ChoiceChip
              key={one}
              label={labelOf(label)}
              checked={chosen.includes(one)}
              disabled={disabled}
              inputRef={index === 0 ? ref : undefined}
              onToggle={() => toggle(one)}
            />
          ))}
        </Box>
      )}
    </FieldFrame>
  );
}

interface ChoiceChipProps {
  label: string;
  checked: boolean;
  disabled: boolean;
  inputRef: RefCallBack | undefined;
  onToggle: () => void;
}

/** A checkbox that looks like a chip: the tick and the filled ground say that it is chosen. */
function ChoiceChip({ label, checked, disabled, inputRef, onToggle }: ChoiceChipProps) {
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        minHeight: 'var(--target)',
        px: 2,
        borderRadius: 'var(--radius-chip)',
        border: `1px solid ${color(checked ? 'primary' : 'line-strong')}`,
        backgroundColor: color(checked ? 'primary-soft' : 'surface'),
        color: color(disabled ? 'text-disabled' : checked ? 'primary' : 'text'),
        fontWeight: checked ? 500 : 400,
        cursor: disabled ? 'default' : 'pointer',
        '&:focus-within': { outline: `2px solid ${color('focus')}`, outlineOffset: 2 },
      }}
    >
      <Box
        component="input"
        type="checkbox"
        ref={inputRef}
        checked={checked}
        disabled={disabled}
        onChange={onToggle}
        sx={visuallyHidden}
      />
      {checked && <CheckIcon aria-hidden sx={{ fontSize: 18 }} />}
      {label}
    </Box>
  );
}
