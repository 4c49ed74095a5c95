import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Widget } from '../../../domain/schema/kind-names.ts';
import { lettersLeft } from '../../ui/input/NativeSelect.tsx';
import { useLabel } from '../../i18n/words.ts';
import { color } from '../../theme/styles.ts';
import { FieldFrame, type ControlProps } from './FieldFrame.tsx';
import { asText, useFieldValue, type InputProps } from './input.ts';

/** The keyboard that a phone opens. */
const KEYBOARDS: Partial<Record<Widget, React.InputHTMLAttributes<HTMLInputElement>>> = {
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  url: { type: 'url', inputMode: 'url', autoCapitalize: 'none' },
};

/** From this share of the maximum length on, the number of remaining characters is shown. */
const NEAR_LIMIT = 0.8;

/** One line of text, e-mail or address; several lines for `multiline`. */
export function TextInput(props: InputProps) {
  const { field, name } = props;
  const { value, onChange, onBlur, ref, error } = useFieldValue(name);
  const text = asText(value);
  const lines =
    field.widget === 'multiline'
      ? { multiline: true, minRows: Number(field.options?.rows ?? 3), maxRows: 12 }
      : {};
  return (
    <FieldFrame {...props} error={error} note={useLettersLeft(text, field.bounds?.maxLength)}>
      {(control) => (
        <TextBox
          of={props}
          control={control}
          {...lines}
          value={text}
          onText={(typed) => onChange(typed === '' ? null : typed)}
          onBlur={onBlur}
          inputRef={ref}
          keyboard={KEYBOARDS[field.widget] ?? { autoCapitalize: 'sentences' }}
        />
      )}
    </FieldFrame>
  );
}

function useLettersLeft(text: string, maxLength: number | undefined): string | undefined {
  const translate = useTranslate();
  const letters = [...text].length;
  if (maxLength === undefined || letters < maxLength * NEAR_LIMIT) return undefined;
  return lettersLeft(translate, maxLength - letters);
}

interface TextBoxProps extends Omit<OutlinedInputProps, 'onChange' | 'slotProps' | 'sx'> {
  of: InputProps;
  control: ControlProps;
  value: string;
  onText: (text: string, input: HTMLInputElement | HTMLTextAreaElement) => void;
  /** Attributes of the input element itself: type, inputMode, list… */
  keyboard?: React.InputHTMLAttributes<HTMLInputElement>;
  sx?: SystemStyleObject<Theme>;
}

/** The box of every typed input. A read-only one keeps selectable text and its place in the tab order. */
export function TextBox({ of, control, value, onText, keyboard, sx, ...box }: TextBoxProps) {
  const labelOf = useLabel();
  return (
    <OutlinedInput
      size="small"
      error={control['aria-invalid']}
      name={of.name}
      value={value}
      placeholder={of.field.placeholder ? labelOf(of.field.placeholder) : undefined}
      onChange={(event) => onText(event.target.value, event.target)}
      readOnly={of.disabled}
      {...box}
      slotProps={{
        input: {
          // The fields hold data of other people, so the browser must not fill in its owner's.
          autoComplete: 'off',
          id: control.id,
          'aria-describedby': control['aria-describedby'],
          'aria-invalid': control['aria-invalid'],
          'aria-required': control['aria-required'],
          ...keyboard,
        },
      }}
      sx={{ ...(of.disabled && { backgroundColor: color('sunken') }), ...sx }}
    />
  );
}
